import CoreGraphics
import Foundation
import Motion

/// What all explicit animations have: a place in time, a curve and a delegate. (BEHAVIOUR §1.2)
///
/// A layer keeps a copy of what is added to it; the object may be changed and used again, the copy may not be changed.
@preconcurrency @MainActor
open class CAAnimation: _UIMakeable, CAMediaTiming, CAAction, @preconcurrency NSCopying {
  /// In the layer's time; 0 means the commit that first sees the animation.
  open var beginTime: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// 0 means the transaction's duration.
  open var duration: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// How fast its time runs; 1 at first.
  open var speed: Float = 1 { willSet { refuseIfFrozen() } }
  /// Shifts the phase within a cycle.
  open var timeOffset: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// How often it runs, fractions included; 0 means once.
  open var repeatCount: Float = 0 { willSet { refuseIfFrozen() } }
  /// How long it repeats, in seconds; wins over `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0 { willSet { refuseIfFrozen() } }
  /// Whether each run is played back as well.
  open var autoreverses = false { willSet { refuseIfFrozen() } }
  /// What it shows before and after; nothing at first.
  open var fillMode = CAMediaTimingFillMode.removed { willSet { refuseIfFrozen() } }
  /// Nil is linear.
  open var timingFunction: CAMediaTimingFunction? { willSet { refuseIfFrozen() } }
  /// Told of its beginning and end, and kept alive by it.
  open var delegate: (any CAAnimationDelegate)? { willSet { refuseIfFrozen() } }
  /// If false, the animation stays on the layer after its end, and shows itself there if its fill mode says so.
  open var isRemovedOnCompletion = true { willSet { refuseIfFrozen() } }
  /// What the app keeps here by key.
  private var values: [String: Any] = [:]
  private var isFrozen = false
  /// How often somebody has set something of it.
  package private(set) var edits = 0

  /// An animation that still has to be told what it does.
  public override init() { super.init() }
  /// For animations in an archive; Segue reads no archives yet, so nothing calls it.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy that can be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _UIMakeable.make(type(of: self))
    copy.takeValues(from: self)
    return copy
  }

  /// What `setValue(_:forKey:)` has kept: the copy on the layer, which the delegate is told of, has it too.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps a value of the app's own; properties are set by name.
  open func setValue(_ value: Any?, forKey key: String) {
    refuseIfFrozen()
    values[key] = value
  }

  /// The key under which a layer keeps it, whatever key it is added with.
  var ownKey: String? { nil }

  func refuseIfFrozen() {
    edits += 1
    precondition(
      !isFrozen,
      "attempting to modify a read-only animation: \(self) was copied when it was added to a layer; change a copy of it and add that")
  }

  /// A copy that refuses changes, along the transaction's curve if that has one.
  func frozen(along function: CAMediaTimingFunction? = nil) -> CAAnimation {
    if isFrozen && function == nil { return self }
    guard let copy = copy() as? CAAnimation else { preconditionFailure("\(self) has a copy of another kind") }
    if let function { copy.timingFunction = function }
    copy.isFrozen = true
    return copy
  }

  /// The commit has seen it: a begin time of 0 is the layer's time there.
  func begin(at time: CFTimeInterval) {
    guard beginTime == 0 else { return }
    let wasFrozen = isFrozen
    isFrozen = false
    beginTime = time
    isFrozen = wasFrozen
  }

  /// Overridden by each subclass for the values that it adds.
  func takeValues(from other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses, fillMode) = (other.repeatCount, other.repeatDuration, other.autoreverses, other.fillMode)
    (timingFunction, delegate, isRemovedOnCompletion) = (other.timingFunction, other.delegate, other.isRemovedOnCompletion)
    values = other.values
  }

  /// Adds the animation to the layer whose property has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The curve of a cycle that lasts `duration`.
  func timing(duration: Seconds) -> Timing { timingFunction?.timing ?? .linear }

  /// The place in time of one that lasts `fallback` unless it says otherwise.
  func window(fallback: Seconds, start: Seconds = 0) -> Window {
    let duration = duration > 0 ? duration : fallback
    let cycle = autoreverses ? 2 * duration : duration
    return Window(
      start: start, duration: duration,
      repeatCount: repeatDuration > 0 ? repeatDuration / cycle : repeatCount > 0 ? Double(repeatCount) : 1, autoreverses: autoreverses,
      phase: timeOffset, fillsBefore: fillMode == .backwards || fillMode == .both,
      fillsAfter: fillMode == .forwards || fillMode == .both)
  }

  /// The records that show this animation on a layer; `group` places them when a group holds them.
  func records(on layer: CALayer, key: String, group: GroupPacing?, fallback: Seconds) -> [AnimationRecord] {
    preconditionFailure("\(type(of: self)) animates nothing: use one of its subclasses")
  }
}
