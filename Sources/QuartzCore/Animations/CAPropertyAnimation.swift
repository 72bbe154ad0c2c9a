import CoreGraphics
import Motion

/// The base class of animations that change the value of a key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property or of a part of it, such as `position.x` or `transform.rotation.z`. It must be set before the
  /// animation is added.
  open var keyPath: String? { willSet { refuseIfFrozen() } }
  /// A Boolean value that indicates whether the animated value is added to the value beneath it instead of replacing it. The default is
  /// `false`.
  open var isAdditive = false { willSet { refuseIfFrozen() } }
  /// A Boolean value that indicates whether each repetition continues from the end of the previous one. The default is `false`.
  open var isCumulative = false { willSet { refuseIfFrozen() } }

  /// Creates an animation of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  /// Returns the animated value for one part of the key path.
  func value(of part: AnimationKeyPath, on layer: any AnimationTarget) -> AnimatedValue {
    preconditionFailure("use a subclass of CAPropertyAnimation")
  }

  override func records(on layer: any AnimationTarget, key: String, group: GroupTiming?, fallback: Seconds) -> [AnimationEntry] {
    guard let keyPath else { preconditionFailure("\(self) has no key path: set it before adding the animation") }
    guard let parts = AnimationKeyPath.parse(keyPath) else {
      preconditionFailure("\(keyPath) is not a property that can be animated; see Docs/compatibility.md for those that can")
    }
    return parts.map { part in
      let interval = interval(fallback: fallback)
      var record = AnimationEntry(
        id: layer.makeEntryID(), key: key, property: part.property, value: value(of: part, on: layer), isAdditive: isAdditive,
        interval: interval, pacing: .curve(timing(duration: interval.duration)),
        clock: .running(begin: beginTime == 0 ? nil : beginTime, speed: Double(speed), offset: 0), isRemovedAtEnd: isRemovedOnCompletion)
      if let lanes = part.lanes { record.lanes = lanes.reduce(0) { $0 | 1 << UInt8($1) } }
      record.isCumulative = isCumulative
      record.group = group
      return record
    }
  }
}
