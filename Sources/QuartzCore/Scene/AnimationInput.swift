import CoreGraphics

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
