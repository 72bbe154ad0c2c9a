/// Which item of before is which item of afterwards.
///
/// What is neither deleted nor moved keeps its order, and fills the places that nothing was inserted into or moved to. So all that has to
/// be known is what changed: items that stay between two changes stay together.
/// - Complexity: making one is O(n log n) for n changes, however many items there are.
public struct CollectionDiff: Sendable {
  private var newSections: [Int?]
  private var oldSections: [Int?]
  private let reloadedSections: Set<Int>
  /// How the items that stay in a section go on, by its number of before and by that of afterwards; a section without any is not in it.
  private var stayersByOld: [Int: StayingItems] = [:]
  private var stayersByNew: [Int: StayingItems] = [:]
  private var items = Items()
  /// Of items that moved, where each was.
  private var origins: [ItemPlace: ItemPlace] = [:]

  /// The arithmetic of a batch.
  ///
  /// - Parameters:
  ///   - before: how many items each section had.
  ///   - after: how many it has now.
  /// - Throws: `InvalidUpdate`, if the changes do not lead from one to the other.
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

  /// Everything stays.
  public init(unchanged counts: [Int]) {
    (newSections, oldSections, reloadedSections) = (Array(counts.indices), Array(counts.indices), [])
    for (section, count) in counts.enumerated() {
      let stayers = StayingItems(count: count, going: [], coming: [])
      (stayersByOld[section], stayersByNew[section]) = (stayers, stayers)
    }
  }

  /// Where a section is now; nil if it is gone.
  public func newSection(of old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }
  /// Where a section was; nil if it is new.
  public func oldSection(of new: Int) -> Int? { oldSections.indices.contains(new) ? oldSections[new] : nil }
  /// Whether a section of before is asked for anew, with all in it.
  public func reloadsSection(_ old: Int) -> Bool { reloadedSections.contains(old) }
  /// Where an item is now; nil if it is gone or was reloaded.
  public func newPlace(of old: ItemPlace) -> ItemPlace? {
    if let target = items.moved[old] { return target }
    return items.reloaded.contains(old) ? nil : stayingPlace(of: old)
  }
  /// What takes the place of an item that was reloaded; nil for others.
  public func reloadedPlace(of old: ItemPlace) -> ItemPlace? { items.reloaded.contains(old) ? stayingPlace(of: old) : nil }
  /// Where an item was; nil if it is new or was reloaded.
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

/// The items of a section that keep their order: the n-th of before that does not go is the n-th of afterwards that did not come.
struct StayingItems: Sendable {
  let count: Int
  /// Ascending.
  let going: [Int], coming: [Int]

  func new(of old: Int) -> Int? { Self.rank(of: old, without: going, count).map { Self.item($0, without: coming) } }
  func old(of new: Int) -> Int? { Self.rank(of: new, without: coming, count).map { Self.item($0, without: going) } }

  /// Which of those that are not among some an item is; nil if it is among them, or beyond the end.
  private static func rank(of item: Int, without some: [Int], _ count: Int) -> Int? {
    let before = some.firstIndex { $0 >= item }
    guard item >= 0, before == some.count || some[before] != item, item - before < count else { return nil }
    return item - before
  }

  /// The one that comes n-th among those that are not among some.
  private static func item(_ rank: Int, without some: [Int]) -> Int {
    // As many of them come before it as have fewer than `rank` others before themselves, or as many.
    var (low, high) = (0, some.count)
    while low < high {
      let middle = (low + high) / 2
      if some[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension [Int] {
  /// The first that holds, of numbers of which all after it do; the end if none does.
  fileprivate func firstIndex(_ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Pairs what stays, in order, with the places that nothing else has taken; nil if there are not as many of these.
func paired(_ staying: [Int], _ free: [Int]) -> [(Int, Int)]? { staying.count == free.count ? Array(zip(staying, free)) : nil }
