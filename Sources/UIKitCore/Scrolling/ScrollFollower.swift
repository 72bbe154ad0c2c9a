import QuartzCore

/// An object that follows a scroll view, for example a bar with a large title or a refresh control.
@MainActor
protocol ScrollFollower: AnyObject {
  /// Called when a drag begins, before the delegate of the scroll view is called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the content has moved, after the delegate of the scroll view was called.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Called when the size or the insets of the content have changed.
  func scrollViewDidResizeContent(_ scrollView: UIScrollView)
  /// Called when the finger of a drag leaves, before the final content offset is chosen. It is called again when the drag has ended.
  func scrollViewDidReleaseDrag(_ scrollView: UIScrollView)
  /// Returns the final content offset after a drag, before the delegate of the scroll view is called.
  func restingPlace(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint
}

extension ScrollFollower {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewDidResizeContent(_ scrollView: UIScrollView) {}
  func scrollViewDidReleaseDrag(_ scrollView: UIScrollView) {}
  func restingPlace(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint { proposed }
}

extension UIScrollView {
  /// Calls a closure for the bar and the refresh control that follow the scroll view.
  func forEachFollower(_ body: (any ScrollFollower) -> Void) {
    if let follower { body(follower) }
    if let refreshControl { body(refreshControl) }
  }
  /// Returns the final content offset after a drag, after the followers have changed it.
  func followersRestingPlace(proposed: CGPoint) -> CGPoint {
    var place = proposed
    forEachFollower { place = $0.restingPlace(of: self, proposed: place) }
    return place
  }

  /// The distance from an edge, in points, at which content still counts as being at the edge.
  static let edgeTolerance: CGFloat = 0.5

  /// A Boolean value that indicates whether the end of the content is visible.
  var isAtBottomEdge: Bool {
    contentSize.height + adjustedContentInset.bottom - bounds.height - contentOffset.y <= Self.edgeTolerance
  }
}
