import CoreGraphics

extension NSValue {
  /// Boxes a transform, for an animation's `fromValue`, `toValue` or `values`.
  public convenience init(caTransform3D: CATransform3D) { self.init(boxing: caTransform3D, "[16d]") }
  /// - Precondition: a `CATransform3D` was boxed.
  public var caTransform3DValue: CATransform3D { unboxed("[16d]", CATransform3DIdentity) }
}

/// A transform that Foundation holds is an `NSValue`, as on Apple's systems.
extension CATransform3D: _ObjectiveCBridgeable {
  /// The box that Foundation holds.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Unboxes a transform. A box of another type is an error.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) { result = source.caTransform3DValue }

  /// Unboxes a transform, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
    result = source.structure("[16d]", CATransform3DIdentity)
    return result != nil
  }

  /// Unboxes a transform. The result is the identity without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}

extension AnimationInput {
  /// What a box holds; anything else as it is. Objective-C's animations are given points, sizes and transforms in boxes.
  static func unboxed(_ value: Any?) -> Any? {
    guard let value, type(of: value) is NSValue.Type, let box = value as? NSValue else { return value }
    return String(cString: box.objCType) == "[16d]" ? box.caTransform3DValue : box.geometry ?? value
  }
}
