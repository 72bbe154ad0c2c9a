import QuartzCore

/// The large title follows what is scrolled beneath the bar. (BEHAVIOUR-2 §17.3)
extension UINavigationController: ScrollFollower {
  /// Follows the scroll view of a controller: the one that it names, its own view, or the first in it.
  func follow(_ controller: UIViewController?) {
    let found = controller.flatMap { $0.isViewLoaded ? $0.contentScrollView(for: .top) : nil }
    if found !== followedScrollView {
      if followedScrollView?.follower === self { followedScrollView?.follower = nil }
      followedScrollView = found
      found?.follower = self
    }
    takeScroll()
  }

  /// How far what a controller shows is scrolled from its top; nil where nothing scrolls.
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
  /// So far from its top, in points, something still counts as being there.
  private static var edgeTolerance: CGFloat { UIScrollView.edgeTolerance }

  /// What is scrolled stands at its end; the bar at the bottom, its own or a container's, looks otherwise there.
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
    navigationBar.topItem?.searchController?.session.place()
  }

  /// A finger that lets go with the title half-way decides: it comes back, or it goes.
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
