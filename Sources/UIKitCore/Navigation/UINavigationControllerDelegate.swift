/// The kinds of changes of a navigation stack.
extension UINavigationController {
  /// The kind of a change of a navigation stack. The raw values are those of UIKit.
  public enum Operation: Int, Sendable {
    /// The stack does not change.
    case none = 0
    /// A controller is pushed onto the stack.
    case push = 1
    /// A controller is popped from the stack.
    case pop = 2
  }
}

/// The methods that respond to changes of a navigation stack and can provide their animations. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown, after its `viewWillAppear`.
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown, after its `viewDidAppear`. It is not called after a cancelled pop.
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the interface orientations that the navigation controller supports. It does not ask the controllers in the stack.
  ///
  /// The default on a phone is every orientation except upside down.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  /// Returns the initial interface orientation for a presentation. The default is the current orientation.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Returns the animator of a change, or `nil` for the built-in one.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller of a change. It is called only if the delegate returned an animator.
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Provides the default implementation, which does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    Implements.navigationControllerWillShowAnimated(self)?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
  /// Provides the default implementation, which does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    Implements.navigationControllerDidShowAnimated(self)?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
  /// Provides the default implementation, which returns the default of all view controllers.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    Implements.navigationControllerSupportedInterfaceOrientations(self)?.navigationControllerSupportedInterfaceOrientations(
      navigationController) ?? navigationController.runtime.app.usualOrientations
  }
  /// Provides the default implementation, which returns the current orientation of the interface.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    Implements.navigationControllerPreferredInterfaceOrientationForPresentation(self)?
      .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      ?? navigationController.runtime.rotation.interface
  }
  /// Provides the default implementation, which returns `nil` for the built-in animator.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.navigationControllerAnimationControllerForFromFromVCToToVC(self)?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  /// Provides the default implementation, which returns `nil`. The transition then runs as an animation.
  public func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.navigationControllerInteractionControllerFor(self)?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
