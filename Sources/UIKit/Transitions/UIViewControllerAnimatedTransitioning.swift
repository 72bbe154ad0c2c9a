import CoreGraphics
import Foundation

/// Moves the views of a transition from its first state to its last.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds; asked once, just before the start.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Puts the arriving view into the container, moves what is to be moved, and calls `completeTransition` when all is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animator of the whole transition, always the same object; whoever has one can be grabbed in flight.
  ///
  /// Optional: without it the transition is interactive only from its start, over the container's clock.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  /// After the last `viewDid…` callback. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for "not implemented"; never started by UIKit.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    Implements.interruptibleAnimatorUsingTransitionContext(self)?.interruptibleAnimator(using: transitionContext) ?? AbsentAnimator.shared
  }
  /// Not interested.
  public func animationEnded(_ transitionCompleted: Bool) { Implements.animationEnded(self)?.animationEnded(transitionCompleted) }
}

/// Drives a transition with something other than time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition, in the place of `animateTransition(using:)`; without `wantsInteractiveStart` too, and then it runs by itself.
  ///
  /// The animator's `interruptibleAnimator(using:)` is asked for afterwards.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest is played once the finger lets go; 1 by default. Optional.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest; ease in, ease out by default. Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// False: the transition starts by itself, and may be grabbed. True by default. Optional.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { Implements.completionSpeed(self)?.completionSpeed ?? 1 }
  /// Ease in, ease out.
  public var completionCurve: UIView.AnimationCurve { Implements.completionCurve(self)?.completionCurve ?? .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { Implements.wantsInteractiveStart(self)?.wantsInteractiveStart ?? true }
}
