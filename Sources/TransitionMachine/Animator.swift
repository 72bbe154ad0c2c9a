/// The counterpart of `UIViewControllerAnimatedTransitioning`.
package protocol TransitionAnimator<Host>: AnyObject {
  /// The host of the transitions that this animator animates.
  associatedtype Host: TransitionHost
  /// The name of the animator in diagnostics.
  var name: String { get }
  /// Returns the duration in seconds. It is called once, immediately before the start.
  func duration(using context: TransitionContext<Host>) -> Double
  /// Adds the arriving view, animates the views, and calls `completeTransition` at the end.
  func animate(using context: TransitionContext<Host>)
  /// Returns the interruptible animator. The result is `nil` if a finger cannot catch the running animation.
  func interruptibleAnimator(using context: TransitionContext<Host>) -> Host.Interruptible?
  /// Called after the last `did…` callback.
  func animationEnded(_ completed: Bool)
  /// Called when another request arrives while the animation runs without a finger. An implementation may end the transition at once and
  /// return `true`.
  func giveWay(using context: TransitionContext<Host>) -> Bool
}

extension TransitionAnimator {
  /// Returns 0.35 seconds by default, which is UIKit's duration of a navigation push. (Docs/behaviour/bars.md, "Bar transition")
  package func duration(using context: TransitionContext<Host>) -> Double { 0.35 }
  /// Returns `nil` by default.
  package func interruptibleAnimator(using context: TransitionContext<Host>) -> Host.Interruptible? { nil }
  /// Returns `false` by default, so that the request waits or is refused.
  package func giveWay(using context: TransitionContext<Host>) -> Bool { false }
  /// Does nothing by default.
  package func animationEnded(_ completed: Bool) {}
}

/// The counterpart of `UIViewControllerInteractiveTransitioning`.
package protocol InteractionController<Host>: AnyObject {
  /// The host of the transitions that this controller drives.
  associatedtype Host: TransitionHost
  /// A Boolean value that indicates whether the transition starts interactively. If it is `false`, the transition starts without a finger
  /// and may be caught later.
  var wantsInteractiveStart: Bool { get }
  /// Called before the start of each transition that this controller may drive.
  func attach(_ context: TransitionContext<Host>)
  /// Called instead of `animate(using:)`, even if `wantsInteractiveStart` is `false`.
  func start(_ context: TransitionContext<Host>)
}
