import CoreGraphics
import Foundation
import QuartzCore
internal import TransitionMachine

/// A transition in the form of UIKit's protocols: the context of its animator, and the transition coordinator.
package final class ControllerTransition: _UIObject {
  package let transition: MachineTransition
  /// The property animator of the alongside blocks, if the transition is interruptible.
  package var alongside: UIViewPropertyAnimator?
  /// The layers that a finger controls if the animator consists of animation blocks.
  package var scrub: ContainerScrub?
  /// The initial frame of the disappearing view, in the container's coordinates.
  private var startFrame = CGRect.zero

  private init(_ transition: MachineTransition) {
    self.transition = transition
    super.init(_r: ())
  }

  /// Returns the object that represents a transition during its whole life.
  package static func of(_ transition: MachineTransition) -> ControllerTransition {
    if let known = transition.companion { return known }
    let made = ControllerTransition(transition)
    transition.companion = made
    return made
  }

  private var context: TransitionContext<ViewHost> { transition.context }
  private var interaction: (any UIViewControllerInteractiveTransitioning)? {
    transition.interaction?.controller
  }

  // MARK: Members of both protocols

  package var containerView: UIView {
    guard let view = transition.container else {
      preconditionFailure("containerView of the \(transition) was read before it began; wait for presentationTransitionWillBegin")
    }
    return view
  }
  package var isAnimated: Bool { transition.animated }
  package var isInteractive: Bool { context.isInteractive }
  package var presentationStyle: UIModalPresentationStyle {
    switch transition.kind {
    case .present: transition.to?.controller?.effectivePresentationStyle ?? .none
    case .dismiss: transition.from?.controller?.effectivePresentationStyle ?? .none
    case .push, .pop, .tab: .none
    }
  }
  /// A Boolean value that indicates whether the transition runs and is not interruptible.
  package var isUntouchable: Bool { transition.phase.isRunning && !transition.isInterruptible }
  package var targetTransform: CGAffineTransform { .identity }
  package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: context.node(for: .from)?.controller
    case .to: context.node(for: .to)?.controller
    default: nil
    }
  }
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: context.view(for: .from)
    case .to: context.view(for: .to)
    default: nil
    }
  }

  // MARK: Other members of the coordinator

  package var initiallyInteractive: Bool { transition.initiallyInteractive }
  package var isInterruptible: Bool { transition.isInterruptible }
  package var isCancelled: Bool { transition.wasCancelled }
  package var transitionDuration: TimeInterval { transition.duration }
  package var percentComplete: CGFloat { transition.percentComplete }
  package var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  package var transitionWasCancelled: Bool { context.transitionWasCancelled }
  package func updateInteractiveTransition(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  package func finishInteractiveTransition() { context.finishInteractiveTransition() }
  package func cancelInteractiveTransition() { context.cancelInteractiveTransition() }
  package func pauseInteractiveTransition() { context.pauseInteractiveTransition() }
  package func completeTransition(_ didComplete: Bool) { context.completeTransition(didComplete) }
  package func initialFrame(for vc: UIViewController) -> CGRect { frame(context.initialFrame(for: vc.node), of: vc) }
  package func finalFrame(for vc: UIViewController) -> CGRect { frame(context.finalFrame(for: vc.node), of: vc) }

  private func frame(_ meaning: FrameMeaning, of controller: UIViewController) -> CGRect {
    guard let container = transition.container else { return .zero }
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
  package func noteStart() {
    guard let container = transition.container, let view = transition.from?.controller?.viewIfLoaded,
      let superview = view.superview, view.window != nil
    else { return }
    startFrame = superview.convert(view.frame, to: container)
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    transition.coordinator.animate(alongside: block(animation), completion: block(completion))
  }

  package func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(
      alongsideTransition: { [self] context in
        if let view { scrub?.hold(view.layer) }
        animation?(context)
      }, completion: completion)
  }

  package func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    transition.coordinator.notifyWhenInteractionEnds { [self] _ in handler(self) }
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    transition.coordinator.notifyWhenInteractionChanges { [self] _ in handler(self) }
  }

  private func block(
    _ body: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> TransitionCoordinator<ViewHost>.Block? {
    body.map { body in { [self] _ in body(self) } }
  }
}
