import UIKit

extension Trick {
  /// The trick's page, in the containers that change it for the poster.
  @MainActor public func makeRootViewController() -> UIViewController {
    let director = Director(self)
    let navigation = PageNavigationController(rootViewController: SetupViewController(self, director))
    navigation.isNavigationBarHidden = true
    navigation.delegate = director
    director.navigation = navigation
    return navigation
  }
}

/// Lets its page say what the status bar looks like.
public final class PageNavigationController: UINavigationController {
  /// The page on top.
  public override var childForStatusBarStyle: UIViewController? { topViewController }
}
