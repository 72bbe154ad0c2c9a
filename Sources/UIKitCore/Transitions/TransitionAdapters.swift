import CoreGraphics
import Foundation
package import TransitionMachine

/// The adapter of an app's animator for the transition machine.
@MainActor
package final class AnimatorAdapter: @MainActor TransitionAnimator {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  /// A Boolean value that indicates whether the animator uses the timing of the system's push and pop.
  var isSystemPaced: Bool { animator is any SystemPaced }

  package var name: String { "\(type(of: animator))" }
  package func duration(using context: TransitionContext<ViewHost>) -> Double {
    animator.transitionDuration(using: ControllerTransition.of(context))
  }
  package func animate(using context: TransitionContext<ViewHost>) { animator.animateTransition(using: ControllerTransition.of(context)) }
  package func animationEnded(_ completed: Bool) { animator.animationEnded(completed) }
  package func giveWay(using context: TransitionContext<ViewHost>) -> Bool { (animator as? any GivingWay)?.giveWay() ?? false }
  package func interruptibleAnimator(using context: TransitionContext<ViewHost>) -> InterruptibleAnimator? {
    let answer = animator.interruptibleAnimator(using: ControllerTransition.of(context))
    return answer is AbsentAnimator ? nil : InterruptibleAnimator(animator: answer)
  }
}

/// An interruptible animator of an app. Two values are equal if they contain the same object.
package struct InterruptibleAnimator: Equatable {
  let animator: any UIViewImplicitlyAnimating

  package static func == (a: Self, b: Self) -> Bool { a.animator === b.animator }
}

/// An animator that ends its transition immediately when another transition is requested.
@MainActor
package protocol GivingWay {
  /// Ends the transition immediately and returns whether it has completed.
  func giveWay() -> Bool
}

/// The adapter of an app's interaction controller for the transition machine.
@MainActor
package final class InteractionAdapter: @MainActor InteractionController {
  let controller: any UIViewControllerInteractiveTransitioning
  /// The interaction controller, if it is percent-driven. UIKit attaches it to its transition before the start. Custom interaction
  /// controllers of an app are not attached.
  let percentDriven: UIPercentDrivenInteractiveTransition?

  init(_ controller: any UIViewControllerInteractiveTransitioning) {
    self.controller = controller
    percentDriven = controller as? UIPercentDrivenInteractiveTransition
    percentDriven?.wasHandedOut()
  }

  package var wantsInteractiveStart: Bool { controller.wantsInteractiveStart }
  package func attach(_ context: TransitionContext<ViewHost>) { percentDriven?.attach(ControllerTransition.of(context)) }
  package func start(_ context: TransitionContext<ViewHost>) {
    controller.startInteractiveTransition(ControllerTransition.of(context))
  }
}

extension ControllerTransition {
  static func of(_ context: TransitionContext<ViewHost>) -> ControllerTransition { of(context.transition) }
}
