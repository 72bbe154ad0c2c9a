import Foundation

/// The items of one section as a hierarchy. The children of an item are visible only if the item is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }
  /// The items that have no parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty section snapshot.
  public init() {}

  // MARK: Queries

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  /// The items whose ancestors are all expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { $0.isExpanded } }
  /// Returns whether the snapshot contains an item, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  /// Returns the index of an item among all items. Returns `nil` if the snapshot does not contain the item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns the number of ancestors of an item. An item that the snapshot does not contain stops the app with a message.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// Returns the parent of an item, or `nil` for a root item. An item that the snapshot does not contain stops the app with a message.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }
  /// Returns whether an item is expanded, so that its children are visible if it is visible itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
  /// Returns whether all ancestors of an item are expanded. An item that the snapshot does not contain stops the app with a message.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { ancestors(of: item).allSatisfy { isExpanded($0) } }
  /// Returns the descendants of an item as a separate snapshot. With `includingParent`, the item is its root item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent {
      part.append([parent])
      if isExpanded(parent) { part.expand([parent]) }
    }
    part.adopt(node(parent).children, of: self, under: includingParent ? parent : nil, at: nil)
    return part
  }
  /// Returns a text description of the hierarchy for debugging. It has one line for each item.
  public func visualDescription() -> String {
    items.map { item in
      let node = node(item)
      let mark = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items at the end of a parent's children, or at the end of the root items. An item that the snapshot already contains stops the
  /// app with a message.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    admit(items)
    insert(items, under: parent, at: children(of: parent).count)
  }
  /// Inserts items before another item, with the same parent. An item that the snapshot already contains stops the app with a message.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    admit(items)
    insert(items, under: node(item).parent, at: place(of: item))
  }
  /// Inserts items after another item, with the same parent. An item that the snapshot already contains stops the app with a message.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    admit(items)
    insert(items, under: node(item).parent, at: place(of: item) + 1)
  }
  /// Inserts a hierarchy before an item. Its items stay expanded or collapsed.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    admit(snapshot.items)
    adopt(snapshot.rootItems, of: snapshot, under: node(item).parent, at: place(of: item))
  }
  /// Inserts a hierarchy after an item. Its items stay expanded or collapsed.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    admit(snapshot.items)
    adopt(snapshot.rootItems, of: snapshot, under: node(item).parent, at: place(of: item) + 1)
  }
  /// Replaces all descendants of an item with a hierarchy.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(node(parent).children)
    admit(snapshot.items)
    adopt(snapshot.rootItems, of: snapshot, under: parent, at: nil)
  }
  /// Removes items and their descendants. Items that the snapshot does not contain are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items { if let node = nodes[item] { gone[node.parent, default: []].insert(item) } }
    for (parent, some) in gone {
      if let parent { nodes[parent]?.children.removeAll { some.contains($0) } } else { rootItems.removeAll { some.contains($0) } }
    }
    for item in items where nodes[item] != nil { for each in walk([item], { _ in true }) { nodes[each] = nil } }
  }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Expands items, so that their children become visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
  /// Collapses items, so that their children are hidden.
  public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = false } }

  // MARK: Implementation

  private func node(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else { preconditionFailure("the section snapshot has no item \(item)") }
    return node
  }
  func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] { parent.map { node($0).children } ?? rootItems }
  private func place(of item: ItemIdentifierType) -> Int { children(of: node(item).parent).firstIndex(of: item)! }
  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var (result, next) = ([ItemIdentifierType](), node(item).parent)
    while let parent = next { (result, next) = (result + [parent], nodes[parent]?.parent) }
    return result
  }

  private func walk(_ start: [ItemIdentifierType], _ enters: (Node) -> Bool) -> [ItemIdentifierType] {
    var (result, waiting) = ([ItemIdentifierType](), Array(start.reversed()))
    while let item = waiting.popLast() {
      result.append(item)
      if let node = nodes[item], enters(node) { waiting += node.children.reversed() }
    }
    return result
  }

  private func admit(_ items: [ItemIdentifierType]) {
    var seen: Set<ItemIdentifierType> = []
    let twice = items.filter { nodes[$0] != nil || !seen.insert($0).inserted }
    precondition(
      twice.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(twice.map { "\($0)" }.joined(separator: ", "))")
  }

  private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at place: Int) {
    if let parent {
      _ = node(parent)
      nodes[parent]?.children.insert(contentsOf: items, at: place)
    } else {
      rootItems.insert(contentsOf: items, at: place)
    }
    for item in items { nodes[item] = Node(parent: parent) }
  }

  /// Inserts items of another hierarchy with their descendants. Without a position, they are added at the end.
  private mutating func adopt(_ items: [ItemIdentifierType], of other: Self, under parent: ItemIdentifierType?, at place: Int?) {
    insert(items, under: parent, at: place ?? children(of: parent).count)
    var waiting = items
    while let item = waiting.popLast() {
      guard let node = other.nodes[item] else { continue }
      if !node.children.isEmpty { insert(node.children, under: item, at: 0) }
      nodes[item]?.isExpanded = node.isExpanded
      waiting += node.children
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Returns whether two snapshots have equal items in equal positions, with the same items expanded.
  public static func == (a: Self, b: Self) -> Bool {
    a.rootItems == b.rootItems && a.items == b.items
      && a.items.allSatisfy { a.parent(of: $0) == b.parent(of: $0) && a.isExpanded($0) == b.isExpanded($0) }
  }
}
