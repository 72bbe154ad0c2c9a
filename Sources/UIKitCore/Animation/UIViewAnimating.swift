import Foundation

/// The state of an animation object.
///
/// - `inactive`: The animations have not started, or have ended.
/// - `active`: The animations run or are paused.
/// - `stopped`: The animations were stopped and must be finished.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// A position in an animation: its end, its start, or its current position.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The methods to start, pause, scrub, reverse and stop an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation object.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animations are running.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animations run to their beginning.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, in the range 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or continues them from a pause.
  func startAnimation()
  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations at their current position.
  func pauseAnimation()
  /// Stops the animations at their current position. If the argument is `false`, a call of `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations. The animated properties get their values at the position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation object to which animation blocks and completions can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds an animation block that starts after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds an animation block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that runs when the animations have ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues paused animations with new timing, or with their own timing if `parameters` is `nil`.
  ///
  /// The remaining time is `durationFactor` multiplied by the original duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The optional methods as closures. In UIKit these methods are optional, so source code calls them with a question mark.
extension UIViewImplicitlyAnimating {
  /// The method `addAnimations(_:)`, for calls with a question mark.
  public var addAnimations: ((@escaping () -> Void) -> Void)? { { self.addAnimations($0) } }
  /// The method `addCompletion(_:)`, for calls with a question mark.
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { { self.addCompletion($0) } }
}
