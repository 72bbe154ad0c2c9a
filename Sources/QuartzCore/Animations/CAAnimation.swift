import CoreGraphics
import Foundation
import Motion

/// The base class of explicit animations, with a timing, a curve and a delegate. (Docs/behaviour/animation.md, "Media timing")
///
/// A layer stores a copy of an animation that is added to it. The original object can be changed and used again. The copy cannot be
/// changed.
@preconcurrency @MainActor
open class CAAnimation: _UIMakeable, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  /// The time at which the animation begins, in the layer's time. The default of 0 means the commit that first includes the animation.
  open var beginTime: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// The duration of one cycle, in seconds. The default of 0 means the duration of the transaction.
  open var duration: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// The speed of the animation's time relative to its parent. The default is 1.
  open var speed: Float = 1 { willSet { refuseIfFrozen() } }
  /// The offset within a cycle at which the animation begins, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// The number of cycles, which can be fractional. The default of 0 means one cycle.
  open var repeatCount: Float = 0 { willSet { refuseIfFrozen() } }
  /// The time for which the animation repeats, in seconds. If it is above 0, `repeatCount` is ignored. The default is 0.
  open var repeatDuration: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// A Boolean value that indicates whether each cycle is followed by one in reverse. The default is `false`.
  open var autoreverses = false { willSet { refuseIfFrozen() } }
  /// The effect of the animation before its beginning and after its end. The default is `.removed`, which means none.
  open var fillMode = CAMediaTimingFillMode.removed { willSet { refuseIfFrozen() } }
  /// The curve of each cycle. The default is `nil`, which means linear.
  open var timingFunction: CAMediaTimingFunction? { willSet { refuseIfFrozen() } }
  /// The object that is notified when the animation starts and stops. The animation keeps a strong reference to it. The default is `nil`.
  open var delegate: (any CAAnimationDelegate)? { willSet { refuseIfFrozen() } }
  /// A Boolean value that indicates whether the layer removes the animation at its end. If it is `false`, the animation stays, and its fill
  /// mode applies. The default is `true`.
  open var isRemovedOnCompletion = true { willSet { refuseIfFrozen() } }
  /// The values that the app has stored by key.
  private var values: [String: Any] = [:]
  private var isFrozen = false
  /// The number of times that a property or a value was set.
  package private(set) var edits = 0

  /// Creates an animation with default values.
  public override init() { super.init() }
  /// Creates an animation from an archive. Archives are not supported, so this initializer is never called.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _UIMakeable.make(type(of: self))
    copy.takeValues(from: self)
    return copy
  }

  /// Returns a value that was stored with `setValue(_:forKey:)`. The copy that a layer stores and passes to the delegate has it too.
  open override func value(forKey key: String) -> Any? { values[key] }
  /// Stores a custom value under a key. Properties cannot be set by key, only by name.
  open override func setValue(_ value: Any?, forKey key: String) {
    refuseIfFrozen()
    values[key] = value
  }

  /// The key under which a layer stores the animation, independent of the key with which it is added. It is `nil` for most animations.
  var ownKey: String? { nil }

  func refuseIfFrozen() {
    edits += 1
    precondition(
      !isFrozen,
      "attempting to modify a read-only animation: \(self) was copied when it was added to a layer; change a copy of it and add that")
  }

  /// Returns a copy that cannot be changed. If the transaction has a timing function, the copy has it.
  func frozen(along function: CAMediaTimingFunction? = nil) -> CAAnimation {
    if isFrozen && function == nil { return self }
    guard let copy = copy() as? CAAnimation else { preconditionFailure("\(self) has a copy of another kind") }
    if let function { copy.timingFunction = function }
    copy.isFrozen = true
    return copy
  }

  /// Sets the begin time to the layer's time at the commit if the begin time is 0.
  func begin(at time: CFTimeInterval) {
    guard beginTime == 0 else { return }
    let wasFrozen = isFrozen
    isFrozen = false
    beginTime = time
    isFrozen = wasFrozen
  }

  /// Copies the values of another animation. Each subclass overrides this method for the values that it adds.
  func takeValues(from other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses, fillMode) = (other.repeatCount, other.repeatDuration, other.autoreverses, other.fillMode)
    (timingFunction, delegate, isRemovedOnCompletion) = (other.timingFunction, other.delegate, other.isRemovedOnCompletion)
    values = other.values
  }

  /// Adds the animation to the layer whose property has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? any AnimationTarget)?.add(self, forKey: event)
  }

  /// Returns the curve of a cycle that lasts `duration`.
  func timing(duration: Seconds) -> Timing { timingFunction?.timing ?? .linear }

  /// Returns the active interval of the animation. Its duration is `fallback` unless the animation has one.
  func interval(fallback: Seconds, start: Seconds = 0) -> ActiveInterval {
    let duration = duration > 0 ? duration : fallback
    let cycle = autoreverses ? 2 * duration : duration
    return ActiveInterval(
      start: start, duration: duration,
      repeatCount: repeatDuration > 0 ? repeatDuration / cycle : repeatCount > 0 ? Double(repeatCount) : 1, autoreverses: autoreverses,
      phase: timeOffset, fillsBefore: fillMode == .backwards || fillMode == .both,
      fillsAfter: fillMode == .forwards || fillMode == .both)
  }

  /// Returns the animation entries for this animation on a layer. If the animation is in a group, `group` determines their timing.
  func records(on layer: any AnimationTarget, key: String, group: GroupTiming?, fallback: Seconds) -> [AnimationEntry] {
    preconditionFailure("\(type(of: self)) animates nothing: use one of its subclasses")
  }
}
