/// Which item of before is which item of afterwards.
///
/// What is neither deleted nor moved keeps its order, and fills the places that nothing was inserted into or moved to.
/// - Complexity: making one is linear in the number of items.
public struct CollectionDiff: Sendable {
  private var newSections: [Int?]
  private var oldSections: [Int?]
  private var newItems: [[ItemPlace?]]
  private var oldItems: [[ItemPlace?]]
  private let reloadedSections: Set<Int>
  private var reloaded: [ItemPlace: ItemPlace] = [:]

  /// The arithmetic of a batch.
  ///
  /// - Parameters:
  ///   - before: how many items each section had.
  ///   - after: how many it has now.
  /// - Throws: `InvalidUpdate`, if the changes do not lead from one to the other.
  public init(_ changes: [CollectionChange], before: [Int], after: [Int]) throws(InvalidUpdate) {
    var sections = Sections()
    for change in changes { try sections.take(change, before: before, after: after) }
    let sectionMap = try sections.match(before: before.count, after: after.count)
    (newSections, oldSections) = (sectionMap.new, sectionMap.old)
    reloadedSections = sections.reloaded
    var items = Items()
    for change in changes { try items.take(change, before: before, after: after) }
    (newItems, oldItems) = (before.map { Array(repeating: nil, count: $0) }, after.map { Array(repeating: nil, count: $0) })
    for move in items.moved { pair(move.key, move.value) }
    for (new, old) in oldSections.enumerated() {
      guard let old, !reloadedSections.contains(old) else { continue }
      let pairs = try items.match(old: old, count: before[old], new: new, count: after[new])
      for (from, to) in pairs {
        let (from, to) = (ItemPlace(old, from), ItemPlace(new, to))
        if items.reloaded.contains(from) { reloaded[from] = to } else { pair(from, to) }
      }
    }
  }

  /// Everything stays.
  public init(unchanged counts: [Int]) {
    (newSections, oldSections) = (Array(counts.indices), Array(counts.indices))
    let places = counts.enumerated().map { section, count in (0..<count).map { ItemPlace?(ItemPlace(section, $0)) } }
    (newItems, oldItems, reloadedSections, reloaded) = (places, places, [], [:])
  }

  private mutating func pair(_ old: ItemPlace, _ new: ItemPlace) {
    newItems[old.section][old.item] = new
    oldItems[new.section][new.item] = old
  }

  /// Where a section is now; nil if it is gone.
  public func newSection(of old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }
  /// Where a section was; nil if it is new.
  public func oldSection(of new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }
  /// Whether a section of before is asked for anew, with all in it.
  public func reloadsSection(_ old: Int) -> Bool { reloadedSections.contains(old) }
  /// Where an item is now; nil if it is gone or was reloaded.
  public func newPlace(of old: ItemPlace) -> ItemPlace? {
    newItems.indices.contains(old.section) && newItems[old.section].indices.contains(old.item) ? newItems[old.section][old.item] : nil
  }
  /// What takes the place of an item that was reloaded; nil for others.
  public func reloadedPlace(of old: ItemPlace) -> ItemPlace? { reloaded[old] }
  /// Where an item was; nil if it is new or was reloaded.
  public func oldPlace(of new: ItemPlace) -> ItemPlace? {
    oldItems.indices.contains(new.section) && oldItems[new.section].indices.contains(new.item) ? oldItems[new.section][new.item] : nil
  }
}

/// Pairs what stays, in order, with the places that nothing else has taken; nil if there are not as many of these.
func paired(_ staying: [Int], _ free: [Int]) -> [(Int, Int)]? { staying.count == free.count ? Array(zip(staying, free)) : nil }
