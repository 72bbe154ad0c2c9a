import ConstraintSolver
import Foundation

/// Which of several contradicting constraints is broken: the last in one total order, whatever was made or activated first (decision 11).
extension LayoutEngine {
  /// The participants of a contradiction in the order in which they are spared.
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

/// A required constraint's place in that order: who is smaller is spared.
///
/// A constraint between two items speaks about the one that stands later in the tree, however it is spelled:
/// `a.trailing == b.leading - 24` is `b.leading == a.trailing + 24`.
@MainActor struct ConstraintStanding: Comparable {
  /// An equality is spared before ≥, and that before ≤ (BEHAVIOUR-2 §26).
  private let relation: Int
  /// Edges are spared before centres and baselines, those before sizes (BEHAVIOUR-2 §26; centres against sizes: nobody measured).
  private let attribute: Int
  /// Where the item stands: a parent is spared before its child, a sibling before one added later (BEHAVIOUR-2 §26).
  private let place: [Int]
  /// The smaller constant is spared (BEHAVIOUR-2 §26).
  private let constant: CGFloat
  /// What nobody measured; the order of activation only between constraints that say the same.
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

  /// The way down from the root, by places among the subviews; a view's guides stand between it and its subviews.
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
