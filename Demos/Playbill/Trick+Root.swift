import UIKit

extension SampleAnimator {
  /// Returns the page in the containers that change it for the poster. A stack is in the first tab, and the poster is in the second. The
  /// tab bar is hidden unless the choice is a change of tabs.
  @MainActor public func makeRootViewController() -> UIViewController {
    let director = Director(self)
    let stack = PageNavigationController(rootViewController: SetupViewController(self, director))
    stack.isNavigationBarHidden = true
    stack.delegate = director
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "play.fill"), tag: 0)
    let poster = PosterViewController(self, director)
    poster.tabBarItem = UITabBarItem(title: "Poster", image: UIImage(systemName: "photo"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, poster]
    tabs.delegate = director
    tabs.isTabBarHidden = true
    tabs.tabBar.tintColor = .label
    director.tabs = tabs
    return tabs
  }
}

/// A navigation controller whose page determines the look of the status bar.
public final class PageNavigationController: UINavigationController {
  /// The top controller, which determines the style of the status bar.
  public override var childForStatusBarStyle: UIViewController? { topViewController }
}
