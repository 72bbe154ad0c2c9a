/// The methods by which a page view controller requests its pages. (Docs/behaviour/containers.md, "Page view controllers")
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before a page, or `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page, or `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page control. The page control is only visible if this method and `presentationIndex(for:)` are
  /// implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the dot of the page that code shows.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default implementation returns 0, which means that there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    Implements.presentationCountForPageViewController(self)?.presentationCount(for: pageViewController) ?? 0
  }
  /// The default implementation returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    Implements.presentationIndexForPageViewController(self)?.presentationIndex(for: pageViewController) ?? 0
  }
}

/// The methods by which a page view controller reports pages that the user turns. They are not called for pages that code shows.
/// (Docs/behaviour/containers.md, "Page view controllers")
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when the user begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the turn has ended. If `completed` is `false`, the page at which the turn began is shown again.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    Implements.pageViewControllerWillTransitionTo(self)?
      .pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    Implements.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted(self)?
      .pageViewController(
        pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}
