import Foundation

/// The sections and items of a list at one time, by what identifies them: no section and no item is there twice.
///
/// A data source takes it with `apply(_:animatingDifferences:completion:)` and finds out by itself what has changed.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedItems = OrderedNames<ItemIdentifierType>()
  private var reconfiguredItems = OrderedNames<ItemIdentifierType>()
  private var reloadedSections = OrderedNames<SectionIdentifierType>()

  /// Nothing yet.
  public init() {}

  // MARK: Asking

  /// How many items there are in all sections.
  public var numberOfItems: Int { sections.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// What the data source is to ask for anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.names }
  /// What the data source is to ask for anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.names }
  /// Items whose cells stay and are to be filled anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.names }
  /// How many items a section has. A section that is not there stops with a message.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
  /// The items of a section, in order. A section that is not there stops with a message.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      preconditionFailure("Invalid section identifier: the snapshot has no section \(identifier)")
    }
    return items
  }
  /// The section of an item; nil if the item is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sections[identifier] }
  /// Which one an item is among all; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier] else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      if other == section { break }
      before += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: identifier).map { before + $0 }
  }
  /// Which one a section is; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

  // MARK: Items

  /// Adds items at the end of a section; of the last one, if none is named. Items that are in the snapshot already move there. An item that
  /// is named twice, a section that is not there, and no section at all stop with a message.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { preconditionFailure("Invalid section identifier: the snapshot has no section \(section)") }
    admit(identifiers)
    items[section, default: []] += identifiers
    for item in identifiers { sections[item] = section }
  }
  /// Puts items before another one. An item that is not there stops with a message.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    put(identifiers, beside: beforeIdentifier, after: false)
  }
  /// Puts items after another one. An item that is not there stops with a message.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    put(identifiers, beside: afterIdentifier, after: true)
  }
  /// Takes items out; those that are not there are no mistake.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers)
    for item in identifiers {
      reloadedItems.remove(item)
      reconfiguredItems.remove(item)
    }
  }
  /// Takes everything out, sections too.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one, in whatever section that is.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, after: false)
  }
  /// Moves an item after another one, in whatever section that is.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, after: true)
  }
  /// Items whose cells are to be made anew. One that is not there stops with a message.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { reloadedItems.add(known(item, "reload")) }
  }
  /// Items whose cells stay and are to be filled anew. One that is not there stops with a message.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { reconfiguredItems.add(known(item, "reconfigure")) }
  }

  private mutating func put(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool) {
    precondition(!identifiers.contains(other), "Invalid update: an item cannot be put beside itself: \(other)")
    let section = sections[known(other, "insert items beside")]!
    admit(identifiers)
    let place = items[section]!.firstIndex(of: other)! + (after ? 1 : 0)
    items[section]!.insert(contentsOf: identifiers, at: place)
    for item in identifiers { sections[item] = section }
  }

  private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool) {
    precondition(item != other, "Invalid update: an item cannot be moved beside itself: \(item)")
    put([known(item, "move")], beside: other, after: after)
  }

  /// Items that come in: none twice, and none in two places.
  private mutating func admit(_ identifiers: [ItemIdentifierType]) {
    var seen = Set<ItemIdentifierType>(minimumCapacity: identifiers.count)
    let twice = identifiers.filter { !seen.insert($0).inserted }
    precondition(
      twice.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(twice.map { "\($0)" }.joined(separator: ", "))")
    takeOut(identifiers.filter { sections[$0] != nil })
  }

  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    var touched: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      if let section = sections.removeValue(forKey: item) { touched[section, default: []].insert(item) }
    }
    for (section, gone) in touched {
      if gone.count == 1, let item = gone.first, let place = items[section]?.firstIndex(of: item) {
        items[section]?.remove(at: place)
      } else {
        items[section]?.removeAll { gone.contains($0) }
      }
    }
  }

  private func known(_ item: ItemIdentifierType, _ action: String) -> ItemIdentifierType {
    precondition(sections[item] != nil, "Attempted to \(action) an item identifier that does not exist in the snapshot: \(item)")
    return item
  }

  // MARK: Sections

  /// Adds sections at the end. One that is there already stops with a message.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sectionIdentifiers.count) }
  /// Puts sections before another one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: place(of: toIdentifier))
  }
  /// Puts sections after another one.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }
  /// Takes sections out with their items; those that are not there are no mistake.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] {
        sections[item] = nil
        reloadedItems.remove(item)
        reconfiguredItems.remove(item)
      }
      reloadedSections.remove(section)
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
  }
  /// Moves a section with its items before another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    move(identifier, beside: toIdentifier, after: false)
  }
  /// Moves a section with its items after another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    move(identifier, beside: toIdentifier, after: true)
  }
  /// Marks sections to be reloaded when the snapshot is applied. A section that is not in the snapshot stops the app with a message.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      _ = place(of: section)
      reloadedSections.add(section)
    }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var seen: Set<SectionIdentifierType> = []
    let twice = identifiers.filter { items[$0] != nil || !seen.insert($0).inserted }
    precondition(
      twice.isEmpty,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(twice.map { "\($0)" }.joined(separator: ", "))")
    sectionIdentifiers.insert(contentsOf: identifiers, at: place)
    for section in identifiers { items[section] = [] }
  }

  private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool) {
    precondition(section != other, "Invalid update: a section cannot be moved beside itself: \(section)")
    let target = place(of: other)
    let place = place(of: section)
    sectionIdentifiers.remove(at: place)
    sectionIdentifiers.insert(section, at: (place < target ? target - 1 : target) + (after ? 1 : 0))
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else {
      preconditionFailure("Invalid section identifier: the snapshot has no section \(section)")
    }
    return place
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections and items in the same order, whatever is to be asked for anew.
  public static func == (a: Self, b: Self) -> Bool { a.sectionIdentifiers == b.sectionIdentifiers && a.items == b.items }
}

extension NSDiffableDataSourceSnapshot {
  /// The same, with nothing to be asked for anew.
  var settled: Self {
    var copy = self
    (copy.reloadedItems, copy.reconfiguredItems, copy.reloadedSections) = (.init(), .init(), .init())
    return copy
  }
  /// Puts other items in the place of a section's.
  mutating func replaceItems(ofSection section: SectionIdentifierType, with new: [ItemIdentifierType]) {
    if items[section] == nil { appendSections([section]) }
    let kept = Set(new)
    deleteItems(items[section]!.filter { !kept.contains($0) })
    takeOut(new)
    items[section] = new
    for item in new { sections[item] = section }
  }
}

/// Names in the order in which they were said, each once.
struct OrderedNames<Name: Hashable & Sendable>: Sendable {
  private var numbers: [Name: Int] = [:]
  private var next = 0
  var names: [Name] { numbers.sorted { $0.value < $1.value }.map(\.key) }
  mutating func add(_ name: Name) {
    guard numbers[name] == nil else { return }
    numbers[name] = next
    next += 1
  }
  mutating func remove(_ name: Name) { numbers[name] = nil }
}
