import CoreGraphics
import Foundation
internal import TransitionMachine

/// An app's animator in the machine.
@MainActor
final class AnimatorSeat: @MainActor Animator {
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

/// An animator whose transition ends at once where another request comes while it runs.
@MainActor
protocol GivingWay {
  /// True if it has completed its transition.
  func giveWay() -> Bool
}

/// An interaction controller that is told of its transition before it starts it; an app's own is not.
@MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// A delegate has handed it out for a transition that is now waiting for its turn.
  func wasHandedOut()
  /// It is to drive this one.
  func attach(_ transition: ControllerTransition)
}

/// An app's interaction controller in the machine.
@MainActor
final class InteractionSeat: @MainActor InteractionController {
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
