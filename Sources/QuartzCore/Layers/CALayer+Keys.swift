import CoreGraphics

/// Properties by key path, as far as they are animatable, and values of the app's own. There is no key-value coding beyond these.
extension CALayer {
  /// The value of an animatable property or of a part of it (`transform.scale`, `position.x`), else what the app has set.
  ///
  /// Numbers come as `CGFloat`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let parts = AnimationKeyPath.parse(keyPath) else { return custom[keyPath] }
    let part = parts[0]
    if let space = part.space { return space.value(in: transform) }
    if let lanes = part.lanes { return scalarOrPair(properties[part.property], lanes) }
    return whole(part.property, keyPath)
  }
  /// As `value(forKeyPath:)`.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets an animatable property or a part of it, with the action that belongs to it; under another key keeps a value of the app's own.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let parts = AnimationKeyPath.parse(keyPath) else {
      custom[keyPath] = value
      return
    }
    if let space = parts[0].space {
      guard let number = AnimationInput.number(value) else { preconditionFailure("\(value ?? "nil") is not a value for \(keyPath)") }
      transform = space.setting(number, in: transform)
      return
    }
    if parts[0].property.isNumeric, !(parts[0].property == .transform && parts[0].lanes == nil) { return setNumbers(value, parts, keyPath) }
    setWhole(value, parts[0].property, keyPath)
  }
  /// As `setValue(_:forKeyPath:)`.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private func scalarOrPair(_ numbers: Components, _ lanes: [Int]) -> Any {
    if lanes == [0, 1] { return CGSize(width: numbers[0], height: numbers[1]) }
    return CGFloat(lanes == [3, 4] ? (numbers[3] + numbers[4]) / 2 : numbers[lanes[0]])
  }

  private func whole(_ property: AnimatableProperty, _ keyPath: String) -> Any? {
    switch property {
    case .boundsOrigin where keyPath == "bounds": return bounds
    case .backgroundColor: return backgroundColor
    case .borderColor: return borderColor
    case .shadowColor: return shadowColor
    case .fillColor: return (self as? CAShapeLayer)?.fillColor
    case .strokeColor: return (self as? CAShapeLayer)?.strokeColor
    case .transform: return transform
    case .sublayerTransform: return sublayerTransform
    case .contents: return contents
    case .path: return (self as? CAShapeLayer)?.path
    case .shadowPath: return shadowPath
    case .colors: return (self as? CAGradientLayer)?.colors
    case .locations: return (self as? CAGradientLayer)?.locations
    default: return property.object(properties[property])
    }
  }

  private func setNumbers(_ value: Any?, _ parts: [AnimationKeyPath], _ keyPath: String) {
    if value == nil || value is CGColor {  // a colour may be taken away
      let color = value as? CGColor
      switch parts[0].property {
      case .backgroundColor: return backgroundColor = color
      case .borderColor: return borderColor = color
      case .shadowColor: return shadowColor = color
      case .fillColor:
        (self as? CAShapeLayer)?.fillColor = color
        return
      case .strokeColor:
        (self as? CAShapeLayer)?.strokeColor = color
        return
      default: preconditionFailure("\(value ?? "nil") is not a value for \(keyPath)")
      }
    }
    if keyPath == "bounds", let rect = AnimationInput.unboxed(value) as? CGRect { return bounds = rect }
    let part = parts[0]
    guard let numbers = AnimationInput.components(value, part, of: keyPath) else { return }
    var all = properties[part.property]
    for lane in part.lanes ?? Array(0..<8) { all[lane] = numbers[lane] }
    change(part.property) { $0[part.property] = all }
  }

  private func setWhole(_ value: Any?, _ property: AnimatableProperty, _ keyPath: String) {
    let value = AnimationInput.unboxed(value)
    switch property {
    case .transform, .sublayerTransform:
      let t = value as? CATransform3D ?? (value as? CGAffineTransform).map(CATransform3DMakeAffineTransform) ?? CATransform3DIdentity
      if property == .transform { transform = t } else { sublayerTransform = t }
    case .contents: contents = value
    case .shadowPath: shadowPath = value as? CGPath
    case .path: (self as? CAShapeLayer)?.path = value as? CGPath
    case .colors: (self as? CAGradientLayer)?.colors = value as? [Any]
    default: (self as? CAGradientLayer)?.locations = (value as? [Any])?.compactMap(AnimationInput.number).map { NSNumber(value: $0) }
    }
  }
}
