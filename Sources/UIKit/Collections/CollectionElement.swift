import Foundation

/// What a view of a collection view stands for: an item, a header, footer or the like, or a decoration of the layout's own.
struct CollectionElement: Hashable, Comparable {
  enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> Self { Self(kind: .cell, indexPath: indexPath) }
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self { Self(kind: .supplementary(kind), indexPath: indexPath) }
  static func decoration(_ kind: String, _ indexPath: IndexPath) -> Self { Self(kind: .decoration(kind), indexPath: indexPath) }

  var supplementaryKind: String? { if case .supplementary(let kind) = kind { kind } else { nil } }
  var decorationKind: String? { if case .decoration(let kind) = kind { kind } else { nil } }

  /// The same in another section.
  func inSection(_ section: Int) -> Self {
    var other = self
    if !indexPath.isEmpty { other.indexPath[0] = section }
    return other
  }
  /// The section that it goes with.
  var section: Int { indexPath.first ?? 0 }

  /// Cells first, then headers and the like, then decorations, in the order of their index paths.
  static func < (a: Self, b: Self) -> Bool {
    a.kind == b.kind ? a.indexPath < b.indexPath : a.kind < b.kind
  }
}

extension CollectionElement.Kind: Comparable, CustomStringConvertible {
  static func < (a: Self, b: Self) -> Bool { (a.rank, a.name) < (b.rank, b.name) }
  fileprivate var rank: Int {
    switch self {
    case .cell: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
  /// As layouts and data sources call it; empty for cells.
  var name: String {
    switch self {
    case .cell: ""
    case .supplementary(let name), .decoration(let name): name
    }
  }
  var description: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let name): "supplementary view of kind '\(name)'"
    case .decoration(let name): "decoration view of kind '\(name)'"
    }
  }
}

extension CollectionElement: CustomStringConvertible {
  var description: String { "\(kind) at \(indexPath.map { "\($0)" }.joined(separator: "."))" }
}
