import Foundation
import QuartzCore

/// The app's say in how a presentation adapts to its surroundings, and in whether a user may dismiss it. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style where the width is compact; asked if the form with a trait collection is not implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style under some traits; `.none` keeps the one that was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation adapts, and this is the presentation controller that will act: set it up.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  /// Who is shown in the style that it adapts to: the presented controller, or one that contains it; nil for the first.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation begins, in the style that it adapts to; `.none` if it does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a user may dismiss it; not asked of one whose `isModalInPresentation` is true.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A user begins to dismiss it, and may yet think better of it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A user has dismissed it; after `viewDidDisappear`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A user has tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The controller's own answer.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    Implements.adaptivePresentationStyleForController(self)?.adaptivePresentationStyle(for: controller)
      ?? controller.builtInAdaptiveStyle(for: controller.traitCollection)
  }
  /// The answer of the form without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    Implements.adaptivePresentationStyleForControllerTraitCollection(self)?.adaptivePresentationStyle(
      for: controller, traitCollection: traitCollection)
      ?? (traitCollection.horizontalSizeClass == .compact
        ? adaptivePresentationStyle(for: controller) : controller.builtInAdaptiveStyle(for: traitCollection))
  }
  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    Implements.presentationControllerPrepare(self)?.presentationController(
      presentationController, prepare: adaptivePresentationController)
  }
  /// The presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    Implements.presentationControllerViewControllerForAdaptivePresentationStyle(self)?.presentationController(
      controller, viewControllerForAdaptivePresentationStyle: style)
  }
  /// Nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    Implements.presentationControllerWillPresentWithAdaptiveStyleTransitionCoordinator(self)?.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    Implements.presentationControllerShouldDismiss(self)?.presentationControllerShouldDismiss(presentationController) ?? true
  }
  /// Nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    Implements.presentationControllerWillDismiss(self)?.presentationControllerWillDismiss(presentationController)
  }
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    Implements.presentationControllerDidDismiss(self)?.presentationControllerDidDismiss(presentationController)
  }
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    Implements.presentationControllerDidAttemptToDismiss(self)?.presentationControllerDidAttemptToDismiss(presentationController)
  }
}
