import CoreGraphics
import Motion

/// An animation between two values of a property. A value that is `nil` follows from the other two, or is the layer's own value.
/// (Docs/behaviour/animation.md, "Interpolation and presentation values")
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning. The default is `nil`, and the value then follows from the other two.
  open var fromValue: Any? { willSet { refuseIfFrozen() } }
  /// The value at the end. The default is `nil`, and the value then follows from the other two.
  open var toValue: Any? { willSet { refuseIfFrozen() } }
  /// The difference between the value at the end and the one at the beginning. The default is `nil`, and it then follows from the other
  /// two.
  open var byValue: Any? { willSet { refuseIfFrozen() } }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value(of part: AnimationKeyPath, on layer: any AnimationTarget) -> AnimatedValue {
    if let tween = Tween(self, part, on: layer) { return AnimatedValue(.tween(tween)) }
    let (from, to, by) = (
      AnimationInput.components(fromValue, part, of: keyPath), AnimationInput.components(toValue, part, of: keyPath),
      AnimationInput.components(byValue, part, of: keyPath)
    )
    // A rotation that is named in the key path can exceed a full turn. A whole matrix rotates along the shorter way.
    let isWholeTransform = part.property == .transform && part.lanes == nil
    guard let from, let to else { return AnimatedValue(.open(from: from, to: to, by: by, isWholeTransform: isWholeTransform)) }
    return .basic(from: from, to: isWholeTransform ? from + part.property.difference(to, from) : to)
  }
}

extension Tween {
  /// Creates the tween for a value that does not consist of numbers. It is `nil` if the property is numeric.
  @MainActor
  init?(_ animation: CABasicAnimation, _ part: AnimationKeyPath, on layer: any AnimationTarget) {
    let (from, to) = (AnimationInput.unboxed(animation.fromValue), AnimationInput.unboxed(animation.toValue))
    switch part.property {
    case .transform:
      if let space = part.space {
        self = .space(
          space, from: AnimationInput.number(from), to: AnimationInput.number(to), by: AnimationInput.number(animation.byValue),
          adds: animation.isAdditive)
        return
      }
      guard part.lanes == nil else { return nil }
      let isFlat = [from, to].allSatisfy { ($0 as? CATransform3D)?.affine != nil || !($0 is CATransform3D) } && layer.properties.isFlat
      if isFlat { return nil }
      self = .value(.transform, from: Self.value(from, part), to: Self.value(to, part))
    case .emitterCells:
      guard let cell = part.cell else { return nil }
      func numbers(_ value: Any?) -> Components? { AnimationInput.components(value, part, of: animation.keyPath) }
      self = .cell(cell, from: numbers(from), to: numbers(to), by: numbers(animation.byValue), adds: animation.isAdditive)
    case .contents: self = .contents(from: from as? CGImage ?? layer.properties.contents, to: to as? CGImage)
    default:
      guard !part.property.isNumeric else { return nil }
      self = .value(part.property, from: Self.value(from, part), to: Self.value(to, part))
    }
  }

  private static func value(_ given: Any?, _ part: AnimationKeyPath) -> LayerValue? {
    given.flatMap { LayerValue($0, part.property.kind) }
  }
}
