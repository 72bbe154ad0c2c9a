import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// Surrounds a presented controller: where its view lies, what lies beneath it, and what happens alongside. (BEHAVIOUR §5.3)
@preconcurrency @MainActor
open class UIPresentationController: _UIObject, UIContentContainer {
  /// Who is presented.
  open private(set) var presentedViewController: UIViewController
  /// Who presents: the root of the source's parents, or who defines the presentation context.
  open var presentingViewController: UIViewController {
    guard let presenting else {
      preconditionFailure("\(type(of: self)).presentingViewController was read before the presentation began")
    }
    return presenting
  }
  /// Decides how the presentation adapts, and whether a user may dismiss it. Not kept alive.
  // Sheets and popovers declare a `delegate` of a narrower type; being disfavoured here lets theirs win without ambiguity.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presenting: UIViewController?
  private weak var container: UIView?

  /// A controller for one presentation; `presenting` may be nil until the presentation begins.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init(_r: ())
  }

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { actingStyle ?? presentedViewController.effectivePresentationStyle }
  /// The style to which another presentation has adapted, where this one acts in its place.
  var actingStyle: UIModalPresentationStyle?
  /// A user, and not the app, dismisses it.
  var isDismissedByUser = false
  /// The view in which the presentation lives; from `presentationTransitionWillBegin` to the end of the dismissal.
  open var containerView: UIView? { container }
  /// The view that animators move: the presented controller's own, unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view ends: the whole container, unless a subclass knows better.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the whole screen: true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is taken away; then the presenter disappears too. By the style: false for `.custom`.
  open var shouldRemovePresentersView: Bool { presentationStyle.machineStyle.removesPresenter }

  /// The container is about to lay itself out.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid itself out.
  open func containerViewDidLayoutSubviews() {}
  /// The container is in the window and the coordinator can be had: add views, animate alongside.
  open func presentationTransitionWillBegin() {}
  /// The presentation is over; false if it was cancelled, and then the container is gone.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins: animate alongside.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over; true if the presented controller is gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The traits have changed; not told at the beginning.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that hold in the presentation in the place of those of what lies around it; nil at first. `traitOverrides` says it one by one.
  open var overrideTraitCollection: UITraitCollection? {
    get { saidTraits?.fromParent.map(UITraitCollection.init) }
    set { say { $0.fromParent = newValue?.values } }
  }
  var saidTraits: SaidTraits?

  /// What the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller's `preferredContentSize` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that the presented controller gets: all there is.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }
  /// The container is about to change its size; hands it on.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// The traits are about to change with the screen; hands it on.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  /// What presents and dismisses where the transitioning delegate has no animator; nil: the controller's transition style.
  var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }
  /// What dismisses if the presentation itself has begun the dismissal, by a finger; nil otherwise.
  var ownDismissal: OwnDismissal? { nil }
  /// Something in it begins, and ends, to be edited.
  func editingDidBegin() {}
  func editingDidEnd() {}
  /// How the status bar has to look, where the presentation itself is what lies behind it; nil where the presenter is.
  var styleOfStatusBarBehind: UIStatusBarStyle? { nil }
  /// Whether tints behind are dimmed from the beginning of the presentation to that of the dismissal. (BEHAVIOUR-2 §17.8)
  var dimsTintBehind: Bool { false }
  private weak var dimmedPresenter: UIView?
  /// Dims the tints of the presenter's page, or no more.
  func setPresenterTintDimmed(_ isDimmed: Bool) {
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
  /// Whether a touch on the container itself goes to what lies beneath.
  func letsTouchThrough(at point: CGPoint, with event: UIEvent?) -> Bool { false }
  /// What a user of VoiceOver does to get out, where the presented controller does not answer; false if it stays.
  func performEscape() -> Bool { false }
  /// The style under some traits where nobody says otherwise.
  func builtInAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// Who acts in its place in another style.
  func adaptedController(to style: UIModalPresentationStyle, presenting presented: UIViewController) -> UIPresentationController {
    style.makeController(for: presented, presenting: nil)
  }
  func attach(to presenter: UIViewController?) { if let presenter { presenting = presenter } }
  func containerDidChange(to view: UIView?) {
    container = view
    if view == nil { setPresenterTintDimmed(false) }
    if saidTraits != nil { saidTraitsDidChange(.atOnce) }
  }

  // MARK: Traits

  /// What the surroundings of the presentation are like: those of its container, or of the presented controller before it has one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection.overridden(by: saidTraits)
  }

  // MARK: Adapting

  /// The style where the width is compact, as the controller would have it; `.none` keeps the one that was asked for.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// The style under some traits, as the delegate would have it; `.none` keeps the one that was asked for.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    tell { $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection) } ?? builtInAdaptiveStyle(for: traitCollection)
  }

  // MARK: Trait overrides

  /// The traits that hold in the presentation in the place of those of what lies around it.
  open var traitOverrides: any UITraitOverrides {
    get { defaultTraitOverrides }
    set { defaultTraitOverrides = newValue }
  }
}

