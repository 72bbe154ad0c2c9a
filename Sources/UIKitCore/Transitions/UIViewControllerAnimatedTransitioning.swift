import CoreGraphics
import Foundation

/// The methods of an animator, which moves the views of a transition from their initial to their final state.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds. It is called once, directly before the start.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the appearing view to the container, animates the views, and calls `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the property animator of the whole transition. Each call must return the same object. The method is optional.
  ///
  /// A transition with such an animator is interruptible while it runs.
  /// Without one, the transition is interactive only from its start, with the clock of the container.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  /// Called after the last `viewDid…` method. The method is optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Provides the default implementation, which returns a placeholder. UIKit never starts the placeholder.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    Implements.interruptibleAnimatorUsingTransitionContext(self)?.interruptibleAnimator(using: transitionContext) ?? AbsentAnimator.shared
  }
  /// Provides the default implementation, which does nothing.
  public func animationEnded(_ transitionCompleted: Bool) { Implements.animationEnded(self)?.animationEnded(transitionCompleted) }
}

/// The methods of an interaction controller, which drives a transition by something other than time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition instead of `animateTransition(using:)`. If `wantsInteractiveStart` is `false`, the transition runs as an
  /// animation.
  ///
  /// The animator's `interruptibleAnimator(using:)` is called afterwards.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animation after the interaction ends. The default is 1. The property is optional.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the animation after the interaction ends. The default is ease in, ease out. The property is optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition starts interactively. The default is `true`. The property is optional.
  ///
  /// If it is `false`, the transition starts as an animation and can be interrupted.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default speed, which is 1.
  public var completionSpeed: CGFloat { Implements.completionSpeed(self)?.completionSpeed ?? 1 }
  /// The default timing curve, which is ease in, ease out.
  public var completionCurve: UIView.AnimationCurve { Implements.completionCurve(self)?.completionCurve ?? .easeInOut }
  /// The default value, which is `true`.
  public var wantsInteractiveStart: Bool { Implements.wantsInteractiveStart(self)?.wantsInteractiveStart ?? true }
}
