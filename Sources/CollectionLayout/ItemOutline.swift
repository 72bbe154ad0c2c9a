/// The items of one section as a hierarchy. The children of an item are visible only if the item is expanded.
///
/// An identifier that is unknown, or that is contained twice, stops the process with a message.
package struct ItemOutline<Item: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    var parent: Item?
    var children: [Item] = []
    var isExpanded = false
  }
  /// The items that have no parent, in order.
  package private(set) var roots: [Item] = []
  private var nodes: [Item: Node] = [:]

  /// Creates an empty hierarchy.
  package init() {}

  // MARK: Queries

  /// All items, each before its children.
  package var items: [Item] { items(from: roots) { _ in true } }
  /// The items whose ancestors are all expanded, each before its children.
  package var visibleItems: [Item] { items(from: roots) { $0.isExpanded } }
  package func contains(_ item: Item) -> Bool { nodes[item] != nil }
  /// Returns the number of ancestors of an item.
  package func level(of item: Item) -> Int { ancestors(of: item).count }
  /// Returns the parent of an item, or `nil` for a root item.
  package func parent(of item: Item) -> Item? { node(item).parent }
  package func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }
  /// Returns whether all ancestors of an item are expanded.
  package func isVisible(_ item: Item) -> Bool { ancestors(of: item).allSatisfy { isExpanded($0) } }
  /// Returns the children of an item, or the root items for `nil`.
  package func children(of parent: Item?) -> [Item] { parent.map { node($0).children } ?? roots }
  /// Returns the descendants of an item as a separate hierarchy. With `includingParent`, the item is its root item.
  package func part(of parent: Item, includingParent: Bool) -> Self {
    var part = Self()
    if includingParent {
      part.append([parent], to: nil)
      if isExpanded(parent) { part.setExpanded(true, [parent]) }
    }
    part.adopt(node(parent).children, of: self, under: includingParent ? parent : nil, at: nil)
    return part
  }
  /// Returns a text description of the hierarchy. It has one line for each item.
  package func description() -> String {
    items.map { item in
      let node = node(item)
      let mark = node.children.isEmpty ? "*" : node.isExpanded ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items at the end of a parent's children, or at the end of the root items.
  package mutating func append(_ new: [Item], to parent: Item?) {
    admit(new)
    insert(new, under: parent, at: children(of: parent).count)
  }
  /// Inserts items before or after another item, with the same parent.
  package mutating func insert(_ new: [Item], beside item: Item, after: Bool) {
    admit(new)
    insert(new, under: node(item).parent, at: place(of: item) + (after ? 1 : 0))
  }
  /// Inserts a hierarchy before or after an item. Its items stay expanded or collapsed.
  package mutating func insert(_ other: Self, beside item: Item, after: Bool) {
    admit(other.items)
    adopt(other.roots, of: other, under: node(item).parent, at: place(of: item) + (after ? 1 : 0))
  }
  /// Replaces all descendants of an item with a hierarchy.
  package mutating func replaceChildren(of parent: Item, with other: Self) {
    remove(node(parent).children)
    admit(other.items)
    adopt(other.roots, of: other, under: parent, at: nil)
  }
  /// Removes items and their descendants. Items that the hierarchy does not contain are ignored.
  package mutating func remove(_ old: [Item]) {
    var gone: [Item?: Set<Item>] = [:]
    for item in old { if let node = nodes[item] { gone[node.parent, default: []].insert(item) } }
    for (parent, some) in gone {
      if let parent { nodes[parent]?.children.removeAll { some.contains($0) } } else { roots.removeAll { some.contains($0) } }
    }
    for item in old where nodes[item] != nil { for each in items(from: [item], { _ in true }) { nodes[each] = nil } }
  }
  /// Expands or collapses items. Items that the hierarchy does not contain are ignored.
  package mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) { for item in items { nodes[item]?.isExpanded = isExpanded } }

  // MARK: Implementation

  private func node(_ item: Item) -> Node {
    guard let node = nodes[item] else { preconditionFailure("the section snapshot has no item \(item)") }
    return node
  }
  private func place(of item: Item) -> Int { children(of: node(item).parent).firstIndex(of: item)! }
  private func ancestors(of item: Item) -> [Item] {
    var (result, next) = ([Item](), node(item).parent)
    while let parent = next { (result, next) = (result + [parent], nodes[parent]?.parent) }
    return result
  }

  private func items(from start: [Item], _ enters: (Node) -> Bool) -> [Item] {
    var (result, waiting) = ([Item](), Array(start.reversed()))
    while let item = waiting.popLast() {
      result.append(item)
      if let node = nodes[item], enters(node) { waiting += node.children.reversed() }
    }
    return result
  }

  private func admit(_ new: [Item]) {
    var seen: Set<Item> = []
    let twice = new.filter { nodes[$0] != nil || !seen.insert($0).inserted }
    precondition(
      twice.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(twice.map { "\($0)" }.joined(separator: ", "))")
  }

  private mutating func insert(_ new: [Item], under parent: Item?, at place: Int) {
    if let parent {
      _ = node(parent)
      nodes[parent]?.children.insert(contentsOf: new, at: place)
    } else {
      roots.insert(contentsOf: new, at: place)
    }
    for item in new { nodes[item] = Node(parent: parent) }
  }

  /// Inserts items of another hierarchy with their descendants. Without a position, they are added at the end.
  private mutating func adopt(_ new: [Item], of other: Self, under parent: Item?, at place: Int?) {
    insert(new, under: parent, at: place ?? children(of: parent).count)
    var waiting = new
    while let item = waiting.popLast() {
      guard let node = other.nodes[item] else { continue }
      if !node.children.isEmpty { insert(node.children, under: item, at: 0) }
      nodes[item]?.isExpanded = node.isExpanded
      waiting += node.children
    }
  }
}

extension ItemOutline: Equatable {
  /// Returns whether two hierarchies have equal items in equal positions, with the same items expanded.
  package static func == (a: Self, b: Self) -> Bool {
    a.roots == b.roots && a.items == b.items
      && a.items.allSatisfy { a.parent(of: $0) == b.parent(of: $0) && a.isExpanded($0) == b.isExpanded($0) }
  }
}
