extension CollectionDiff {
  /// The section changes of a batch.
  struct Sections {
    var inserted: Set<Int> = [], deleted: Set<Int> = [], reloaded: Set<Int> = []
    var moved: [Int: Int] = [:]

    mutating func take(_ change: CollectionChange, before: [Int], after: [Int]) throws(InvalidUpdate) {
      switch change {
      case .insertSection(let new):
        try check(new, "insert section", after.count, "after")
        try claim(&inserted, new, "insert section \(new)")
      case .deleteSection(let old):
        try check(old, "delete section", before.count, "before")
        try claim(&deleted, old, "delete section \(old)")
      case .reloadSection(let old):
        try check(old, "reload section", before.count, "before")
        reloaded.insert(old)
      case .moveSection(let old, let new):
        try check(old, "move section", before.count, "before")
        try check(new, "move a section to", after.count, "after")
        guard moved.updateValue(new, forKey: old) == nil else { throw InvalidUpdate("attempt to move section \(old) more than once") }
      default: break
      }
    }

    func match(before: Int, after: Int) throws(InvalidUpdate) -> (new: [Int?], old: [Int?]) {
      for old in deleted.sorted() where moved[old] != nil { throw InvalidUpdate("attempt to delete and move section \(old)") }
      for old in deleted.sorted() where reloaded.contains(old) { throw InvalidUpdate("attempt to delete and reload section \(old)") }
      let targets = Set(moved.values)
      guard targets.count == moved.count else { throw InvalidUpdate("attempt to move two sections to the same place") }
      for new in inserted.sorted() where targets.contains(new) {
        throw InvalidUpdate("attempt to insert section \(new) and to move one there")
      }
      let staying = (0..<before).filter { !deleted.contains($0) && moved[$0] == nil }
      let free = (0..<after).filter { !inserted.contains($0) && !targets.contains($0) }
      guard let pairs = paired(staying, free) else {
        throw InvalidUpdate(
          """
          Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (\(after)) \
          must be equal to the number of sections contained in the collection view before the update (\(before)), plus or minus the number \
          of sections inserted or deleted (\(inserted.count) inserted, \(deleted.count) deleted).
          """)
      }
      var (new, old): ([Int?], [Int?]) = (Array(repeating: nil, count: before), Array(repeating: nil, count: after))
      for (from, to) in pairs + moved.map({ ($0.key, $0.value) }) { (new[from], old[to]) = (to, from) }
      return (new, old)
    }

    private func check(_ section: Int, _ action: String, _ count: Int, _ when: String) throws(InvalidUpdate) {
      guard (0..<count).contains(section) else {
        throw InvalidUpdate("attempt to \(action) \(section), but there are only \(count) sections \(when) the update")
      }
    }
    private func claim(_ set: inout Set<Int>, _ section: Int, _ action: String) throws(InvalidUpdate) {
      guard set.insert(section).inserted else { throw InvalidUpdate("attempt to \(action) more than once") }
    }
  }
}
