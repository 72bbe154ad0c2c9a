import Foundation

/// Where an animation stands in its life.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// A place on an animation's way.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// What can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What blocks and completions can be added to as well.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// In UIKit these methods are optional, and are called with a question mark; so they can be here, whatever implements them.
extension UIViewImplicitlyAnimating {
  /// `addAnimations(_:)`, for calls with a question mark.
  public var addAnimations: ((@escaping () -> Void) -> Void)? { { self.addAnimations($0) } }
  /// `addCompletion(_:)`, for calls with a question mark.
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { { self.addCompletion($0) } }
}
