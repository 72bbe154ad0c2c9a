extension CollectionDiff {
  /// The item changes of a batch.
  struct Items {
    private var inserted: Set<ItemPlace> = [], deleted: Set<ItemPlace> = []
    private(set) var reloaded: Set<ItemPlace> = []
    private(set) var moved: [ItemPlace: ItemPlace] = [:]
    private var targets: Set<ItemPlace> = []

    mutating func take(_ change: CollectionChange, before: [Int], after: [Int]) throws(InvalidUpdate) {
      switch change {
      case .insertItem(let new):
        try check(new, "insert", after, "after")
        guard inserted.insert(new).inserted else { throw InvalidUpdate("attempt to insert \(new.text) more than once") }
        guard !targets.contains(new) else { throw InvalidUpdate("attempt to insert \(new.text) and to move an item there") }
      case .deleteItem(let old):
        try check(old, "delete", before, "before")
        guard deleted.insert(old).inserted else { throw InvalidUpdate("attempt to delete \(old.text) more than once") }
        try checkOnce(old)
      case .reloadItem(let old):
        try check(old, "reload", before, "before")
        reloaded.insert(old)
        try checkOnce(old)
      case .moveItem(let old, let new):
        try check(old, "move", before, "before")
        try check(new, "move an item to", after, "after")
        guard moved.updateValue(new, forKey: old) == nil else { throw InvalidUpdate("attempt to move \(old.text) more than once") }
        guard targets.insert(new).inserted else { throw InvalidUpdate("attempt to move two items to \(new.text)") }
        guard !inserted.contains(new) else { throw InvalidUpdate("attempt to insert \(new.text) and to move an item there") }
        try checkOnce(old)
      default: break
      }
    }

    /// The items that leave their positions, and the positions that items come to. Both are grouped by section and ascend.
    var going: [Int: [Int]] { Self.bySection(deleted.union(moved.keys)) }
    var coming: [Int: [Int]] { Self.bySection(inserted.union(targets)) }
    private static func bySection(_ places: Set<ItemPlace>) -> [Int: [Int]] {
      Dictionary(grouping: places, by: \.section).mapValues { $0.map(\.item).sorted() }
    }

    /// Returns the error for a section whose item counts do not add up.
    func mismatch(old: Int, count before: Int, new: Int, count after: Int) -> InvalidUpdate {
      let numbers = (
        inserted: inserted.count { $0.section == new }, deleted: deleted.count { $0.section == old },
        movedIn: targets.count { $0.section == new }, movedOut: moved.keys.count { $0.section == old }
      )
      return InvalidUpdate(
        """
        Invalid update: invalid number of items in section \(new). The number of items contained in an existing section after the update \
        (\(after)) must be equal to the number of items contained in that section before the update (\(before)), plus or minus the number \
        of items inserted or deleted from that section (\(numbers.inserted) inserted, \(numbers.deleted) deleted) and plus or minus the \
        number of items moved into or out of that section (\(numbers.movedIn) moved in, \(numbers.movedOut) moved out).
        """)
    }

    private func check(_ place: ItemPlace, _ action: String, _ counts: [Int], _ when: String) throws(InvalidUpdate) {
      guard counts.indices.contains(place.section) else {
        throw InvalidUpdate("attempt to \(action) \(place.text), but there are only \(counts.count) sections \(when) the update")
      }
      guard (0..<counts[place.section]).contains(place.item) else {
        throw InvalidUpdate(
          "attempt to \(action) \(place.text), but there are only \(counts[place.section]) items in section \(place.section) \(when) the update"
        )
      }
    }
    private func checkOnce(_ old: ItemPlace) throws(InvalidUpdate) {
      let fates = [deleted.contains(old), reloaded.contains(old), moved[old] != nil].count { $0 }
      guard fates <= 1 else { throw InvalidUpdate("attempt to delete, reload and move \(old.text): only one of these is possible") }
    }
  }
}

extension ItemPlace {
  fileprivate var text: String { "item \(item) of section \(section)" }
}
