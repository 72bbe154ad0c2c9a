/// The correspondence between the items before a batch of changes and the items after it.
///
/// Items that are neither deleted nor moved keep their order. They fill the positions that nothing was inserted into or moved to. Only the
/// changes are therefore stored, because items between two changes stay together.
/// - Complexity: Creating one takes O(n log n) for n changes, however many items there are.
public struct CollectionDiff: Sendable {
  private var newSections: [Int?]
  private var oldSections: [Int?]
  private let reloadedSections: Set<Int>
  /// The items that stay in a section, by the section's old index and by its new one. A section without such items is absent.
  private var stayersByOld: [Int: StayingItems] = [:]
  private var stayersByNew: [Int: StayingItems] = [:]
  private var items = Items()
  /// The old position of each moved item, by its new position.
  private var origins: [ItemPlace: ItemPlace] = [:]

  /// Creates the correspondence for a batch of changes.
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before the batch.
  ///   - after: The number of items in each section after the batch.
  /// - Throws: `InvalidUpdate` if the changes do not lead from one to the other.
  public init(_ changes: [CollectionChange], before: [Int], after: [Int]) throws(InvalidUpdate) {
    var sections = Sections()
    for change in changes { try sections.take(change, before: before, after: after) }
    (newSections, oldSections) = try sections.match(before: before.count, after: after.count)
    reloadedSections = sections.reloaded
    for change in changes { try items.take(change, before: before, after: after) }
    for move in items.moved { origins[move.value] = move.key }
    let (going, coming) = (items.going, items.coming)
    for (new, old) in oldSections.enumerated() {
      guard let old, !reloadedSections.contains(old) else { continue }
      let (going, coming) = (going[old] ?? [], coming[new] ?? [])
      guard before[old] - going.count == after[new] - coming.count else {
        throw items.mismatch(old: old, count: before[old], new: new, count: after[new])
      }
      let stayers = StayingItems(count: before[old] - going.count, going: going, coming: coming)
      (stayersByOld[old], stayersByNew[new]) = (stayers, stayers)
    }
  }

  /// Creates a correspondence in which nothing changes.
  public init(unchanged counts: [Int]) {
    (newSections, oldSections, reloadedSections) = (Array(counts.indices), Array(counts.indices), [])
    for (section, count) in counts.enumerated() {
      let stayers = StayingItems(count: count, going: [], coming: [])
      (stayersByOld[section], stayersByNew[section]) = (stayers, stayers)
    }
  }

  /// Returns the new index of a section, or `nil` if the section was deleted.
  public func newSection(of old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }
  /// Returns the old index of a section, or `nil` if the section was inserted.
  public func oldSection(of new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }
  /// Returns a Boolean value that indicates whether a section, given by its old index, is reloaded with all its items.
  public func reloadsSection(_ old: Int) -> Bool { reloadedSections.contains(old) }
  /// Returns the new position of an item, or `nil` if the item was deleted or reloaded.
  public func newPlace(of old: ItemPlace) -> ItemPlace? {
    if let target = items.moved[old] { return target }
    return items.reloaded.contains(old) ? nil : stayingPlace(of: old)
  }
  /// Returns the position of the item that replaces a reloaded item, or `nil` if the item was not reloaded.
  public func reloadedPlace(of old: ItemPlace) -> ItemPlace? { items.reloaded.contains(old) ? stayingPlace(of: old) : nil }
  /// Returns the old position of an item, or `nil` if the item was inserted or reloaded.
  public func oldPlace(of new: ItemPlace) -> ItemPlace? {
    if let origin = origins[new] { return origin }
    guard let section = oldSection(of: new.section), let item = stayersByNew[new.section]?.old(of: new.item) else { return nil }
    let old = ItemPlace(section, item)
    return items.reloaded.contains(old) ? nil : old
  }

  private func stayingPlace(of old: ItemPlace) -> ItemPlace? {
    guard let section = newSection(of: old.section), let item = stayersByOld[old.section]?.new(of: old.item) else { return nil }
    return ItemPlace(section, item)
  }
}

/// The items of a section that keep their order. The n-th of the old items that stays is the n-th of the new items that was not inserted.
struct StayingItems: Sendable {
  let count: Int
  /// The indices of the items that leave and of the items that arrive, in ascending order.
  let going: [Int], coming: [Int]

  func new(of old: Int) -> Int? { Self.rank(of: old, without: going, count).map { Self.item($0, without: coming) } }
  func old(of new: Int) -> Int? { Self.rank(of: new, without: coming, count).map { Self.item($0, without: going) } }

  /// Returns the rank of an item among those whose index is not in `some`. It is `nil` if the index is in `some` or beyond the end.
  private static func rank(of item: Int, without some: [Int], _ count: Int) -> Int? {
    let before = some.firstIndex { $0 >= item }
    guard item >= 0, before == some.count || some[before] != item, item - before < count else { return nil }
    return item - before
  }

  /// Returns the item that has a rank among those whose index is not in `some`.
  private static func item(_ rank: Int, without some: [Int]) -> Int {
    // An index of `some` comes before the item if at most `rank` other items come before it.
    var (low, high) = (0, some.count)
    while low < high {
      let middle = (low + high) / 2
      if some[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension [Int] {
  /// Returns the first index whose element satisfies a predicate, which holds for all elements after it. It is the end index if none does.
  fileprivate func firstIndex(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Pairs the staying elements, in order, with the free positions, or returns `nil` if their numbers differ.
func paired(_ staying: [Int], _ free: [Int]) -> [(Int, Int)]? { staying.count == free.count ? Array(zip(staying, free)) : nil }
