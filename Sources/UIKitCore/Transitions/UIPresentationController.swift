import CoreGraphics
import Foundation
import QuartzCore
package import TransitionMachine

/// An object that manages the presentation of a view controller (Docs/behaviour/controllers.md, "Order of a presentation").
///
/// It determines the frame of the presented view, adds the views behind it, and animates alongside the transition.
@preconcurrency @MainActor
open class UIPresentationController: _UIObject, UIContentContainer {
  /// The presented view controller.
  open private(set) var presentedViewController: UIViewController
  /// The presenting view controller: the outermost ancestor of the source, or the controller that defines the presentation context.
  open var presentingViewController: UIViewController {
    guard let presenting else {
      preconditionFailure("\(type(of: self)).presentingViewController was read before the presentation began")
    }
    return presenting
  }
  /// The delegate that determines how the presentation adapts and whether a user may dismiss it. The controller keeps a weak reference to
  /// it.
  // Sheets and popovers declare a `delegate` of a narrower type. This attribute gives theirs preference without ambiguity.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presenting: UIViewController?
  private weak var container: UIView?

  /// Creates a presentation controller for one presentation. `presenting` may be `nil` until the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init(_r: ())
  }

  /// The presentation style that was requested, or the style to which the presentation adapted.
  open var presentationStyle: UIModalPresentationStyle { actingStyle ?? presentedViewController.effectivePresentationStyle }
  /// The adapted style, if this controller replaces the original one of a presentation.
  var actingStyle: UIModalPresentationStyle?
  /// A Boolean value that indicates whether a user, and not the app, dismisses the presentation.
  var isDismissedByUser = false
  /// The container view of the presentation. It exists from `presentationTransitionWillBegin` to the end of the dismissal.
  open var containerView: UIView? { container }
  /// The view that animators move. The default implementation returns the view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// The final frame of the presented view, in the container's coordinates. The default is the bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// A Boolean value that indicates whether the presentation covers the whole screen. The default is `true`.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the view of the presenting controller is removed, so that the controller disappears.
  ///
  /// The default depends on the style. It is `false` for `.custom`.
  open var shouldRemovePresentersView: Bool { presentationStyle.machineStyle.removesPresenter }

  /// Called before the container lays out its subviews. The default implementation does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. The default implementation does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation begins. The default implementation does nothing.
  ///
  /// The container is in the window and the transition coordinator is available. Override the method to add views and to animate alongside
  /// the transition.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended. The value is `false` if it was cancelled, and the container is then removed.
  ///
  /// The default implementation does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins. Override the method to animate alongside the transition. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended. The value is `true` if the presented controller was removed. The default implementation does
  /// nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called when the traits of the presentation change. It is not called for the initial traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that replace the inherited traits in the presentation. The default is `nil`. `traitOverrides` sets individual traits.
  open var overrideTraitCollection: UITraitCollection? {
    get { overriddenTraits?.fromParent.map(UITraitCollection.init) }
    set { say { $0.fromParent = newValue?.values } }
  }
  var overriddenTraits: OverriddenTraits?

  /// The preferred content size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's `preferredContentSize` has changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller's view. The default implementation returns `parentSize`.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  /// Called before the size of the container changes. The default implementation calls the presented controller's method.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// Called before the traits change with the screen. The default implementation calls the presented controller's method.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// The animator that is used if the transitioning delegate provides none. If it is `nil`, the modal transition style provides the
  /// animator.
  @_spi(UIKit) open var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The dismissal that the presentation itself started because of a gesture, or `nil`.
  @_spi(UIKit) open var ownDismissal: OwnDismissal? { nil }
  /// Called when editing begins inside the presentation.
  @_spi(UIKit) open func editingDidBegin() {}
  @_spi(UIKit) open func editingDidEnd() {}
  /// The status bar style if the presentation is the content behind the status bar. It is `nil` if the presenting controller is that
  /// content.
  @_spi(UIKit) open var styleOfStatusBarBehind: UIStatusBarStyle? { nil }
  /// A Boolean value that indicates whether tint colours behind the presentation are dimmed (Docs/behaviour/bars.md, "Other bar
  /// behaviour").
  ///
  /// Dimming starts with the presentation and ends at the start of the dismissal.
  @_spi(UIKit) open var dimsTintBehind: Bool { false }
  private weak var dimmedPresenter: UIView?
  /// Changes whether the tint colours in the presenting controller's view are dimmed.
  package func setPresenterTintDimmed(_ isDimmed: Bool) {
    if isDimmed { dimmedPresenter = presentingViewController.viewIfLoaded }
    dimmedPresenter?.changeTintMode { $0.isBehind = isDimmed }
    if !isDimmed { dimmedPresenter = nil }
  }
  fileprivate func dimTintBehind(_ isDimmed: Bool) {
    guard dimsTintBehind else { return }
    if let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated {
      coordinator.animate { [weak self] _ in self?.setPresenterTintDimmed(isDimmed) }
    } else {
      setPresenterTintDimmed(isDimmed)
    }
  }
  /// Returns whether a touch on the container itself reaches the content below.
  @_spi(UIKit) open func letsTouchThrough(at point: CGPoint, with event: UIEvent?) -> Bool { false }
  /// Dismisses the presentation for VoiceOver's escape gesture, if the presented controller does not handle it. Returns `false` if it
  /// stays.
  @_spi(UIKit) open func performEscape() -> Bool { false }
  /// Returns the style for a trait collection if the delegate does not determine one.
  @_spi(UIKit) open func builtInAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// Returns the presentation controller that replaces this one in another style.
  @_spi(UIKit) open func adaptedController(to style: UIModalPresentationStyle, presenting presented: UIViewController)
    -> UIPresentationController
  {
    style.makeController(for: presented, presenting: nil)
  }
  func attach(to presenter: UIViewController?) { if let presenter { presenting = presenter } }
  /// Called when the container view is set or removed.
  @_spi(UIKit) open func containerDidChange(to view: UIView?) {
    container = view
    if view == nil { setPresenterTintDimmed(false) }
    if overriddenTraits != nil { saidTraitsDidChange(.atOnce) }
  }

  // MARK: Traits

  /// The traits of the presentation. They are those of the container, or of the presented controller before there is a container.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection.overridden(by: overriddenTraits)
  }

  // MARK: Adaptation

  /// The presentation style to which the presentation adapts in its current traits. The value `.none` keeps the original style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// Returns the presentation style for a trait collection. The value `.none` keeps the original style.
  ///
  /// The default implementation calls the delegate.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    tell { $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection) } ?? builtInAdaptiveStyle(for: traitCollection)
  }

  // MARK: Trait overrides

  /// The traits that the presentation uses instead of the inherited traits.
  open var traitOverrides: any UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
}

