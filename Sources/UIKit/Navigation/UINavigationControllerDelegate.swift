/// Which way a stack changes. The raw values are Apple's.
extension UINavigationController {
  /// Which way a stack changes. The raw values are Apple's.
  public enum Operation: Int, Sendable {
    /// Not at all.
    case none = 0
    /// A controller comes.
    case push = 1
    /// A controller goes.
    case pop = 2
  }
}

/// Hears of changes of a navigation controller's stack, and may animate them.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown; sent after `viewWillAppear`.
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown; sent after `viewDidAppear`, and not after a pop that was cancelled.
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// In which ways the stack may lie: all but upside down on a phone. It does not ask its controllers.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  /// How the stack lies at first when it is presented: as the interface does.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// The animation of a change; nil for the built-in one.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The finger that drives the animation; asked only if there is one of the delegate's own.
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Nothing, unless the delegate says otherwise.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    Implements.navigationControllerWillShowAnimated(self)?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
  /// Nothing, unless the delegate says otherwise.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    Implements.navigationControllerDidShowAnimated(self)?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
  /// As any controller.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    Implements.navigationControllerSupportedInterfaceOrientations(self)?.navigationControllerSupportedInterfaceOrientations(
      navigationController) ?? navigationController.runtime.app.usualOrientations
  }
  /// As the interface lies.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    Implements.navigationControllerPreferredInterfaceOrientationForPresentation(self)?
      .navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      ?? navigationController.runtime.rotation.interface
  }
  /// The built-in animation.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Implements.navigationControllerAnimationControllerForFromFromVCToToVC(self)?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  /// None.
  public func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Implements.navigationControllerInteractionControllerFor(self)?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
