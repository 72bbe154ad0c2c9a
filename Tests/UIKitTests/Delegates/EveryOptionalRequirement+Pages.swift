import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// The data source and the delegate of page controllers.
extension Complete {
  static func askOfPages(_ nobody: Complete) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    _ = (nobody as any UIPageViewControllerDataSource).presentationCount(for: pages)
    _ = (nobody as any UIPageViewControllerDataSource).presentationIndex(for: pages)
    let delegate = nobody as any UIPageViewControllerDelegate
    delegate.pageViewController(pages, willTransitionTo: [])
    delegate.pageViewController(pages, didFinishAnimating: true, previousViewControllers: [], transitionCompleted: true)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { note(0, "PresentationCountForPageViewController") }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { note(0, "PresentationIndexForPageViewController") }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { note((), "PageViewControllerWillTransitionTo") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { note((), "PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted") }
}
extension Complete: Implements.PresentationCountForPageViewController {}
extension Complete: Implements.PresentationIndexForPageViewController {}
extension Complete: Implements.PageViewControllerWillTransitionTo {}
extension Complete: Implements.PageViewControllerDidFinishAnimatingPreviousViewControllersTransitionCompleted {}
