import CoreGraphics
import Motion

/// From one value to another. An end that is not given follows from the others or is the layer's own value. (BEHAVIOUR §1.5)
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil follows from the others.
  open var fromValue: Any? { willSet { refuseIfFrozen() } }
  /// Where it ends; nil follows from the others.
  open var toValue: Any? { willSet { refuseIfFrozen() } }
  /// How far it goes; nil follows from the others.
  open var byValue: Any? { willSet { refuseIfFrozen() } }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value(of part: AnimationKeyPath, on layer: CALayer) -> AnimatedValue {
    if let tween = Tween(self, part, on: layer) { return AnimatedValue(.tween(tween)) }
    let (from, to, by) = (
      AnimationInput.components(fromValue, part, of: keyPath), AnimationInput.components(toValue, part, of: keyPath),
      AnimationInput.components(byValue, part, of: keyPath)
    )
    // A rotation that is named as such may go round as often as it likes; a whole matrix goes the shorter way.
    let isWholeTransform = part.property == .transform && part.lanes == nil
    guard let from, let to else { return AnimatedValue(.open(from: from, to: to, by: by, isWholeTransform: isWholeTransform)) }
    return .basic(from: from, to: isWholeTransform ? from + part.property.difference(to, from) : to)
  }
}

extension Tween {
  /// The tween for a value that is not made of numbers; nil where numbers do.
  @MainActor
  init?(_ animation: CABasicAnimation, _ part: AnimationKeyPath, on layer: CALayer) {
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
