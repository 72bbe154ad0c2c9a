/// The counterpart of `UIViewControllerAnimatedTransitioning`.
package protocol Animator: AnyObject {
  /// The name of the animator in diagnostics.
  var name: String { get }
  /// Returns the duration in seconds. It is called once, immediately before the start.
  func duration(using context: TransitionContext) -> Double
  /// Adds the arriving view, animates the views, and calls `completeTransition` at the end.
  func animate(using context: TransitionContext)
  /// Returns the interruptible animator. The result is `nil` if a finger cannot catch the running animation.
  func interruptibleAnimator(using context: TransitionContext) -> AnyObject?
  /// Called after the last `did…` callback.
  func animationEnded(_ completed: Bool)
  /// Called when another request arrives while the animation runs without a finger. An implementation may end the transition at once and
  /// return `true`.
  func giveWay(using context: TransitionContext) -> Bool
}

extension Animator {
  /// Returns 0.35 seconds by default, which is UIKit's duration of a navigation push. (Docs/behaviour/bars.md, "Bar transition")
  package func duration(using context: TransitionContext) -> Double { 0.35 }
  /// Returns `nil` by default.
  package func interruptibleAnimator(using context: TransitionContext) -> AnyObject? { nil }
  /// Returns `false` by default, so that the request waits or is refused.
  package func giveWay(using context: TransitionContext) -> Bool { false }
  /// Does nothing by default.
  package func animationEnded(_ completed: Bool) {}
}

/// The counterpart of `UIViewControllerInteractiveTransitioning`.
package protocol InteractionController: AnyObject {
  /// A Boolean value that indicates whether the transition starts interactively. If it is `false`, the transition starts without a finger
  /// and may be caught later.
  var wantsInteractiveStart: Bool { get }
  /// Called before the start of each transition that this controller may drive.
  func attach(_ context: TransitionContext)
  /// Called instead of `animate(using:)`, even if `wantsInteractiveStart` is `false`.
  func start(_ context: TransitionContext)
}
