import Foundation

/// The items of one section as a hierarchy, some of whose items may be expanded: what is below the others is not shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }
  /// The items without parents, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Nothing yet.
  public init() {}

  // MARK: Asking

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  /// The items whose parents are all expanded, each before its children.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { $0.isExpanded } }
  /// Whether an item is there, shown or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  /// Which one an item is among all; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// How many items are above one. An item that is not there stops with a message.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// The item above one; nil for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }
  /// Whether the children of an item are shown where it is shown itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
  /// Whether all items above one are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { ancestors(of: item).allSatisfy { isExpanded($0) } }
  /// A part of the hierarchy by itself: what is below an item, with that item as its root or without it.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent {
      part.append([parent])
      if isExpanded(parent) { part.expand([parent]) }
    }
    part.adopt(node(parent).children, of: self, under: includingParent ? parent : nil, at: nil)
    return part
  }
  /// The hierarchy as text, a line an item, for looking at.
  public func visualDescription() -> String {
    items.map { item in
      let node = node(item)
      let mark = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items as the last children of one, or as the last roots. An item that is there already stops with a message.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    admit(items)
    insert(items, under: parent, at: children(of: parent).count)
  }
  /// Puts items before another one, as children of the same.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    admit(items)
    insert(items, under: node(item).parent, at: place(of: item))
  }
  /// Puts items after another one, as children of the same.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    admit(items)
    insert(items, under: node(item).parent, at: place(of: item) + 1)
  }
  /// Puts a hierarchy before an item, and expands as it does.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    admit(snapshot.items)
    adopt(snapshot.rootItems, of: snapshot, under: node(item).parent, at: place(of: item))
  }
  /// Puts a hierarchy after an item, and expands as it does.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    admit(snapshot.items)
    adopt(snapshot.rootItems, of: snapshot, under: node(item).parent, at: place(of: item) + 1)
  }
  /// Puts a hierarchy in the place of all that is below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(node(parent).children)
    admit(snapshot.items)
    adopt(snapshot.rootItems, of: snapshot, under: parent, at: nil)
  }
  /// Takes items out, with all that is below them; those that are not there are no mistake.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in items { if let node = nodes[item] { gone[node.parent, default: []].insert(item) } }
    for (parent, some) in gone {
      if let parent { nodes[parent]?.children.removeAll { some.contains($0) } } else { rootItems.removeAll { some.contains($0) } }
    }
    for item in items where nodes[item] != nil { for each in walk([item], { _ in true }) { nodes[each] = nil } }
  }
  /// Takes everything out.
  public mutating func deleteAll() { self = Self() }
  /// Shows what is below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = false } }

  // MARK: In here

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

  /// Takes items over from another hierarchy, with all below them; at the end if no place is named.
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
  /// Whether both have the same items in the same places, expanded or not alike.
  public static func == (a: Self, b: Self) -> Bool {
    a.rootItems == b.rootItems && a.items == b.items
      && a.items.allSatisfy { a.parent(of: $0) == b.parent(of: $0) && a.isExpanded($0) == b.isExpanded($0) }
  }
}
