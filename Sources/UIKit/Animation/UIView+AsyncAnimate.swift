import Foundation
import QuartzCore

/// The blocks of animation as tasks await them: each returns when its completion would have run, with what that would have heard.
///
/// The changes are made at once. In asynchronous code Swift prefers these to those with a completion, as on iOS.
extension UIView {
  /// Animates, and returns when it has ended.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { task in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) { task.resume(returning: $0) }
    }
  }

  /// Animates along a spring, and returns when it has ended.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { task in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options,
        animations: animations
      ) { task.resume(returning: $0) }
    }
  }

  /// Animates keyframes, and returns when they have ended.
  @discardableResult
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { task in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) { task.resume(returning: $0) }
    }
  }

  /// Changes what a view shows by a cross-fade or a flip, and returns when it has ended.
  @discardableResult
  public static func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?) async
    -> Bool
  {
    await withCheckedContinuation { task in
      transition(with: view, duration: duration, options: options, animations: animations) { task.resume(returning: $0) }
    }
  }

  /// Puts one view in the place of another, and returns when it is there.
  @discardableResult
  public static func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = []) async
    -> Bool
  {
    await withCheckedContinuation { task in
      transition(from: fromView, to: toView, duration: duration, options: options) { task.resume(returning: $0) }
    }
  }
}

extension UIViewPropertyAnimator {
  /// Returns when the animator ends, with where it ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { task in addCompletion { task.resume(returning: $0) } }
  }
}
