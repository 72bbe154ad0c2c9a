import CoreGraphics
import Foundation
internal import TransitionMachine

/// The adapter of an app's animator for the transition machine.
@MainActor
final class AnimatorAdapter: @MainActor Animator {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  var name: String { "\(type(of: animator))" }
  func duration(using context: TransitionContext) -> Double { animator.transitionDuration(using: ControllerTransition.of(context)) }
  func animate(using context: TransitionContext) { animator.animateTransition(using: ControllerTransition.of(context)) }
  func animationEnded(_ completed: Bool) { animator.animationEnded(completed) }
  func giveWay(using context: TransitionContext) -> Bool { (animator as? any GivingWay)?.giveWay() ?? false }
  func interruptibleAnimator(using context: TransitionContext) -> AnyObject? {
    let answer = animator.interruptibleAnimator(using: ControllerTransition.of(context))
    return answer is AbsentAnimator ? nil : answer
  }
}

/// An animator that ends its transition immediately when another transition is requested.
@MainActor
package protocol GivingWay {
  /// Ends the transition immediately and returns whether it has completed.
  func giveWay() -> Bool
}

/// An interaction controller that is attached to its transition before the start. Custom interaction controllers of an app are not.
@MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// Called when a delegate returned the interaction controller for a transition that waits for its start.
  func wasHandedOut()
  /// Attaches the interaction controller to its transition.
  func attach(_ transition: ControllerTransition)
}

/// The adapter of an app's interaction controller for the transition machine.
@MainActor
final class InteractionAdapter: @MainActor InteractionController {
  let controller: any UIViewControllerInteractiveTransitioning

  init(_ controller: any UIViewControllerInteractiveTransitioning) {
    self.controller = controller
    (controller as? any TransitionDriver)?.wasHandedOut()
  }

  var wantsInteractiveStart: Bool { controller.wantsInteractiveStart }
  func attach(_ context: TransitionContext) { (controller as? any TransitionDriver)?.attach(ControllerTransition.of(context)) }
  func start(_ context: TransitionContext) { controller.startInteractiveTransition(ControllerTransition.of(context)) }
}

extension ControllerTransition {
  static func of(_ context: TransitionContext) -> ControllerTransition { of(context.transition) }
}
