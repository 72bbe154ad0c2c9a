/// Sections with their items, by their identifiers. An identifier occurs only once among the sections and only once among the items.
public struct IdentifiedList<Section: Hashable, Item: Hashable> {
  /// The sections in order.
  public var sections: [Section]
  /// The items of each section, in order.
  public var items: [[Item]]
  /// Creates a list. There must be one array of items for each section.
  public init(sections: [Section], items: [[Item]]) { (self.sections, self.items) = (sections, items) }
}

extension IdentifiedList {
  /// Returns the changes that lead from this list to another. Equal identifiers denote the same element, and as few elements as possible
  /// move.
  ///
  /// - Parameters:
  ///   - reloadedSections: The sections of both lists that must be reloaded with all their items.
  ///   - reloadedItems: The items of both lists that must be reloaded, by their old positions.
  /// - Complexity: O(n log n) for n items of sections that differ. Sections that share their storage cost nothing.
  public func changes(
    to new: Self, reloadedSections: Set<Section> = [], reloadedItems: Set<ItemPlace> = []
  ) -> [CollectionChange] {
    var difference = Difference(self, new)
    difference.matchSections(reloaded: reloadedSections)
    difference.matchItems()
    difference.reload(reloadedItems)
    return difference.changes
  }
}

extension IdentifiedList {
  /// The working state of a difference.
  fileprivate struct Difference {
    let old, new: IdentifiedList
    var changes: [CollectionChange] = []
    /// The old index of each new section, or `nil` if the section is inserted or reloaded.
    private var origin: [Int?] = []
    private var goesOn: [Bool] = []
    /// The ranges of items that must be compared in each section. The common start and end of a section that stays are left out.
    private var middles: [(old: Range<Int>, new: Range<Int>)] = []

    init(_ old: IdentifiedList, _ new: IdentifiedList) { (self.old, self.new) = (old, new) }

    // MARK: Sections

    mutating func matchSections(reloaded: Set<Section>) {
      let numbers = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1, $0) })
      origin = new.sections.map { numbers[$0] }
      let known = origin.indices.filter { origin[$0] != nil }
      let staying = Set(longestRise(known.map { origin[$0]! }).map { known[$0] })
      goesOn = Array(repeating: false, count: old.sections.count)
      for (to, section) in new.sections.enumerated() {
        guard let from = origin[to] else {
          changes.append(.insertSection(to))
          continue
        }
        let isReloaded = reloaded.contains(section)
        if isReloaded { origin[to] = nil }
        switch (isReloaded, staying.contains(to)) {
        case (true, true): changes.append(.reloadSection(from))
        case (true, false): changes += [.deleteSection(from), .insertSection(to)]
        case (false, true): break
        case (false, false): changes.append(.moveSection(from: from, to: to))
        }
        if !isReloaded { goesOn[from] = true }
      }
      let kept = Set(new.sections)
      for (from, section) in old.sections.enumerated() where !kept.contains(section) { changes.append(.deleteSection(from)) }
    }

    // MARK: Items

    mutating func matchItems() {
      middles = origin.indices.map { to in origin[to].map { middle(of: old.items[$0], new.items[to]) } ?? (0..<0, new.items[to].indices) }
      var places = formerPlaces()
      for (to, middle) in middles.enumerated() { match(section: to, middle.new, &places) }
      for place in places.values.sorted() where goesOn[place.section] { changes.append(.deleteItem(place)) }
    }

    private func middle(of old: [Item], _ new: [Item]) -> (Range<Int>, Range<Int>) {
      if old == new { return (0..<0, 0..<0) }
      var start = 0
      let least = min(old.count, new.count)
      while start < least, old[start] == new[start] { start += 1 }
      var end = 0
      while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      return (start..<old.count - end, start..<new.count - end)
    }

    private func formerPlaces() -> [Item: ItemPlace] {
      var places: [Item: ItemPlace] = [:]
      for section in old.items.indices where !goesOn[section] {
        for (item, name) in old.items[section].enumerated() { places[name] = ItemPlace(section, item) }
      }
      for (to, middle) in middles.enumerated() {
        guard let from = origin[to] else { continue }
        for item in middle.old { places[old.items[from][item]] = ItemPlace(from, item) }
      }
      return places
    }

    private mutating func match(section to: Int, _ range: Range<Int>, _ places: inout [Item: ItemPlace]) {
      let from = origin[to]
      var kept: [(new: Int, old: Int)] = []
      for item in range {
        let place = ItemPlace(to, item)
        if let former = places.removeValue(forKey: new.items[to][item]) {
          if former.section == from { kept.append((item, former.item)) } else { changes.append(.moveItem(from: former, to: place)) }
        } else if from != nil {
          changes.append(.insertItem(place))
        }
      }
      guard let from else { return }
      var staying = longestRise(kept.map(\.old))[...]
      for (index, pair) in kept.enumerated() {
        if staying.first == index {
          staying = staying.dropFirst()
        } else {
          changes.append(.moveItem(from: ItemPlace(from, pair.old), to: ItemPlace(to, pair.new)))
        }
      }
    }

    // MARK: Reloaded items

    /// Adds the reloads. A moved item is deleted and inserted instead, because an item cannot be reloaded and moved at once.
    mutating func reload(_ wanted: Set<ItemPlace>) {
      guard !wanted.isEmpty else { return }
      var moved: Set<ItemPlace> = []
      changes = changes.flatMap { change -> [CollectionChange] in
        guard case .moveItem(let from, let to) = change, wanted.contains(from) else { return [change] }
        moved.insert(from)
        let coming: [CollectionChange] = origin[to.section] == nil ? [] : [.insertItem(to)]
        return goesOn[from.section] ? [.deleteItem(from)] + coming : coming
      }
      for place in wanted.subtracting(moved).sorted() where goesOn[place.section] { changes.append(.reloadItem(place)) }
    }
  }
}
