import ConstraintSolver
import Foundation

/// The choice of the contradicting constraint to break. It is the last one in a total order that does not depend on creation or activation
/// (decision 11).
extension LayoutEngine {
  /// Returns the participants of a contradiction in the order in which they are kept.
  func spared(_ participants: [ConstraintID]) -> [ConstraintID] {
    var given: [ConstraintID] = [], own: [(id: ConstraintID, standing: ConstraintStanding)] = []
    for id in participants {
      if let constraint = ownerOfRow[id] as? NSLayoutConstraint {
        own.append((id, ConstraintStanding(constraint)))
      } else {
        given.append(id)
      }
    }
    return given + own.sorted { $0.standing < $1.standing }.map(\.id)
  }
}

/// The rank of a required constraint in that order. A constraint with a lower rank is kept.
///
/// A constraint between two items belongs to the item that is later in the tree, in both notations:
/// `a.trailing == b.leading - 24` is `b.leading == a.trailing + 24`.
@MainActor struct ConstraintStanding: Comparable {
  /// The rank of the relation. An equality is kept before ≥, and ≥ before ≤ (Docs/behaviour/layout.md, "Auto Layout measurements").
  private let relation: Int
  /// The rank of the attribute. Edges are kept before centres and baselines, and those before sizes (Docs/behaviour/layout.md, "Auto Layout
  /// measurements").
  ///
  /// The order of centres and sizes was not measured.
  private let attribute: Int
  /// The position of the item in the tree. A parent is kept before its child, and a sibling before a later one (Docs/behaviour/layout.md,
  /// "Auto Layout measurements").
  private let place: [Int]
  /// The constant of the constraint. The smaller one is kept (Docs/behaviour/layout.md, "Auto Layout measurements").
  private let constant: CGFloat
  /// The criteria that were not measured. The order of activation decides only between equal constraints.
  private let rest: [Int]
  private let multiplier: CGFloat

  init(_ constraint: NSLayoutConstraint) {
    var first = constraint.first, second = constraint.second
    var relation = constraint.relation.rawValue, constant = constraint.constant, multiplier = constraint.multiplier
    if let other = second, multiplier != 0, Self.place(of: other.item).lexicographicallyFollows(Self.place(of: first.item)) {
      (first, second) = (other, first)
      (constant, multiplier) = (-constant / multiplier, 1 / multiplier)
      relation = multiplier < 0 ? relation : -relation
    }
    self.relation = relation == 0 ? 0 : relation > 0 ? 1 : 2
    attribute = first.isDistance ? Self.sizes : Self.rank(first.attribute)
    place = Self.place(of: first.item)
    (self.constant, self.multiplier) = (constant, multiplier)
    rest = [first.attribute.rawValue, second?.attribute.rawValue ?? 0] + Self.place(of: second?.item) + [constraint.activation]
  }

  nonisolated static func == (a: ConstraintStanding, b: ConstraintStanding) -> Bool { !(a < b) && !(b < a) }

  nonisolated static func < (a: ConstraintStanding, b: ConstraintStanding) -> Bool {
    if a.relation != b.relation { return a.relation < b.relation }
    if a.attribute != b.attribute { return a.attribute < b.attribute }
    if a.place != b.place { return b.place.lexicographicallyFollows(a.place) }
    if a.constant != b.constant { return a.constant < b.constant }
    if a.multiplier != b.multiplier { return a.multiplier < b.multiplier }
    return b.rest.lexicographicallyFollows(a.rest)
  }

  private static let sizes = 2

  private static func rank(_ attribute: NSLayoutConstraint.Attribute) -> Int {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: 0
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: 0
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline, .lastBaseline: 1
    case .width, .height, .notAnAttribute: sizes
    }
  }

  /// Returns the path from the root as indices of subviews. The guides of a view are between the view and its subviews.
  private static func place(of item: (any LayoutItem)?) -> [Int] {
    guard let item, let view = item.layoutView else { return [] }
    var place: [Int] = [], inner = view
    while let outer = inner.superview {
      place.append(outer.subviews.firstIndex { $0 === inner } ?? 0)
      inner = outer
    }
    place.reverse()
    guard let guide = item as? UILayoutGuide else { return place }
    let among = view.layoutGuides.firstIndex { $0 === guide } ?? 0
    return place + [-1, guide.systemEdges.map(\.rawValue) ?? 10 + among]
  }
}

extension [Int] {
  fileprivate func lexicographicallyFollows(_ other: [Int]) -> Bool { other.lexicographicallyPrecedes(self) }
}
