import Foundation

/// What a view of a collection view stands for: an item, or a header, footer or the like.
struct CollectionElement: Hashable, Comparable {
  enum Kind: Hashable {
    case cell
    case supplementary(String)
  }

  var kind: Kind
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> Self { Self(kind: .cell, indexPath: indexPath) }
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> Self { Self(kind: .supplementary(kind), indexPath: indexPath) }

  var supplementaryKind: String? { if case .supplementary(let kind) = kind { kind } else { nil } }

  /// Cells first, in the order of their index paths.
  static func < (a: Self, b: Self) -> Bool {
    let (first, second) = (a.supplementaryKind ?? "", b.supplementaryKind ?? "")
    return first == second ? a.indexPath < b.indexPath : first < second
  }
}
