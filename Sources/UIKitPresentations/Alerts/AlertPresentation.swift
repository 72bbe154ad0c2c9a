import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The base class of the presentations of alerts and action sheets. It dims the screen and handles a tap on the dimmed area.
class DimmingPresentationController: UIPresentationController {
  private let dim = UIView(frame: .zero)

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dim.backgroundColor = .black
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in (self?.presentedViewController as? UIAlertController)?.tappedBeside() }
    dim.addGestureRecognizer(tap)
  }

  var alert: UIAlertController? { presentedViewController as? UIAlertController }
  override var shouldPresentInFullscreen: Bool { false }
  override var shouldRemovePresentersView: Bool { false }

  override var dimsTintBehind: Bool { true }

  private var fullDim: Double { traitCollection.userInterfaceStyle == .dark ? AlertLook.dimInTheDark : AlertLook.dim }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dim.frame = containerView.bounds
    dim.alpha = 0
    containerView.insertSubview(dim, at: 0)
    containerView.runtime.keyboard.watch(containerView)
    alongside { [self] in dim.alpha = fullDim }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dim.removeFromSuperview() } }
  override func dismissalTransitionWillBegin() { alongside { [self] in dim.alpha = 0 } }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() } else { dim.alpha = fullDim }
  }

  private func alongside(_ change: @escaping () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else { return change() }
    coordinator.animate { _ in change() }
  }

  override func containerViewDidLayoutSubviews() {
    guard let presentedView, presentedView.superview === containerView, presentedView.transform.isIdentity,
      presentedViewController.node.currentTransition == nil
    else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }

  /// The part of the container that neither the device nor the keyboard covers.
  var room: CGRect {
    guard let containerView else { return .zero }
    var covered = containerView.safeAreaInsets
    covered.bottom = max(covered.bottom, containerView.runtime.keyboard.overlap(with: containerView))
    return containerView.bounds.inset(by: covered)
  }
}

/// The presentation of an alert in the centre of the screen.
final class AlertPresentationController: DimmingPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let room = room
    let size = alert?.size(in: CGSize(width: room.width, height: room.height - 2 * AlertLook.margin)) ?? .zero
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width, height: size.height)
  }
  override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { AlertAnimator() }

  /// Moves the alert out of the keyboard's way during the transition, because the keyboard may appear together with the alert.
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let presentedView, presentedView.superview === containerView, presentedViewController.transitionCoordinator != nil else { return }
    let place = frameOfPresentedViewInContainerView
    presentedView.center = CGPoint(x: place.midX, y: place.midY)
    presentedView.bounds.size = place.size
  }
}

/// The presentation of an action sheet at the bottom of the screen.
final class ActionSheetPresentationController: DimmingPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds, safe = containerView.safeAreaInsets
    // On a phone in landscape orientation, an action sheet is as wide as in portrait orientation.
    let width = min(bounds.width, bounds.height) - 2 * AlertLook.edge
    let bottom = bounds.height - max(safe.bottom, AlertLook.edge)
    let size = alert?.size(in: CGSize(width: width, height: bottom - safe.top - AlertLook.edge)) ?? .zero
    return CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: bottom - size.height, width: size.width, height: size.height)
  }
  override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { ActionSheetAnimator() }
}

/// The animator of an alert. An alert appears slightly enlarged and fades in. It fades out in its normal size.
final class AlertAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { AlertLook.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let slide = ModalSlide(context)
    slide.begin { view in
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: AlertLook.arrivalScale, y: AlertLook.arrivalScale)
    }
    let animator = UIViewPropertyAnimator(duration: AlertLook.duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addAnimations {
      slide.moving.alpha = slide.isPresenting ? 1 : 0
      slide.moving.transform = .identity
    }
    animator.addCompletion { _ in
      slide.moving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}

/// The animator of an action sheet, which slides up and down.
final class ActionSheetAnimator: _UIRoot, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { AlertLook.slide }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let slide = ModalSlide(context)
    slide.begin { [down = slide.offscreen] in $0.frame = down }
    UIView.animate(
      withDuration: AlertLook.slide, delay: 0, options: .curveEaseInOut, animations: { slide.end { $0.frame = slide.offscreen } },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
