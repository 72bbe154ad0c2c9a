import UIKit

/// One way of the card, to the page or back: what there is to say of it before it runs, and how it runs.
@MainActor
protocol CardMovement {
  /// In seconds.
  var duration: TimeInterval { get }
  /// Sets the stage, and gives what runs on it; the animator's completion completes the transition.
  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
}

/// Runs a movement as UIKit asks for it: in one go, or by an animator that can be interrupted. There is one animator for a transition,
/// however often UIKit asks.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let movement: any CardMovement
  private var animator: UIViewPropertyAnimator?

  init(_ movement: any CardMovement) { self.movement = movement }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    movement.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = movement.makeAnimator(using: transitionContext)
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
