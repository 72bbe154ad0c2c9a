import QuartzCore

extension UIView {
  /// A layer of the class that the view wants.
  static func makeLayer() -> CALayer {
    guard let made = layerClass as? CALayer.Type else { preconditionFailure("\(layerClass), the layerClass of \(self), is not a CALayer") }
    return _UIMakeable.make(made)
  }

  /// Lets the block around animate a change, unless `action(for:forKey:)` is overridden and answers with something else.
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
