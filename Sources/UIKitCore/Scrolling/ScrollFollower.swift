import QuartzCore

/// An object that follows a scroll view, for example a bar with a large title.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Called when the content has moved, or its insets have changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Returns the final content offset after a drag, before the delegate of the scroll view is called.
  func restingPlace(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint
}

extension UIScrollView {
  /// The distance from an edge, in points, at which content still counts as being at the edge.
  static let edgeTolerance: CGFloat = 0.5

  /// A Boolean value that indicates whether the end of the content is visible.
  var isAtBottomEdge: Bool {
    contentSize.height + adjustedContentInset.bottom - bounds.height - contentOffset.y <= Self.edgeTolerance
  }
}
