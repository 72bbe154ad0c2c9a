import Foundation
import Motion
import QuartzCore

extension UIView {
  /// Animates through the parts that `addKeyframe` names within the block.
  ///
  /// The block's curve (ease in, ease out unless its bits say otherwise) paces the whole; between key values the way is straight, or
  /// what the calculation mode says. What changes outside `addKeyframe` spans the whole. (BEHAVIOUR §3)
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

  /// One part of the keyframe block around: start and length in fractions of the whole. A length of 0 changes at once at the start.
  ///
  /// Outside a keyframe block it does nothing but warn.
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
