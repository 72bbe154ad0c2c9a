import Foundation

extension CALayer {
  /// The action for a change: the delegate's, then `actions`, then `style["actions"]`, then the class's default. (BEHAVIOUR §1.4)
  ///
  /// `NSNull` at any step means none.
  @MainActor public func action(forKey event: String) -> (any CAAction)? {
    let found =
      asked?.action(for: self, forKey: event) ?? actions?[event] ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? Swift.type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// The delegate; for a view's layer without one, the view.
  private var asked: (any CALayerDelegate)? { delegate ?? owner as? any CALayerDelegate }

  /// What runs on a change now: nothing before the layer was committed in a tree, nor where actions are disabled.
  func implicitAction(forKey event: String) -> (any CAAction)? {
    guard isInTree, modelLayer == nil, runtime.scene.layers[id] != nil, !runtime.disablesActions else { return nil }
    if let action = action(forKey: event) { return action }
    guard !hasExplicitRefusal(of: event), AnimationKeyPath.parse(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shownValue(forKeyPath: event)
    animation.duration = runtime.transaction.duration
    animation.timingFunction = runtime.transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  private func hasExplicitRefusal(of event: String) -> Bool {
    asked?.action(for: self, forKey: event) is NSNull || actions?[event] is NSNull
      || (style?["actions"] as? [String: any CAAction])?[event] is NSNull || Swift.type(of: self).defaultAction(forKey: event) is NSNull
  }

  /// What is shown of a key path before the change that is about to happen.
  private func shownValue(forKeyPath key: String) -> Any? {
    let shown = pending
    switch key {
    case "bounds": return shown.bounds
    case "transform": return shown.transform3D
    case "sublayerTransform": return shown.rare.sublayerTransform ?? CATransform3DIdentity
    case "contents": return shown.contents
    case "path": return shown.rare.shape?.path
    case "shadowPath": return shown.rare.shadowPath
    case "colors": return shown.rare.gradient?.colors.map(CGColor.init)
    case "locations": return shown.rare.gradient?.locations
    default: return AnimationKeyPath.parse(key).map { ShownNumbers(components: shown[$0[0].property]) }
    }
  }
}

/// Numbers as they are, for an implicit animation's beginning.
private struct ShownNumbers: ComponentValue { let components: Components }
