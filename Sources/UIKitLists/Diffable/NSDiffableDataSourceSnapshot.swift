import CollectionLayout

/// The sections and items of a list at one time, as identifiers. Each identifier is contained at most once.
///
/// A data source displays a snapshot with `apply(_:animatingDifferences:completion:)`, and computes the changes automatically.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var list = ListSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { list.sections }
  /// The number of items in all sections.
  public var numberOfItems: Int { list.itemCount }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { list.allItems }
  /// The identifiers of the sections that are marked to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { list.reloadedSectionNames }
  /// The identifiers of the items that are marked to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { list.reloadedItemNames }
  /// The identifiers of the items that are marked to be reconfigured. Their cells stay and are configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { list.reconfiguredItemNames }
  /// Returns the number of items in a section. A section that the snapshot does not contain stops the app with a message.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
  /// Returns the items of a section, in order. A section that the snapshot does not contain stops the app with a message.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { list.items(in: identifier) }
  /// Returns the section that contains an item. Returns `nil` if the snapshot does not contain the item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { list.section(of: identifier) }
  /// Returns the index of an item among all items. Returns `nil` if the snapshot does not contain the item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { list.index(ofItem: identifier) }
  /// Returns the index of a section. Returns `nil` if the snapshot does not contain the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { list.index(ofSection: identifier) }

  // MARK: Items

  /// Adds items at the end of a section, or at the end of the last section. Items that the snapshot already contains move there.
  ///
  /// These errors stop the app with a message:
  ///
  /// - An item occurs twice in `identifiers`.
  /// - The snapshot does not contain the section.
  /// - The snapshot has no sections.
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    list.append(identifiers, to: sectionIdentifier)
  }
  /// Inserts items before another item. Items that the snapshot already contains move there.
  ///
  /// If the snapshot does not contain the other item, the app stops with a message.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    list.insert(identifiers, beside: beforeIdentifier, after: false)
  }
  /// Inserts items after another item. Items that the snapshot already contains move there.
  ///
  /// If the snapshot does not contain the other item, the app stops with a message.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    list.insert(identifiers, beside: afterIdentifier, after: true)
  }
  /// Removes items from their sections. Items that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { list.remove(identifiers) }
  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one, which can be in another section. An item that the snapshot does not contain stops the app with a
  /// message.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    list.move(identifier, beside: toIdentifier, after: false)
  }
  /// Moves an item after another one, which can be in another section. An item that the snapshot does not contain stops the app with a
  /// message.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    list.move(identifier, beside: toIdentifier, after: true)
  }
  /// Marks items to be reloaded, so that they get new cells. An item that the snapshot does not contain stops the app with a message.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { list.reload(identifiers) }
  /// Marks items to be reconfigured, so that their cells stay. An item that the snapshot does not contain stops the app with a message.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { list.reconfigure(identifiers) }

  // MARK: Sections

  /// Adds sections at the end. A section that the snapshot already contains stops the app with a message.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { list.appendSections(identifiers) }
  /// Inserts sections before another section. A section that the snapshot already contains stops the app with a message.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
    list.insertSections(identifiers, beside: toIdentifier, after: false)
  }
  /// Inserts sections after another section. A section that the snapshot already contains stops the app with a message.
  public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
    list.insertSections(identifiers, beside: toIdentifier, after: true)
  }
  /// Removes sections with their items. Sections that the snapshot does not contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { list.removeSections(identifiers) }
  /// Moves a section with its items before another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
    list.moveSection(identifier, beside: toIdentifier, after: false)
  }
  /// Moves a section with its items after another one.
  public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
    list.moveSection(identifier, beside: toIdentifier, after: true)
  }
  /// Marks sections to be reloaded when the snapshot is applied. A section that is not in the snapshot stops the app with a message.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { list.reloadSections(identifiers) }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether two snapshots have the same sections and items in the same order. Marks to reload or reconfigure have no effect.
  public static func == (a: Self, b: Self) -> Bool { a.list == b.list }
}

extension NSDiffableDataSourceSnapshot {
  /// A copy without any marks to reload or reconfigure.
  var settled: Self {
    var copy = self
    copy.list.removeMarks()
    return copy
  }
  /// Replaces the items of a section.
  mutating func replaceItems(ofSection section: SectionIdentifierType, with new: [ItemIdentifierType]) {
    list.replaceItems(of: section, with: new)
  }
}
