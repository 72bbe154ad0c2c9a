import Foundation
import QuartzCore

/// The methods that determine how a presentation adapts to traits, and whether a user may dismiss it. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the presentation style for a compact width. It is called if the method with a trait collection is not implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the presentation style for a trait collection. The value `.none` keeps the original style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called when the presentation adapts. Configure the presentation controller that replaces the original one here.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  /// Returns the view controller to show in the adapted style: the presented controller, or a container for it.
  ///
  /// A value of `nil` means the presented controller. The method is called only at the beginning of a presentation.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the presentation begins, with the adapted style, and when the style changes later. The style is `.none` if the
  /// presentation does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether a user may dismiss the presentation. It is not called if `isModalInPresentation` is `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when a user starts to dismiss the presentation. The user may still cancel the dismissal.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a user has dismissed the presentation, after `viewDidDisappear`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a user tried to dismiss a presentation that must not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Provides the default implementation, which returns the style that the presentation controller chooses.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    Implements.adaptivePresentationStyleForController(self)?.adaptivePresentationStyle(for: controller)
      ?? controller.builtInAdaptiveStyle(for: controller.traitCollection)
  }
  /// Provides the default implementation, which returns the result of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    Implements.adaptivePresentationStyleForControllerTraitCollection(self)?.adaptivePresentationStyle(
      for: controller, traitCollection: traitCollection)
      ?? (traitCollection.horizontalSizeClass == .compact
        ? adaptivePresentationStyle(for: controller) : controller.builtInAdaptiveStyle(for: traitCollection))
  }
  /// Provides the default implementation, which does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    Implements.presentationControllerPrepare(self)?.presentationController(
      presentationController, prepare: adaptivePresentationController)
  }
  /// Provides the default implementation, which returns the presented controller.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    Implements.presentationControllerViewControllerForAdaptivePresentationStyle(self)?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }
  /// Provides the default implementation, which does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    Implements.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator(self)?.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }
  /// Provides the default implementation, which returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    Implements.presentationControllerShouldDismiss(self)?.presentationControllerShouldDismiss(presentationController) ?? true
  }
  /// Provides the default implementation, which does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    Implements.presentationControllerWillDismiss(self)?.presentationControllerWillDismiss(presentationController)
  }
  /// Provides the default implementation, which does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    Implements.presentationControllerDidDismiss(self)?.presentationControllerDidDismiss(presentationController)
  }
  /// Provides the default implementation, which does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    Implements.presentationControllerDidAttemptToDismiss(self)?.presentationControllerDidAttemptToDismiss(presentationController)
  }
}
