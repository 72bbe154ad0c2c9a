import UIKit

/// One direction of the slides' transition.
@MainActor
protocol SlidesMovement {
  /// The duration in seconds.
  var duration: TimeInterval { get }
  /// Prepares the views and returns the animator. The animator's completion completes the transition.
  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator
}

/// An animator that runs a movement with or without interruption. It creates one property animator for a transition, however often UIKit
/// requests it.
final class SlidesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let movement: any SlidesMovement
  private var animator: UIViewPropertyAnimator?

  init(_ movement: any SlidesMovement) { self.movement = movement }

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