/// A dismissal that a presentation controls itself.
@_spi(UIKit) public struct OwnDismissal {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: any UIViewControllerInteractiveTransitioning

  package init(animator: any UIViewControllerAnimatedTransitioning, interaction: any UIViewControllerInteractiveTransitioning) {
    (self.animator, self.interaction) = (animator, interaction)
  }
}

/// The adapter of a presentation controller for the transition machine.
@MainActor
package final class PresentationAdapter: @MainActor PresentationController {
  /// The presentation controller that is active.
  private(set) var controller: UIPresentationController
  /// The presentation controller that was requested. It differs from the active one if the presentation adapts to its traits.
  let asked: UIPresentationController
  /// The container of the presentation.
  weak var container: TransitionContainerView?

  /// Creates the adapter of a presentation controller, or of its replacement for a trait collection.
  init(_ asked: UIPresentationController, under traits: UITraitCollection) {
    self.asked = asked
    let style = asked.actingStyle == nil ? asked.adaptedStyle(for: traits) : nil
    controller = style.map { asked.makeAdapted(to: $0, presenting: asked.presentedViewController) } ?? asked
  }

  package var shouldRemovePresentersView: Bool { controller.shouldRemovePresentersView }
  package var presentedPlace: UIView? { controller.presentedView }
  package func attach(to presentation: ControllerPresentation<ViewHost>) {
    for one in asked === controller ? [asked] : [asked, controller] { one.attach(to: presentation.presenting.controller) }
  }
  package func containerDidChange(to container: UIView?) {
    controller.containerDidChange(to: container)
    // The presentation controller keeps its presented controller. Its reference back ends with the presentation.
    if container == nil { controller.presentedViewController.cachedPresentationController = nil }
  }
  package func presentationTransitionWillBegin() {
    asked.tell {
      $0.presentationController(
        asked, willPresentWithAdaptiveStyle: controller.actingStyle ?? .none,
        transitionCoordinator: controller.presentedViewController.transitionCoordinator)
    }
    controller.presentationTransitionWillBegin()
    controller.dimTintBehind(true)
    if let container = controller.containerView { controller.presentedViewController.transitionDriver?.listen(in: container) }
  }
  package func presentationTransitionDidEnd(_ completed: Bool) {
    controller.presentationTransitionDidEnd(completed)
    if completed { adaptLater() } else { controller.setPresenterTintDimmed(false) }
  }
  package func dismissalTransitionWillBegin() {
    controller.dismissalTransitionWillBegin()
    controller.dimTintBehind(false)
  }
  package func dismissalTransitionDidEnd(_ completed: Bool) {
    controller.dismissalTransitionDidEnd(completed)
    controller.dismissalIsOver(completed: completed)
    if !completed {
      if controller.dimsTintBehind { controller.setPresenterTintDimmed(true) }
      adaptLater()
    }
  }

  /// Replaces the active presentation controller.
  func replaceController(with new: UIPresentationController) { controller = new }
  /// Sets the frame again for the system's styles. For custom styles, the layout of the container determines the frame.
  package func placeAgain() {
    if controller.presentationStyle != .custom, let view = controller.presentedView, view.transform.isIdentity {
      view.frame = controller.frameOfPresentedViewInContainerView
    }
    layoutContainer()
  }
  package func layoutContainer() {
    controller.containerView?.setNeedsLayout()
    controller.containerView?.layoutIfNeeded()
  }
}
