import Foundation

/// The element that a view in a collection view represents: an item, a supplementary element or a decoration.
package struct CollectionElement: Hashable, Comparable {
  package enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  package var kind: Kind
  package var indexPath: IndexPath

  package static func cell(_ indexPath: IndexPath) -> Self { Self(kind: .cell, indexPath: indexPath) }
  package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self {
    Self(kind: .supplementary(kind), indexPath: indexPath)
  }
  package static func decoration(_ kind: String, _ indexPath: IndexPath) -> Self { Self(kind: .decoration(kind), indexPath: indexPath) }

  package var supplementaryKind: String? { if case .supplementary(let kind) = kind { kind } else { nil } }
  package var decorationKind: String? { if case .decoration(let kind) = kind { kind } else { nil } }

  /// Returns the corresponding element in another section.
  package func inSection(_ section: Int) -> Self {
    var other = self
    if !indexPath.isEmpty { other.indexPath[0] = section }
    return other
  }
  /// The section that contains the element.
  package var section: Int { indexPath.first ?? 0 }

  /// Orders cells before supplementary views, and these before decoration views. Each kind is in the order of its index paths.
  package static func < (a: Self, b: Self) -> Bool {
    a.kind == b.kind ? a.indexPath < b.indexPath : a.kind < b.kind
  }
}

extension CollectionElement.Kind: Comparable, CustomStringConvertible {
  package static func < (a: Self, b: Self) -> Bool { (a.rank, a.name) < (b.rank, b.name) }
  fileprivate var rank: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
  /// The kind's name, as layouts and data sources use it. It is empty for cells.
  package var name: String {
    switch self {
    case .cell: ""
    case .supplementary(let name), .decoration(let name): name
    }
  }
  package var description: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let name): "supplementary view of kind '\(name)'"
    case .decoration(let name): "decoration view of kind '\(name)'"
    }
  }
}

extension CollectionElement: CustomStringConvertible {
  package var description: String { "\(kind) at \(indexPath.map { "\($0)" }.joined(separator: "."))" }
}

extension CollectionElement: ListElement {
  var cellPath: IndexPath? { kind == .cell ? indexPath : nil }
}
