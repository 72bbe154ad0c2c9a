import SegueTesting
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitVoiceOver

/// A finger turns a page.
final class PagesPlay: Play, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private lazy var all = ["first", "home", "page", "last"].map { Page($0, notes) }
  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  override var ticks: Int { 50 }
  override func makeRoot() -> UIViewController {
    pages.node.name = "pages"
    (pages.dataSource, pages.delegate) = (self, self)
    pages.setViewControllers([all[1]], direction: .forward, animated: false)
    return pages
  }

  override func step(_ tick: Int) {
    switch (passage.course, tick) {
    case (_, 0): down(320, 300)
    case (.finished, 1...12): move(320 - 22 * Double(tick), 300)
    case (.finished, 13): lift()
    case (.cancelled, 1...10): move(320 - 12 * Double(tick), 300)
    case (.cancelled, 11...20): move(200 + 12 * Double(tick - 10), 300)
    case (.cancelled, 34): lift()
    case (.caught, 1...8): move(320 - 22 * Double(tick), 300)
    case (.caught, 9): lift()
    case (.caught, 12): down(200, 300)
    case (.caught, 13...18): move(200 - 20 * Double(tick - 12), 300)
    case (.caught, 19): lift()
    default: break
    }
  }

  private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
    let place = all.firstIndex { $0 === page }! + step
    return all.indices.contains(place) ? all[place] : nil
  }
  func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
    neighbour(of: page, -1)
  }
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
    neighbour(of: page, 1)
  }
  func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    notes.lines.append("willTransitionTo(\(pending.compactMap { ($0 as? Page)?.name }.joined()))")
  }
  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers previous: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    notes.lines.append("didFinishAnimating(finished: \(finished), completed: \(completed))")
  }
}
