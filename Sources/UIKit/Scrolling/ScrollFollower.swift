import QuartzCore

/// Goes along with a scroll view, as a bar with a large title does.
@MainActor
protocol ScrollFollower: AnyObject {
  /// The content has moved, or lies in other insets.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Where content that a finger lets go should rest, before the scroll view's delegate is asked.
  func restingPlace(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint
}

extension UIScrollView {
  /// So far from its edge, in points, content still counts as being there.
  static let edgeTolerance: CGFloat = 0.5

  /// Whether the end of the content can be seen.
  var isAtBottomEdge: Bool {
    contentSize.height + adjustedContentInset.bottom - bounds.height - contentOffset.y <= Self.edgeTolerance
  }
}
