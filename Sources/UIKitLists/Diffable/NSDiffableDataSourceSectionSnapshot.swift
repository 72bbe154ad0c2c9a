import CollectionLayout

/// The items of one section as a hierarchy. The children of an item are visible only if the item is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private var outline = ItemOutline<ItemIdentifierType>()

  /// Creates an empty section snapshot.
  public init() {}

  // MARK: Queries

  /// The items that have no parent, in order.
  public var rootItems: [ItemIdentifierType] { outline.roots }
  /// All items, each before its children.
  public var items: [ItemIdentifierType] { outline.items }
  /// The items whose ancestors are all expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { outline.visibleItems }
  /// Returns whether the snapshot contains an item, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }
  /// Returns the index of an item among all items. Returns `nil` if the snapshot does not contain the item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns the number of ancestors of an item. An item that the snapshot does not contain stops the app with a message.
  public func level(of item: ItemIdentifierType) -> Int { outline.level(of: item) }
  /// Returns the parent of an item, or `nil` for a root item. An item that the snapshot does not contain stops the app with a message.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { outline.parent(of: child) }
  /// Returns whether an item is expanded, so that its children are visible if it is visible itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.isExpanded(item) }
  /// Returns whether all ancestors of an item are expanded. An item that the snapshot does not contain stops the app with a message.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { outline.isVisible(item) }
  /// Returns the descendants of an item as a separate snapshot. With `includingParent`, the item is its root item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    part.outline = outline.part(of: parent, includingParent: includingParent)
    return part
  }
  /// Returns a text description of the hierarchy for debugging. It has one line for each item.
  public func visualDescription() -> String { outline.description() }

  // MARK: Changes

  /// Adds items at the end of a parent's children, or at the end of the root items. An item that the snapshot already contains stops the
  /// app with a message.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    outline.append(items, to: parent)
  }
  /// Inserts items before another item, with the same parent. An item that the snapshot already contains stops the app with a message.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    outline.insert(items, beside: item, after: false)
  }
  /// Inserts items after another item, with the same parent. An item that the snapshot already contains stops the app with a message.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    outline.insert(items, beside: item, after: true)
  }
  /// Inserts a hierarchy before an item. Its items stay expanded or collapsed.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    outline.insert(snapshot.outline, beside: item, after: false)
  }
  /// Inserts a hierarchy after an item. Its items stay expanded or collapsed.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    outline.insert(snapshot.outline, beside: item, after: true)
  }
  /// Replaces all descendants of an item with a hierarchy.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    outline.replaceChildren(of: parent, with: snapshot.outline)
  }
  /// Removes items and their descendants. Items that the snapshot does not contain are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) { outline.remove(items) }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Expands items, so that their children become visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { outline.setExpanded(true, items) }
  /// Collapses items, so that their children are hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) { outline.setExpanded(false, items) }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Returns whether two snapshots have equal items in equal positions, with the same items expanded.
  public static func == (a: Self, b: Self) -> Bool { a.outline == b.outline }
}
