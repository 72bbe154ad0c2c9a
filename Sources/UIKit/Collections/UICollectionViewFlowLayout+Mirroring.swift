import CollectionLayout
import QuartzCore

/// From right to left, lines begin at the right, and columns follow each other to the left. (BEHAVIOUR-2 §22.4)
///
/// Places are mirrored, coordinates are not: `contentOffset` counts from the left. A layout that scrolls sideways begins at its leading end.
extension UICollectionViewFlowLayout {
  var isMirrored: Bool {
    guard let view = collectionView else { return false }
    let direction = view.effectiveUserInterfaceLayoutDirection
    return flipsHorizontallyInOppositeLayoutDirection ? direction != developmentLayoutDirection : direction == .rightToLeft
  }

  /// Where something lies that the plan has in a rectangle; and, as it is its own inverse, where the plan has what lies in one.
  func placed(_ rect: CGRect, _ plan: FlowPlan) -> CGRect {
    guard isMirrored, let view = collectionView else { return rect }
    // Columns that leave room stand at the right.
    let insets = view.adjustedContentInset
    let room = scrollDirection == .horizontal ? view.bounds.width - insets.left - insets.right : 0
    let width = max(plan.contentSize.width, room)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// Keeps content as far from its right end as it stood, where that is the leading one: there it begins, and what is added at its other end
/// moves nothing.
@MainActor
struct LeadingEnd {
  /// Where the content stood last at its leading end; nil before there was any.
  private var known: CGFloat?

  /// The layout has come into a view.
  mutating func enter(_ view: UICollectionView?) {
    known = view.flatMap { $0.contentSize.width > 0 ? $0.dynamics.geometry.range(.x).upperBound : nil }
  }

  /// Where content is to stand that stands at `offset`; nil if it may stay.
  mutating func held(_ offset: CGPoint, in view: UICollectionView) -> CGPoint? {
    let range = view.dynamics.geometry.range(.x)
    defer { known = range.upperBound }
    guard known != range.upperBound else { return nil }
    // Content that has become shorter, or a view that has become wider, has it at its end already.
    if let known, range.upperBound < known, offset.x >= range.upperBound { return nil }
    let x = known.map { offset.x + range.upperBound - $0 } ?? range.upperBound
    return CGPoint(x: max(x, range.lowerBound), y: offset.y)
  }
}
