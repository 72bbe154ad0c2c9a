import Foundation
import Playbill
import UIKit

/// A tear-off calendar. The old day swings on its last nail and falls. A finger can catch it, throw it or put it back.
public enum DropDemo {
  /// Returns a tab bar controller. Its first tab has a stack with the first day, and its second tab has the second day. The tab bar is
  /// hidden at the beginning.
  @MainActor public static func makeRootViewController() -> UIViewController {
    let drop = DropTransition()
    let stack = PageNavigationController(rootViewController: DayViewController(0, drop))
    stack.isNavigationBarHidden = true
    stack.delegate = drop
    stack.tabBarItem = UITabBarItem(title: "Today", image: UIImage(systemName: "star"), tag: 0)
    let tomorrow = DayViewController(1, drop)
    tomorrow.tabBarItem = UITabBarItem(title: "Tomorrow", image: UIImage(systemName: "bookmark"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, tomorrow]
    tabs.delegate = drop
    tabs.isTabBarHidden = true
    tabs.tabBar.tintColor = .label
    drop.tabs = tabs
    return tabs
  }

  /// The folder of touch scripts that the demo brings.
  public static var touchScripts: URL { Bundle.module.resourceURL!.appendingPathComponent("TouchScripts") }
}
