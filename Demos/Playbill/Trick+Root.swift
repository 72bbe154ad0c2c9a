import UIKit

extension Trick {
  /// The trick's page, in the containers that change it for the poster: a stack in the first tab, with the poster in the second, under a
  /// tab bar that is there when it is wanted.
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

/// Lets its page say what the status bar looks like.
public final class PageNavigationController: UINavigationController {
  /// The page on top.
  public override var childForStatusBarStyle: UIViewController? { topViewController }
}
