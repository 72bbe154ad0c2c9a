import Foundation
import Motion
import QuartzCore

/// An object that animates changes on a timeline from 0 to 1 (Docs/behaviour/animation.md, "Property animators").
///
/// The animations can be paused, scrubbed, reversed, stopped and continued with other timing.
/// While the animator runs, timeline time is elapsed time. During a linear scrub, it is progress.
/// At each interruption, the presented value of each animation is measured, and the animation continues from there with this speed:
///
/// - paused or scrubbed: no speed
/// - resumed without a scrub: the previous speed, reversed if the direction changed in the meantime
/// - resumed after a scrub: the speed of the original curve at that position
/// - reversed while running: the previous speed, reversed
/// - continued with timing parameters: the remaining distance multiplied by the initial speed of the timing
///
/// In the last case, divide a finger's speed by the remaining distance to get the `initialVelocity` of a spring that continues with this
/// speed.
/// A linear or cubic timing starts with its own speed.
///
/// Only an animator without a duration or without a remaining distance ends immediately.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: _UIObject, UIViewImplicitlyAnimating {
  /// The timing of the animations.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The total duration, in seconds. A spring with physical constants has its own duration.
  open private(set) var duration: TimeInterval
  /// The delay, in seconds, that was passed to `startAnimation(afterDelay:)`.
  open private(set) var delay: TimeInterval = 0
  /// The state of the animator.
  open var state: UIViewAnimatingState { life.state }
  /// A Boolean value that indicates whether the animations are running.
  open var isRunning: Bool { life.isRunning }
  /// A Boolean value that indicates whether the moving views receive touches. The default is `true`.
  open var isUserInteractionEnabled = true { willSet { refuseWhileActive("isUserInteractionEnabled") } }
  /// A Boolean value that indicates whether the app performs hit testing for moving views. The default is `false`.
  ///
  /// If it is `false`, moving views receive touches at their visible position.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether the animator can be paused and stopped. The default is `true`.
  open var isInterruptible = true { willSet { refuseWhileActive("isInterruptible") } }
  /// A Boolean value that indicates whether the fraction of a paused animator is progress. The default is `true`.
  ///
  /// If it is `false`, the fraction is elapsed time, and the timing curve applies.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animator pauses at its end. The default is `false`.
  ///
  /// The completions of a paused animator do not run.
  open var pausesOnCompletion = false

  /// The app in which the animator was created. At the start, it becomes the app whose update cycle runs.
  private(set) var runtime = Runtime.current
  var life = Life.inactive
  var timeline: AnimatorTimeline
  /// The animation entries on the timeline.
  var members: [Member] = []
  /// The completion of the entries.
  var waiting: AnimationCompletion?
  var watches = 0
  private var blocks: [(delayFactor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with timing parameters. The duration is in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let pace = parameters.pace(duration: max(duration, 0))
    self.duration = pace.duration
    timeline = AnimatorTimeline(duration: pace.duration, pace: pace)
    super.init(_r: ())
  }
  /// Creates an animator with a duration of 0.2 seconds and the default curve.
  public convenience init() { self.init(duration: Self.defaultDuration, timingParameters: UICubicTimingParameters()) }
  /// Creates an animator with a predefined curve. Without animations, add some with `addAnimations(_:)`.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a cubic Bézier curve. Without animations, add some with `addAnimations(_:)`.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a spring. Without animations, add some with `addAnimations(_:)`.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  private static let defaultDuration = 0.2

  /// Creates an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let pace = options.pace(duration: duration)
    let animator = UIViewPropertyAnimator(duration: pace.duration, timingParameters: OptionTiming(pace.timing))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    precondition(
      runtime.isClosed || life.mayBeReleased(isEmpty: members.isEmpty),
      "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released."
    )
  }

  var observer: CompletionID? { waiting?.id }

  // MARK: Blocks and completions

  /// Adds an animation block that starts after a fraction of the remaining time.
  ///
  /// Before the start, the block waits. Later, it runs immediately, and its animations use the rest of the timeline after `delayFactor`.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "animations cannot be added to a stopped property animator: finish it first")
    if state == .inactive { return blocks.append((delayFactor, animation)) }
    if let leader { return leader.addAnimations(animation, delayFactor: delayFactor) }
    let here = reachablePosition
    if 1 - here < AnimatorTimeline.noWay { return UIView.performWithoutAnimation(animation) }  // no time is left
    if members.isEmpty { watch() }
    record(animation, from: here + delayFactor * (1 - here))
    if isRunning, let waiting { runtime.seal(waiting) }
  }
  /// Adds an animation block. Before the start, it waits. Later, it runs immediately, and its animations use the rest of the timeline.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
  /// Adds a closure that runs when the animator has ended or was finished.
  ///
  /// It does not run if the animator was stopped without finishing, or if it pauses at its end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Starts the animations, or continues them from a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animations after a delay in seconds. During the delay, the initial values are visible. A paused animator continues
  /// immediately.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped property animator cannot be started: finish it first")
    if state == .active {
      if !isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      return
    }
    runtime = Runtime.running ?? runtime
    self.delay = max(delay, 0)
    if !runtime.app.animationsEnabled { return runDisabled() }
    if let block = runtime.app.blocks.last {
      if !block.isEnabled { return runDisabled() }
      if let outer = block.animator { return follow(outer) }
    }
    activate(linear: false)
    guard case .paused = life else { return }  // an animation block stopped the animator
    setOff(from: position, over: duration * timeline.extent, begins: delay > 0 ? runtime.now.seconds + delay : nil) { _, record in
      record.pacing
    }
  }

  /// Pauses the animations at their current position. They can then be scrubbed or continued.
  ///
  /// An inactive animator becomes active. An animator without animations ends in the current update cycle.
  open func pauseAnimation() {
    precondition(isInterruptible, "a property animator that is not interruptible cannot be paused")
    precondition(leader == nil, "this property animator was started in another's block and runs on its timeline: pause that one")
    precondition(state != .stopped, "a stopped property animator cannot be paused: finish it first")
    if state == .inactive { return activate(linear: scrubsLinearly) }
    if isRunning { interrupt() }
  }

  /// Continues a paused animator with its own curve, or with new timing from the current position.
  ///
  /// The remaining time is `durationFactor` multiplied by the original duration. A value of 0 means the time that was left.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    precondition(state == .active && !isRunning, "only a paused property animator can be continued: pause it first")
    guard let parameters else { return resume(durationFactor: durationFactor) }
    timingParameters = parameters
    stretch(along: parameters, durationFactor: durationFactor)
  }

  /// A Boolean value that indicates whether the animator runs, or will run, to its beginning. The default is `false`.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set {
      guard newValue != timeline.isReversed else { return }
      precondition(leader == nil, "this property animator was started in another's block and runs on its timeline: reverse that one")
      let wasRunning = isRunning
      if wasRunning { interrupt() }
      timeline.isReversed = newValue
      if wasRunning { resume(durationFactor: 0) }
    }
  }

  /// The elapsed fraction while the animator runs, or the progress while it is paused. Setting the property pauses the animator.
  ///
  /// In a reversed animator, the fraction is measured from the end. The value is always in the range 0 to 1, even if a spring is paused
  /// beyond its end.
  /// Setting the value then reduces the excess gradually, so a view that follows a finger moves further than the finger.
  open var fractionComplete: CGFloat {
    get {
      if let leader { return leader.state == .active ? min(max(leader.position * leader.duration / duration, 0), 1) : 1 }
      guard state == .active else { return 0 }
      let position = if case .paused(let pause) = life { min(max(pause.position, 0), 1) } else { reachablePosition }
      return timeline.isReversed ? 1 - position : position
    }
    set {
      pauseAnimation()
      let f = min(max(newValue, 0), 1)
      hold(timeline.isReversed ? 1 - f : f)
    }
  }

  // MARK: Ending

  /// Stops the animations and sets the model values to the presented values.
  ///
  /// If the argument is `false`, a call of `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    precondition(isInterruptible, "a property animator that is not interruptible cannot be stopped")
    precondition(leader == nil, "this property animator was started in another's block and runs on its timeline: stop that one")
    guard state == .active else { return }
    life = .stopped(takeMembers(at: nil))
    keepsItself = false
    if withoutFinishing { reset() }
  }

  /// Finishes a stopped animator. The model gets the values of the position, and the completions run.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let frozen) = life else {
      preconditionFailure("finishAnimationAtPosition: should only be called on a stopped animator: call stopAnimation(false) first")
    }
    for one in frozen { one.moveModel(to: finalPosition) }
    complete(at: finalPosition)
  }

  /// Called when the run has ended, or all animations were removed.
  func runEnded(_ finished: Bool) {
    guard state == .active else { return }
    if pausesOnCompletion && finished && !members.isEmpty { return interrupt() }
    let end: UIViewAnimatingPosition = !finished ? .current : timeline.isReversed ? .start : .end
    // At the start, each entry reverts its own change. Later changes by others remain.
    _ = takeMembers(at: timeline.isReversed ? .start : .end)
    complete(at: end)
  }

  func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    life = .inactive
    timeline.rate = 0
    (blocks, completions, waiting, keepsItself) = ([], [], nil, false)
  }

  private func refuseWhileActive(_ name: String) {
    precondition(state == .inactive, "\(name) of an active property animator cannot be changed")
  }

  // MARK: Recording

  func takeBlocks() -> [(delayFactor: Double, body: () -> Void)] {
    defer { blocks = [] }
    return blocks
  }

  private func activate(linear: Bool) {
    runtime = Runtime.running ?? runtime
    life = .paused(.init(position: timeline.isReversed ? 1 : 0, isLinear: linear))
    timeline.begin()
    watch()
    for block in takeBlocks() { record(block.body, from: block.delayFactor) }
    if case .paused(var pause) = life {
      if linear { pause.interrupted = timeline.untouched(curves) } else { pause.position = timeline.isReversed ? timeline.extent : 0 }
      life = .paused(pause)
    }
    if members.isEmpty, let waiting { runtime.seal(waiting) }
  }

  private func record(_ body: () -> Void, from start: Double) {
    AnimationBlock(
      course: .timeline(self, start: start, end: 1), duration: duration, timing: pace.timing, verticalTiming: pace.verticalTiming,
      observers: [waiting!.id]
    ).perform(body, in: runtime)
  }

  private func runDisabled() {
    let bodies = takeBlocks()
    life = .running(from: 0, begins: nil)
    keepsItself = true
    let completion = runtime.makeCompletion { [self] _ in complete(at: .end) }
    for block in bodies { UIView.performWithoutAnimation(block.body) }
    runtime.seal(completion)
  }
}

/// The timing in the options of a block.
private final class OptionTiming: UITimingCurveProvider {
  let cubicTimingParameters: UICubicTimingParameters?
  let springTimingParameters: UISpringTimingParameters?
  var timingCurveType: UITimingCurveType { springTimingParameters == nil ? .cubic : .spring }

  init(_ timing: Timing) {
    switch timing {
    case .linear: (cubicTimingParameters, springTimingParameters) = (UICubicTimingParameters(animationCurve: .linear), nil)
    case .cubic(let c):
      let points = (CGPoint(x: c.x1, y: c.y1), CGPoint(x: c.x2, y: c.y2))
      (cubicTimingParameters, springTimingParameters) = (UICubicTimingParameters(controlPoint1: points.0, controlPoint2: points.1), nil)
    case .spring: (cubicTimingParameters, springTimingParameters) = (nil, UISpringTimingParameters())
    }
  }
}
