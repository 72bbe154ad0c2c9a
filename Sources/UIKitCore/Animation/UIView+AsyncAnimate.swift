import Foundation
import QuartzCore

/// The asynchronous animation methods. Each one returns when its completion would run, with the completion's argument as its result.
///
/// The changes are made immediately. As on iOS, Swift prefers these methods in asynchronous code to those with a completion.
extension UIView {
  /// Animates the changes in a block. Returns after the animation has ended.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { task in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) { task.resume(returning: $0) }
    }
  }

  /// Animates the changes in a block with a spring. Returns after the animation has ended.
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

  /// Animates the keyframes in a block. Returns after the animation has ended.
  @discardableResult
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { task in
      animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) { task.resume(returning: $0) }
    }
  }

  /// Changes the content of a view with a cross-fade or a flip. Returns after the transition has ended.
  @discardableResult
  public static func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?) async
    -> Bool
  {
    await withCheckedContinuation { task in
      transition(with: view, duration: duration, options: options, animations: animations) { task.resume(returning: $0) }
    }
  }

  /// Replaces one view by another with a transition. Returns after the transition has ended.
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
  /// Waits for the end of the animator. Returns the position at which it ended.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { task in addCompletion { task.resume(returning: $0) } }
  }
}
