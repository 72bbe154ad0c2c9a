import CoreGraphics

extension NSValue {
  /// Creates a value that holds a transform, for an animation's `fromValue`, `toValue` or `values`.
  public convenience init(caTransform3D: CATransform3D) { self.init(boxing: caTransform3D, "[16d]") }
  /// The transform that the value holds.
  /// - Precondition: The value holds a `CATransform3D`.
  public var caTransform3DValue: CATransform3D { unboxed("[16d]", CATransform3DIdentity) }
}

/// A transform that Foundation stores is an `NSValue`, as on Apple's systems.
extension CATransform3D: _ObjectiveCBridgeable {
  /// Returns the `NSValue` that Foundation stores.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Unboxes a transform. It is an error if the value holds another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) { result = source.caTransform3DValue }

  /// Unboxes a transform, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) -> Bool {
    result = source.structure("[16d]", CATransform3DIdentity)
    return result != nil
  }

  /// Unboxes a transform. The result is the identity if there is no value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}

extension AnimationInput {
  /// Returns the content of an `NSValue`, or any other value unchanged. Objective-C animations receive points, sizes and transforms as
  /// `NSValue` objects.
  static func unboxed(_ value: Any?) -> Any? {
    guard let value, type(of: value) is NSValue.Type, let box = value as? NSValue else { return value }
    return String(cString: box.objCType) == "[16d]" ? box.caTransform3DValue : box.geometry ?? value
  }
}
