import CoreGraphics

/// Access by key path to the animatable properties, to the properties that the class names, and to custom values. All other keys are custom
/// values, so there is no undefined key.
extension CALayer {
  func usualValue(forKeyPath keyPath: String) -> Any? {
    guard let parts = AnimationKeyPath.parse(keyPath) else {
      let (key, rest) = KeyValueCoding.split(keyPath)
      guard ObjCClasses.member(named: key, of: self) != nil else { return custom[keyPath] }
      let value = KeyValueCoding.value(forKey: key, of: self)
      guard let rest else { return value }
      return (value as? any ObjCPathCoding)?.objcValue(forKeyPath: rest)
    }
    let part = parts[0]
    if keyPath == "bounds" { return bounds }
    if let space = part.space { return space.value(in: transform) }
    if let cell = part.cell { return properties.rare.emitter?.value.cells.object(cell) }
    if let lanes = part.lanes { return scalarOrPair(properties[part.property], lanes) }
    return properties[value: part.property].object(part.property.kind)
  }

  func defaultSetValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let parts = AnimationKeyPath.parse(keyPath) else {
      let (key, rest) = KeyValueCoding.split(keyPath)
      guard ObjCClasses.member(named: key, of: self) == nil else {
        guard let rest else { return KeyValueCoding.setValue(value, forKey: key, of: self) }
        (KeyValueCoding.value(forKey: key, of: self) as? any ObjCPathCoding)?.objcSetValue(value, forKeyPath: rest)
        return
      }
      willChangeValue(forKey: keyPath)
      custom[keyPath] = value
      didChangeValue(forKey: keyPath)
      return
    }
    if let cell = parts[0].cell {
      guard let numbers = AnimationInput.components(value, parts[0], of: keyPath) else {
        preconditionFailure("nil is not a value for \(keyPath)")
      }
      precondition(numbers.isFinite, "\(keyPath) of \(self) was set to a value that is not finite: \(numbers)")
      return set(.plain) { $0.rare.emitter?.value.cells[cell] = numbers }
    }
    if let space = parts[0].space {
      guard let number = AnimationInput.number(value) else { preconditionFailure("\(value ?? "nil") is not a value for \(keyPath)") }
      transform = space.setting(number, in: transform)
      return
    }
    let unboxed = AnimationInput.unboxed(value)
    if keyPath == "bounds", let rect = unboxed as? CGRect { return bounds = rect }
    if let new = whole(unboxed, parts[0]) { return set(.animated(parts[0].property)) { $0[value: parts[0].property] = new } }
    guard let numbers = AnimationInput.components(value, parts[0], of: keyPath) else {
      preconditionFailure("nil is not a value for \(keyPath)")
    }
    var all = properties[parts[0].property]
    for lane in parts[0].lanes ?? Array(0..<8) { all[lane] = numbers[lane] }
    set(.animated(parts[0].property)) { $0[parts[0].property] = all }
  }

  private func scalarOrPair(_ numbers: Components, _ lanes: [Int]) -> Any {
    if lanes == [0, 1] { return CGSize(width: numbers[0], height: numbers[1]) }
    return CGFloat(lanes == [3, 4] ? (numbers[3] + numbers[4]) / 2 : numbers[lanes[0]])
  }

  /// Returns the value of a whole property that does not consist of numbers. A value of `nil` removes a colour, a path, contents and
  /// similar.
  private func whole(_ value: Any?, _ part: AnimationKeyPath) -> LayerValue? {
    guard part.lanes == nil else { return nil }
    guard let value else { return .absent(part.property.kind) }
    if let whole = LayerValue(value, part.property.kind) { return whole }
    precondition(part.property.isNumeric, "\(value) is not a value for \(part.property.keyPath)")
    return nil
  }
}
