import Foundation

/// The state of an animation object.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The methods to start, pause, scrub, reverse and stop an animation.
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

/// An animation object to which animation blocks and completions can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The optional methods as closures. In UIKit these methods are optional, so source code calls them with a question mark.
extension UIViewImplicitlyAnimating {
  /// The method `addAnimations(_:)`, for calls with a question mark.
  public var addAnimations: ((@escaping () -> Void) -> Void)? { { self.addAnimations($0) } }
  /// The method `addCompletion(_:)`, for calls with a question mark.
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { { self.addCompletion($0) } }
}
