import SegueTesting
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations

/// A page comes upon a stack, or goes from it.
final class NavigationPlay: Play {
  private lazy var home = Page("home", notes)
  private lazy var page = Page("page", notes)
  private lazy var other = Page("other", notes)
  private lazy var navigation = UINavigationController(rootViewController: home)
  private lazy var director = Director(grabbable: false, notes)
  private lazy var reins = Reins(director: director, course: passage.course)
  private let source = UIView(frame: CGRect(x: 40, y: 220, width: 120, height: 90))
  private var kind: MomentKind { passage.kind }
  private var course: MomentCourse { passage.course }

  override var ticks: Int { kind == .zoomPush || kind == .zoomPop ? 60 : 45 }
  override func makeRoot() -> UIViewController { navigation }

  override func prepare() {
    navigation.node.name = "navigation"
    source.backgroundColor = .systemRed
    home.view.addSubview(source)
    home.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
    if kind == .pushOfOwn { navigation.delegate = director }
    if kind == .zoomPush || kind == .zoomPop { page.preferredTransition = .zoom { [source] _ in source } }
    if kind == .pop || kind == .zoomPop { navigation.pushViewController(page, animated: false) }
  }

  override func step(_ tick: Int) {
    switch kind {
    case .pop where course != .finished:
      return dragThereAndBack(tick, from: CGPoint(x: 2, y: 300), by: CGVector(dx: 120, dy: 0))
    case .zoomPop where course != .finished:
      return dragThereAndBack(tick, from: CGPoint(x: 190, y: 300), by: CGVector(dx: 10, dy: 70))
    case .zoomPush where course != .finished: catchZoom(tick)
    default: break
    }
    app.perform {
      if tick == 0 { begin() }
      if kind == .pushOfOwn { reins.step(tick) }
    }
  }

  private func begin() {
    if kind == .pushOfOwn { reins.take() }
    switch kind {
    case .pop, .zoomPop: navigation.popViewController(animated: true)
    case .set: navigation.setViewControllers([other], animated: true)
    default: navigation.pushViewController(page, animated: true)
    }
  }

  private func catchZoom(_ tick: Int) {
    switch tick {
    case 8: down(180, 300)
    case 9...18: move(180, 300 + (course == .cancelled ? 30 : 4) * Double(tick - 8))
    case 19: lift()
    default: break
    }
  }
}

/// Another tab is chosen.
final class TabPlay: Play {
  private lazy var pages = ["home", "page"].map { Page($0, notes) }
  private let tabs = UITabBarController()
  private lazy var director = Director(grabbable: passage.kind == .tabOfOwn, notes)
  private lazy var reins = Reins(director: director, course: passage.course)

  override func makeRoot() -> UIViewController {
    tabs.viewControllers = pages
    tabs.node.name = "tabs"
    if passage.kind != .tab { tabs.delegate = director }
    return tabs
  }

  override func step(_ tick: Int) {
    app.perform {
      if tick == 0 {
        reins.take()
        tabs.selectedIndex = 1
      }
      reins.step(tick)
    }
  }
}
