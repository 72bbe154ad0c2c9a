import CollectionLayout
import QuartzCore

/// Mirroring for a reading direction from right to left: lines begin at the right, and columns follow each other to the left.
///
/// Positions are mirrored, and coordinates are not. `contentOffset` counts from the left. A layout that scrolls horizontally begins at its
/// leading end. (Docs/behaviour/lists.md, "Flow layout")
extension UICollectionViewFlowLayout {
  var isMirrored: Bool {
    guard let view = collectionView else { return false }
    let direction = view.effectiveUserInterfaceLayoutDirection
    return flipsHorizontallyInOppositeLayoutDirection ? direction != developmentLayoutDirection : direction == .rightToLeft
  }

  /// Returns the position of a rectangle of the plan in the content. The mapping is its own inverse.
  func placed(_ rect: CGRect, _ plan: FlowPlan) -> CGRect {
    guard isMirrored, let view = collectionView else { return rect }
    // Columns that leave space are at the right.
    let insets = view.adjustedContentInset
    let room = scrollDirection == .horizontal ? view.bounds.width - insets.left - insets.right : 0
    let width = max(plan.contentSize.width, room)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// A rule that keeps the distance of the content from its right end, if that is the leading end. Content that is added at the other end
/// then moves nothing.
@MainActor
struct LeadingEnd {
  /// The last offset of the leading end. The value is `nil` before there was any content.
  private var known: CGFloat?

  /// Called when the layout has been assigned to a collection view.
  mutating func enter(_ view: UICollectionView?) {
    known = view.flatMap { $0.contentSize.width > 0 ? $0.dynamics.geometry.range(.x).upperBound : nil }
  }

  /// Returns the offset that replaces `offset`. Returns `nil` if the content can stay.
  mutating func held(_ offset: CGPoint, in view: UICollectionView) -> CGPoint? {
    let range = view.dynamics.geometry.range(.x)
    defer { known = range.upperBound }
    guard known != range.upperBound else { return nil }
    // Content that has become shorter, or a view that has become wider, is at its end already.
    if let known, range.upperBound < known, offset.x >= range.upperBound { return nil }
    let x = known.map { offset.x + range.upperBound - $0 } ?? range.upperBound
    return CGPoint(x: max(x, range.lowerBound), y: offset.y)
  }
}
