import Foundation

/// Geometry that Foundation stores is an `NSValue`, as on Apple's systems. A value in a dictionary of `Any` can be cast both to the
/// structure and to `NSValue`, whichever of the two was stored. A cast to a structure of another type is `nil`.

extension NSValue {
  /// Returns the structure that the value holds, or `nil` if the value holds another type.
  package func structure<Value>(_ type: String, _ empty: Value) -> Value? {
    String(cString: objCType) == type ? unboxed(type, empty) : nil
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Returns the `NSValue` that Foundation stores.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

  /// Unboxes a point. A box of another type is an error.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) { result = source.cgPointValue }

  /// Unboxes a point, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = source.structure("{CGPoint=dd}", CGPoint.zero)
    return result != nil
  }

  /// Unboxes a point. The result is zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.cgPointValue ?? CGPoint.zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Returns the `NSValue` that Foundation stores.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

  /// Unboxes a size. A box of another type is an error.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) { result = source.cgSizeValue }

  /// Unboxes a size, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = source.structure("{CGSize=dd}", CGSize.zero)
    return result != nil
  }

  /// Unboxes a size. The result is zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.cgSizeValue ?? CGSize.zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the `NSValue` that Foundation stores.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

  /// Unboxes a rectangle. A box of another type is an error.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) { result = source.cgRectValue }

  /// Unboxes a rectangle, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = source.structure("{CGRect={CGPoint=dd}{CGSize=dd}}", CGRect.zero)
    return result != nil
  }

  /// Unboxes a rectangle. The result is zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.cgRectValue ?? CGRect.zero }
}

extension CGVector: _ObjectiveCBridgeable {
  /// Returns the `NSValue` that Foundation stores.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }

  /// Unboxes a vector. A box of another type is an error.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) { result = source.cgVectorValue }

  /// Unboxes a vector, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGVector?) -> Bool {
    result = source.structure("[2d]", CGVector.zero)
    return result != nil
  }

  /// Unboxes a vector. The result is zero without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector { source?.cgVectorValue ?? CGVector.zero }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  /// Returns the `NSValue` that Foundation stores.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  /// Unboxes a transform. A box of another type is an error.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) {
    result = source.cgAffineTransformValue
  }

  /// Unboxes a transform, and returns whether the box holds one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGAffineTransform?) -> Bool {
    result = source.structure("[6d]", CGAffineTransform.identity)
    return result != nil
  }

  /// Unboxes a transform. The result is identity without a box.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source?.cgAffineTransformValue ?? CGAffineTransform.identity
  }
}