/// A dismissal that a presentation drives itself.
struct OwnDismissal {
  var animator: any UIViewControllerAnimatedTransitioning
  var interaction: any UIViewControllerInteractiveTransitioning
}

/// A presentation controller in the machine.
@MainActor
final class PresentationSeat: @MainActor PresentationController {
  /// Who acts.
  private(set) var controller: UIPresentationController
  /// Who was asked for: another one, where the presentation adapts to its surroundings.
  let asked: UIPresentationController

  /// The seat of a controller, or of who acts in its place under some traits.
  init(_ asked: UIPresentationController, under traits: UITraitCollection) {
    self.asked = asked
    let style = asked.actingStyle == nil ? asked.adaptedStyle(for: traits) : nil
    controller = style.map { asked.makeAdapted(to: $0, presenting: asked.presentedViewController) } ?? asked
  }

  var shouldRemovePresentersView: Bool { controller.shouldRemovePresentersView }
  var presentedPlace: (any Place)? { controller.presentedView }
  func attach(to presentation: ControllerPresentation) {
    for one in asked === controller ? [asked] : [asked, controller] { one.attach(to: presentation.presenting.controller) }
  }
  func containerDidChange(to container: (any Place)?) {
    controller.containerDidChange(to: container as? UIView)
    // It keeps its page: what a page keeps of it ends with the presentation.
    if container == nil { controller.presentedViewController.cachedPresentationController = nil }
  }
  func presentationTransitionWillBegin() {
    asked.tell {
      $0.presentationController(
        asked, willPresentWithAdaptiveStyle: controller.actingStyle ?? .none,
        transitionCoordinator: controller.presentedViewController.transitionCoordinator)
    }
    controller.presentationTransitionWillBegin()
    controller.dimTintBehind(true)
    if let container = controller.containerView { controller.presentedViewController.zoom?.drag.listen(in: container) }
  }
  func presentationTransitionDidEnd(_ completed: Bool) {
    controller.presentationTransitionDidEnd(completed)
    if completed { adaptLater() } else { controller.setPresenterTintDimmed(false) }
  }
  func dismissalTransitionWillBegin() {
    controller.dismissalTransitionWillBegin()
    controller.dimTintBehind(false)
  }
  func dismissalTransitionDidEnd(_ completed: Bool) {
    controller.dismissalTransitionDidEnd(completed)
    controller.dismissalIsOver(completed: completed)
    if !completed {
      if controller.dimsTintBehind { controller.setPresenterTintDimmed(true) }
      adaptLater()
    }
  }

  /// Another one acts from now on.
  func replaceController(with new: UIPresentationController) { controller = new }
  /// The system's own styles have the frame back; of others the container's layout decides.
  func placeAgain() {
    if controller.presentationStyle != .custom, let view = controller.presentedView, view.transform.isIdentity {
      view.frame = controller.frameOfPresentedViewInContainerView
    }
    layoutContainer()
  }
  func layoutContainer() {
    controller.containerView?.setNeedsLayout()
    controller.containerView?.layoutIfNeeded()
  }
}
