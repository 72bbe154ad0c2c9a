import Foundation
import Motion
import QuartzCore

extension UIView {
  /// Animates the keyframes that `addKeyframe` adds inside the block (Docs/behaviour/animation.md, "Keyframes"). The duration and the delay
  /// are in seconds.
  ///
  /// The curve of the block applies to the whole animation. It is ease in, ease out by default.
  /// Between key values, the path is linear or depends on the calculation mode. Changes outside `addKeyframe` use the whole duration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let runtime = Runtime.current
    animate(
      options.plain.pace(duration: duration), delay, options.plain, KeyframeCollector(options.mode),
      {
        let outer = runtime.app.keyframeMode
        runtime.app.keyframeMode = options.mode
        animations()
        runtime.app.keyframeMode = outer
      }, completion)
  }

  /// Adds a keyframe to the current keyframe block. The start and the duration are fractions of the whole duration.
  ///
  /// With a duration of 0, the values change immediately at the start. Outside a keyframe block, the method only writes a warning.
  public static func addKeyframe(withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void) {
    let runtime = Runtime.current
    guard let mode = runtime.app.keyframeMode, let block = runtime.app.blocks.last else {
      return runtime.report(
        "addKeyframe(withRelativeStartTime:relativeDuration:animations:) was called outside animateKeyframes: nothing was animated")
    }
    let outer = block.slice
    block.slice = mode == .discrete ? (start + relativeDuration, start + relativeDuration) : (start, start + relativeDuration)
    animations()
    block.slice = outer
  }
}
