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
  func value(of part: AnimationKeyPath, on layer: CALayer) -> AnimatedValue { preconditionFailure("use a subclass of CAPropertyAnimation") }

  override func records(on layer: CALayer, key: String, group: GroupPacing?, fallback: Seconds) -> [AnimationRecord] {
    guard let keyPath else { preconditionFailure("\(self) has no key path: set it before adding the animation") }
    guard let parts = AnimationKeyPath.parse(keyPath) else {
      preconditionFailure("\(keyPath) is not a property that can be animated; see Docs/compatibility.md for those that can")
    }
    return parts.map { part in
      let window = window(fallback: fallback)
      var record = AnimationRecord(
        id: layer.runtime.makeRecordID(), key: key, property: part.property, value: value(of: part, on: layer), isAdditive: isAdditive,
        window: window, pacing: .curve(timing(duration: window.duration)),
        clock: .running(begin: beginTime == 0 ? nil : beginTime, speed: Double(speed), offset: 0), isRemovedAtEnd: isRemovedOnCompletion)
      if let lanes = part.lanes { record.lanes = lanes.reduce(0) { $0 | 1 << UInt8($1) } }
      record.isCumulative = isCumulative
      record.group = group
      return record
    }
  }
}

/// The conversion of values of any type to the numbers of a property.
enum AnimationInput {
  static func components(_ value: Any?, _ part: AnimationKeyPath, of path: String?) -> Components? {
    guard let value = unboxed(value) else { return nil }
    guard let whole = numbers(value, part) else { preconditionFailure("\(value) is not a value for \(path ?? "this property")") }
    return place(whole, in: part)
  }

  private static func numbers(_ value: Any, _ part: AnimationKeyPath) -> Components? {
    if let rect = value as? CGRect {
      if part.property == .boundsOrigin && part.lanes == nil { return rect.origin.components }
      if part.property == .boundsSize && part.lanes == nil { return rect.size.components }
      return rect.components
    }
    if let transform = value as? CATransform3D { return transform.affine?.components }
    if let value = value as? any ComponentValue { return value.components }
    if let value = value as? Float { return value.components }
    return number(value)?.components
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns the numbers of a whole property from those of a part. A single number sets its component, or both components of
  /// `transform.scale`.
  private static func place(_ numbers: Components, in part: AnimationKeyPath) -> Components {
    guard let lanes = part.lanes else { return numbers }
    var result = Components(repeating: 0)
    for (i, lane) in lanes.enumerated() { result[lane] = lanes == [3, 4] ? numbers[0] : numbers[i] }
    return result
  }
}
