import Foundation
import Playbill
import UIKit

/// A tear-off calendar: the old day swings on its last nail, falls, and can be caught, thrown or put back.
public enum DropDemo {
  /// The first day, on its stack, and the second in a tab of its own; the tab bar is there when it is wanted.
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
