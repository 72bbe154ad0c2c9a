/// UIViewControllerAnimatedTransitioning.
package protocol Animator: AnyObject {
  /// What diagnostics call it.
  var name: String { get }
  /// Asked once, just before the start; in seconds.
  func duration(using context: TransitionContext) -> Double
  /// Puts the arriving view in, moves what is to be moved, and calls `completeTransition` when done.
  func animate(using context: TransitionContext)
  /// Nil: the animation cannot be grabbed in flight.
  func interruptibleAnimator(using context: TransitionContext) -> AnyObject?
  /// After the last `did…` callback.
  func animationEnded(_ completed: Bool)
  /// Another request comes while the animation runs by itself: ends the transition at once, if it is made for that. True if it has.
  func giveWay(using context: TransitionContext) -> Bool
}

extension Animator {
  /// 0.35 s, UIKit's own for a navigation push (BEHAVIOUR §5.6).
  package func duration(using context: TransitionContext) -> Double { 0.35 }
  /// Not interruptible.
  package func interruptibleAnimator(using context: TransitionContext) -> AnyObject? { nil }
  /// The request waits, or is refused.
  package func giveWay(using context: TransitionContext) -> Bool { false }
  /// Not interested.
  package func animationEnded(_ completed: Bool) {}
}

/// UIViewControllerInteractiveTransitioning.
package protocol InteractionController: AnyObject {
  /// False: it starts by itself and may be grabbed later.
  var wantsInteractiveStart: Bool { get }
  /// Called for every transition that this controller may drive, before it starts.
  func attach(_ context: TransitionContext)
  /// Called instead of `animate`, also when it does not want an interactive start.
  func start(_ context: TransitionContext)
}
