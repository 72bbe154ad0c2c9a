import CoreGraphics

extension NSValue {
  /// Boxes a transform, for an animation's `fromValue`, `toValue` or `values`.
  public convenience init(caTransform3D: CATransform3D) { self.init(boxing: caTransform3D, "[16d]") }
  /// - Precondition: a `CATransform3D` was boxed.
  public var caTransform3DValue: CATransform3D { unboxed("[16d]", CATransform3DIdentity) }
}

extension AnimationInput {
  /// What a box holds; anything else as it is. Objective-C's animations are given points, sizes and transforms in boxes.
  static func unboxed(_ value: Any?) -> Any? {
    guard let value, type(of: value) is NSValue.Type, let box = value as? NSValue else { return value }
    return String(cString: box.objCType) == "[16d]" ? box.caTransform3DValue : box.geometry ?? value
  }
}
