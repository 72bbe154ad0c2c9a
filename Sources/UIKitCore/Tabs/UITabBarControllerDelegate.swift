import QuartzCore

/// The methods by which a tab bar controller asks about taps, reports them, and obtains animations. Every method is optional.
/// (Docs/behaviour/bars.md, "Tab bars")
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether a tap selects a tab. It is not called when code selects one.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after a tap has selected a tab, even if that tab was already selected. It is not called when code selects one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the interface orientations that the tab bar controller supports. The default is all orientations, except upside down on a
  /// phone.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  /// Returns the interface orientation in which the tab bar controller is presented. The default is the current orientation.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
  /// Returns the animator of a change between two tabs, or `nil` for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of a change between two tabs, or `nil` for none. It is only called if there is an animator.
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// The default implementation returns `true`.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    Implements.tabBarControllerShouldSelect(self)?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }
  /// The default implementation does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Implements.tabBarControllerDidSelect(self)?.tabBarController(tabBarController, didSelect: viewController)
  }
  /// The default implementation returns the default of view controllers.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    Implements.tabBarControllerSupportedInterfaceOrientations(self)?.tabBarControllerSupportedInterfaceOrientations(tabBarController)
      ?? tabBarController.runtime.app.usualOrientations
  }
  /// The default implementation returns the current interface orientation.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    Implements.tabBarControllerPreferredInterfaceOrientationForPresentation(self)?
      .tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) ?? tabBarController.runtime.rotation.interface
  }
  /// The default implementation returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.tabBarControllerAnimationControllerForTransitionFromToToVC(self)?.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  /// The default implementation returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.tabBarControllerInteractionControllerFor(self)?.tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}
