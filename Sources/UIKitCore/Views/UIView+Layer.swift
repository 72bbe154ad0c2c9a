import QuartzCore

extension UIView {
  /// Creates a layer of the view's `layerClass`.
  static func makeLayer() -> CALayer {
    guard let made = layerClass as? CALayer.Type else { preconditionFailure("\(layerClass), the layerClass of \(self), is not a CALayer") }
    return _UIMakeable.make(made)
  }

  /// Animates a change with the current animation block, unless an override of `action(for:forKey:)` returns another action.
  func ownAction(for property: AnimatableProperty, _ animate: (AnimationBlock) -> Void) -> (any CAAction)? {
    guard let block = animatingBlock, block.isEnabled, ownLayer.isInTree else { return nil }
    if property == .backdrop {  // no layer's key
      animate(block)
      return nil
    }
    let answer = action(for: layer, forKey: property.changeKey)
    if let answer = answer as? BlockAction, answer.isUntouched(property.changeKey, block.duration) {
      animate(block)
      return nil
    }
    return answer is NSNull ? nil : answer
  }
}
