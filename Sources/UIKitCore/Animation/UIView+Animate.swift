import Foundation
import Motion
import QuartzCore

extension UIView {
  /// Animates the changes in a block. The duration and the delay are in seconds.
  ///
  /// The completion receives whether all animations ran to their end.
  /// New animations are added to running ones, which continue (Docs/behaviour/animation.md, "Animation blocks").
  /// With a duration of 0, or for views outside a window, changes take effect immediately. The completion then runs at the start of the
  /// next update cycle.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(options.pace(duration: duration), delay, options, nil, animations, completion)
  }

  /// Animates the changes in a block with a spring that settles after `duration` seconds (Docs/behaviour/animation.md, "Duration and
  /// damping ratio").
  ///
  /// A damping ratio of 1 does not overshoot. The velocity is in total distances per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    animate(Pace(duration: duration, timing: .spring(spring, duration: duration)), delay, options, nil, animations, completion)
  }

  /// Animates the changes in a block with a spring that has a perceived duration in seconds (Docs/behaviour/animation.md, "Perceptual
  /// springs").
  ///
  /// The completion runs when the spring has settled, which is later than the perceived duration.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else { return animate(Pace(duration: 0, timing: .linear), delay, options, nil, animations, completion) }
    let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let settling = spring.settlingDuration
    animate(Pace(duration: settling, timing: .spring(spring, duration: settling)), delay, options, nil, animations, completion)
  }

  /// Runs a block without animation, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock(course: .disabled, duration: 0, timing: .linear).perform(actionsWithoutAnimation, in: .current)
  }

  /// Sets whether blocks animate their changes. If not, they run without animation and complete with `true`.
  public static func setAnimationsEnabled(_ enabled: Bool) { Runtime.current.app.animationsEnabled = enabled }
  /// A Boolean value that indicates whether blocks animate their changes.
  public static var areAnimationsEnabled: Bool { Runtime.current.app.animationsEnabled }

  /// The duration of the current animation block, in seconds. The value is 0 outside animation blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    guard let block = Runtime.current.app.blocks.last, block.isEnabled else { return 0 }
    return block.duration
  }

  /// Repeats the changes of the inner block. It has an effect only inside an animation block.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let block = Runtime.current.app.blocks.last, case .free(let interval) = block.course else { return animations() }
    let options = block.options
    block.options.formUnion(autoreverses ? [.repeat, .autoreverse] : .repeat)
    block.course = .free(
      ActiveInterval(start: interval.start, duration: interval.duration, repeatCount: count, autoreverses: autoreverses))
    animations()
    (block.course, block.options) = (.free(interval), options)
  }

  static func animate(
    _ pace: Pace, _ delay: Seconds, _ options: AnimationOptions, _ keyframes: KeyframeCollector?, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let runtime = Runtime.current
    let waiting = completion.map(runtime.makeCompletion)
    let block = AnimationBlock(
      course: .disabled, duration: pace.duration, timing: pace.timing, verticalTiming: pace.verticalTiming, options: options,
      observers: waiting.map { [$0.id] } ?? [])
    block.keyframes = keyframes
    if runtime.app.animationsEnabled {
      if let outer = runtime.app.blocks.last {
        block.inherit(outer, delay: delay)
      } else if pace.duration > 0 {
        block.course = .free(
          ActiveInterval(
            start: max(delay, 0), duration: pace.duration, repeatCount: options.contains(.repeat) ? .infinity : 1,
            autoreverses: options.contains(.autoreverse)))
      }
    }
    block.perform(animations, in: runtime)
    if let waiting { runtime.seal(waiting) }
  }
}

extension AnimationBlock {
  /// Inherits values from the outer block. A nested block uses its duration, curve and options unless it overrides them
  /// (Docs/behaviour/animation.md, "Nested blocks").
  ///
  /// The delay is added to that of the outer block.
  func inherit(_ outer: AnimationBlock, delay: Seconds) {
    let ownDuration = options.contains(.overrideInheritedDuration)
    if !options.contains(.overrideInheritedCurve) { (timing, verticalTiming) = (outer.timing, outer.verticalTiming) }
    if !ownDuration { duration = outer.duration }
    if !options.contains(.overrideInheritedOptions) { options.formUnion(outer.options.intersection(.inherited)) }
    slice = outer.slice
    switch outer.course {
    case .disabled: course = .disabled
    case .free(var interval):
      interval.start += delay
      interval.duration = duration
      course = .free(interval)
    case .timeline(let animator, var start, var end):
      if animator.duration > 0 {
        start += delay / animator.duration
        end = ownDuration ? start + duration / animator.duration : max(end, start)
      }
      observers += outer.observers.filter { $0 != animator.observer }
      course = .timeline(animator, start: start, end: end)
    }
  }
}
