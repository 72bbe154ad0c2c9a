import QuartzCore

/// The large title, which follows the content that scrolls below the bar (Docs/behaviour/bars.md, "Bar metrics").
extension UINavigationController: ScrollFollower {
  /// Follows the scroll view of a controller: the one that was set, the controller's view, or the first scroll view inside it.
  func follow(_ controller: UIViewController?) {
    let found = controller.flatMap { $0.isViewLoaded ? $0.contentScrollView(for: .top) : nil }
    if found !== followedScrollView {
      if followedScrollView?.follower === self { followedScrollView?.follower = nil }
      followedScrollView = found
      found?.follower = self
    }
    takeScroll()
  }

  /// Returns the distance that a controller's content is scrolled from its top, or `nil` if nothing scrolls.
  func scrollDistance(of controller: UIViewController) -> CGFloat? {
    guard controller.isViewLoaded, let scroll = controller.contentScrollView(for: .top) else { return nil }
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  private func takeScroll() {
    guard let scroll = followedScrollView, navigationBar.page != nil || navigationBar.topItem != nil else {
      navigationBar.scrolled = 0
      navigationBar.isAtScrollEdge = true
      isAtBottomEdge = true
      return
    }
    let distance = scroll.contentOffset.y + scroll.adjustedContentInset.top
    navigationBar.scrolled = distance
    navigationBar.isAtScrollEdge = distance <= Self.edgeTolerance
    isAtBottomEdge = scroll.isAtBottomEdge
  }
  /// The distance from the top, in points, at which content still counts as being at the top.
  private static var edgeTolerance: CGFloat { UIScrollView.edgeTolerance }

  /// A Boolean value that indicates whether the content is scrolled to its end. The bottom bar has another appearance there.
  private(set) var isAtBottomEdge: Bool {
    get { toolbar.isAtScrollEdge ?? true }
    set {
      toolbar.isAtScrollEdge = newValue
      (parent as? any BottomBarContainer)?.contentAboveBottomBarDidMove()
    }
  }

  func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard scrollView === followedScrollView, !navigationBar.isChanging else { return }
    takeScroll()
    layOutBars()
    navigationBar.topItem?.accessory?.barContentDidScroll()
  }

  func scrollViewDidResizeContent(_ scrollView: UIScrollView) { scrollViewDidMove(scrollView) }

  /// Returns the final content offset after a drag. If the title is partly visible, it is then shown or hidden completely.
  func restingPlace(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint {
    guard navigationBar.collapsible > 0, scrollView === followedScrollView else { return proposed }
    let top = -scrollView.adjustedContentInset.top
    let distance = proposed.y - top
    guard distance > 0, distance < navigationBar.collapsible else { return proposed }
    let end = top + navigationBar.restingScroll(distance)
    let last = max(top, scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height)
    return CGPoint(x: proposed.x, y: min(end, last))
  }
}
