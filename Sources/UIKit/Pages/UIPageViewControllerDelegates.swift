/// Knows the pages beside a page. (BEHAVIOUR-2 §24)
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots a page control shows; without both counts there is none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that code shows.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    Implements.presentationCountForPageViewController(self)?.presentationCount(for: pageViewController) ?? 0
  }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    Implements.presentationIndexForPageViewController(self)?.presentationIndex(for: pageViewController) ?? 0
  }
}

/// Hears of pages that a finger turns; never of those that code shows. (BEHAVIOUR-2 §24)
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// It has come to rest: on that page if `completed`, else on the page that it came from.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    Implements.pageViewControllerWillTransitionTo(self)?
      .pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    Implements.pageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted(self)?
      .pageViewController(
        pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers, transitionCompleted: completed)
  }
}
