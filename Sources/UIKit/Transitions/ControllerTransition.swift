import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// A transition in the form of UIKit's protocols: the context of its animator, and the transition coordinator.
final class ControllerTransition: _UIObject {
  let transition: Transition
  /// The property animator of the alongside blocks, if the transition is interruptible.
  var alongside: UIViewPropertyAnimator?
  /// The layers that a finger controls if the animator consists of animation blocks.
  var scrub: ContainerScrub?
  /// The initial frame of the disappearing view, in the container's coordinates.
  private var startFrame = CGRect.zero

  private init(_ transition: Transition) {
    self.transition = transition
    super.init(_r: ())
  }

  /// Returns the object that represents a transition during its whole life.
  static func of(_ transition: Transition) -> ControllerTransition {
    if let known = transition.companion as? ControllerTransition { return known }
    let made = ControllerTransition(transition)
    transition.companion = made
    return made
  }

  private var context: TransitionContext { transition.context }
  private var interaction: (any UIViewControllerInteractiveTransitioning)? {
    (transition.interaction as? InteractionSeat)?.controller
  }

  // MARK: Members of both protocols

  var containerView: UIView {
    guard let view = transition.container as? UIView else {
      preconditionFailure("containerView of the \(transition) was read before it began; wait for presentationTransitionWillBegin")
    }
    return view
  }
  var isAnimated: Bool { transition.animated }
  var isInteractive: Bool { context.isInteractive }
  var presentationStyle: UIModalPresentationStyle {
    switch transition.kind {
    case .present: transition.to?.controller?.effectivePresentationStyle ?? .none
    case .dismiss: transition.from?.controller?.effectivePresentationStyle ?? .none
    case .push, .pop, .tab: .none
    }
  }
  /// A Boolean value that indicates whether the transition runs and is not interruptible.
  var isUntouchable: Bool { transition.phase.isRunning && !transition.isInterruptible }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: context.node(for: .from)?.controller
    case .to: context.node(for: .to)?.controller
    default: nil
    }
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: context.view(for: .from) as? UIView
    case .to: context.view(for: .to) as? UIView
    default: nil
    }
  }

  // MARK: Other members of the coordinator

  var initiallyInteractive: Bool { transition.initiallyInteractive }
  var isInterruptible: Bool { transition.isInterruptible }
  var isCancelled: Bool { transition.wasCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { context.transitionWasCancelled }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  func finishInteractiveTransition() { context.finishInteractiveTransition() }
  func cancelInteractiveTransition() { context.cancelInteractiveTransition() }
  func pauseInteractiveTransition() { context.pauseInteractiveTransition() }
  func completeTransition(_ didComplete: Bool) { context.completeTransition(didComplete) }
  func initialFrame(for vc: UIViewController) -> CGRect { frame(context.initialFrame(for: vc.node), of: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { frame(context.finalFrame(for: vc.node), of: vc) }

  private func frame(_ meaning: FrameMeaning, of controller: UIViewController) -> CGRect {
    guard let container = transition.container as? UIView else { return .zero }
    switch meaning {
    case .unknown: return .zero
    case .container:
      guard !transition.isModal, let host = transition.host.controller else { return container.bounds }
      return host.contentFrame(for: controller, in: container)
    case .presented: return controller.node.presentation?.uikit?.frameOfPresentedViewInContainerView ?? container.bounds
    case .start: return startFrame
    }
  }

  /// Stores the initial frame of the disappearing view. An animator may request it at the end, to move its view back there.
  func noteStart() {
    guard let container = transition.container as? UIView, let view = transition.from?.controller?.viewIfLoaded,
      let superview = view.superview, view.window != nil
    else { return }
    startFrame = superview.convert(view.frame, to: container)
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    transition.coordinator.animate(alongside: block(animation), completion: block(completion))
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(
      alongsideTransition: { [self] context in
        if let view { scrub?.hold(view.layer) }
        animation?(context)
      }, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    transition.coordinator.notifyWhenInteractionEnds { [self] _ in handler(self) }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    transition.coordinator.notifyWhenInteractionChanges { [self] _ in handler(self) }
  }

  private func block(
    _ body: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> TransitionCoordinator.Block? {
    body.map { body in { [self] _ in body(self) } }
  }
}
