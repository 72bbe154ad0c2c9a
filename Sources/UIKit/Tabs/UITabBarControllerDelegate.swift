import QuartzCore

/// Is asked about taps on tabs and told of them, and may animate changes. (BEHAVIOUR §6, BEHAVIOUR-2 §18)
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap selects a tab. Not asked when code selects one.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// A tap has selected a tab, perhaps the one that was selected. Not told when code selects one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// In which ways the tabs may lie: all but upside down on a phone. They do not ask their controllers.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  /// How the tabs lie at first when they are presented: as the interface does.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
  /// The animation of a change; nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The finger that drives the animation; asked only if there is one.
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Yes, unless the delegate says otherwise.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    Implements.tabBarControllerShouldSelect(self)?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }
  /// Nothing, unless the delegate says otherwise.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Implements.tabBarControllerDidSelect(self)?.tabBarController(tabBarController, didSelect: viewController)
  }
  /// As any controller.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    Implements.tabBarControllerSupportedInterfaceOrientations(self)?.tabBarControllerSupportedInterfaceOrientations(tabBarController)
      ?? tabBarController.runtime.app.usualOrientations
  }
  /// As the interface lies.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    Implements.tabBarControllerPreferredInterfaceOrientationForPresentation(self)?
      .tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) ?? tabBarController.runtime.rotation.interface
  }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.tabBarControllerAnimationControllerForTransitionFromToToVC(self)?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.tabBarControllerInteractionControllerFor(self)?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}
