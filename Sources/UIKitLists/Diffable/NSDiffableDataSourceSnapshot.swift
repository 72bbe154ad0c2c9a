import Foundation

/// The sections and items of a list at one time, as identifiers. Each identifier is contained at most once.
///
/// A data source displays a snapshot with `apply(_:animatingDifferences:completion:)`, and computes the changes automatically.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedItems = OrderedNames<ItemIdentifierType>()
  private var reconfiguredItems = OrderedNames<ItemIdentifierType>()
  private var reloadedSections = OrderedNames<SectionIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// The identifiers of the sections that are marked to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.names }
  /// The identifiers of the items that are marked to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.names }
  /// The identifiers of the items that are marked to be reconfigured. Their cells stay and are configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.names }
  /// Returns the number of items in a section. A section that the snapshot does not contain stops the app with a message.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
  /// Returns the items of a section, in order. A section that the snapshot does not contain stops the app with a message.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[identifier] else {
      preconditionFailure("Invalid section identifier: the snapshot has no section \(identifier)")
    }
    return items
  }
  /// Returns the section that contains an item. Returns `nil` if the snapshot does not contain the item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sections[identifier] }
  /// Returns the index of an item among all items. Returns `nil` if the snapshot does not contain the item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier] else { return nil }
    var before = 0
    for other in sectionIdentifiers {
      if other == section { break }
      before += items[other]?.count ?? 0
    }
    return items[section]?.firstIndex(of: identifier).map { before + $0 }
  }
  /// Returns the index of a section. Returns `nil` if the snapshot does not contain the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

  // MARK: Items

  /// Adds items at the end of a section, or at the end of the last section. Items that the snapshot already contains move there.
  ///
  /// These errors stop the app with a message:
  ///
  /// - An item occurs twice in `identifiers`.
  /// - The snapshot does not contain the section.
  /// - The snapshot has no sections.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { preconditionFailure("Invalid section identifier: the snapshot has no section \(section)") }
    admit(identifiers)
    items[section, default: []] += identifiers
    for item in identifiers { sections[item] = section }
  }
  /// Inserts items before another item. Items that the snapshot already contains move there.
  ///
  /// If the snapshot does not contain the other item, the app stops with a message.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    put(identifiers, beside: beforeIdentifier, after: false)
  }
  /// Inserts items after another item. Items that the snapshot already contains move there.
  ///
  /// If the snapshot does not contain the other item, the app stops with a message.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    put(identifiers, beside: afterIdentifier, after: true)
  }
  /// Removes items from their sections. Items that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers)
    for item in identifiers {
      reloadedItems.remove(item)
      reconfiguredItems.remove(item)
    }
  }
  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one, which can be in another section. An item that the snapshot does not contain stops the app with a
  /// message.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, after: false)
  }
  /// Moves an item after another one, which can be in another section. An item that the snapshot does not contain stops the app with a
  /// message.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, after: true)
  }
  /// Marks items to be reloaded, so that they get new cells. An item that the snapshot does not contain stops the app with a message.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { reloadedItems.add(known(item, "reload")) }
  }
  /// Marks items to be reconfigured, so that their cells stay. An item that the snapshot does not contain stops the app with a message.
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

  /// Checks that no item occurs twice, and removes the items from their old positions.
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

  /// Adds sections at the end. A section that the snapshot already contains stops the app with a message.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sectionIdentifiers.count) }
  /// Inserts sections before another section. A section that the snapshot already contains stops the app with a message.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: place(of: toIdentifier))
  }
  /// Inserts sections after another section. A section that the snapshot already contains stops the app with a message.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }
  /// Removes sections with their items. Sections that the snapshot does not contain are ignored.
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
  /// Returns whether two snapshots have the same sections and items in the same order. Marks to reload or reconfigure have no effect.
  public static func == (a: Self, b: Self) -> Bool { a.sectionIdentifiers == b.sectionIdentifiers && a.items == b.items }
}

extension NSDiffableDataSourceSnapshot {
  /// A copy without any marks to reload or reconfigure.
  var settled: Self {
    var copy = self
    (copy.reloadedItems, copy.reconfiguredItems, copy.reloadedSections) = (.init(), .init(), .init())
    return copy
  }
  /// Replaces the items of a section.
  mutating func replaceItems(ofSection section: SectionIdentifierType, with new: [ItemIdentifierType]) {
    if items[section] == nil { appendSections([section]) }
    let kept = Set(new)
    deleteItems(items[section]!.filter { !kept.contains($0) })
    takeOut(new)
    items[section] = new
    for item in new { sections[item] = section }
  }
}

/// Names in the order in which they were added, each once.
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
