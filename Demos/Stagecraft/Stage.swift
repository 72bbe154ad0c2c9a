import UIKit

/// What a trick is shown on: its page, its poster, and the containers that change them.
public enum Stage {
  /// The trick's page in its containers.
  @MainActor public static func makeRootViewController(_ trick: Trick) -> UIViewController {
    let director = Director(trick)
    let navigation = StageNavigationController(rootViewController: SetupViewController(trick, director))
    navigation.isNavigationBarHidden = true
    navigation.delegate = director
    director.navigation = navigation
    return navigation
  }
}

/// Lets its page say what the status bar looks like.
final class StageNavigationController: UINavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
}
