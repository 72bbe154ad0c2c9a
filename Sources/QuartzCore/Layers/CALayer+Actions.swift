import Foundation

extension CALayer {
  /// The search for an action.
  func usualAction(forKey event: String) -> (any CAAction)? {
    let said = ask(.actionForLayerForKey, of: delegate) { $0.action(for: self, forKey: event) } ?? nil
    if let found = said ?? actions?[event] ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? Swift.type(of: self).defaultAction(forKey: event)
    {
      return found is NSNull ? nil : found
    }
    return defaultAnimation(forKey: event)
  }

  /// What runs on a change now: nothing before the layer was committed in a tree, nor where actions are disabled.
  func implicitAction(forKey event: String) -> (any CAAction)? {
    guard isInTree, modelLayer == nil, runtime.scene.layers[id] != nil, !runtime.disablesActions else { return nil }
    return action(forKey: event)
  }

  /// From what is shown to what the model will have, in the transaction's time. (BEHAVIOUR §1.4)
  private func defaultAnimation(forKey event: String) -> (any CAAction)? {
    guard modelLayer == nil, runtime.scene.layers[id] != nil else { return nil }
    if Self.fading.contains(event) {
      if let transition = records.first(where: { $0.property == .transition }),
        runtime.scene.layers[id]?.animations.contains(where: { $0.id == transition.id }) != true
      {
        return nil  // this turn's changes are in one already
      }
      let fade = CATransition()
      fade.duration = runtime.transaction.duration
      fade.timingFunction = runtime.transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
      return fade
    }
    guard !Self.neverImplicit.contains(event), AnimationKeyPath.parse(event) != nil else { return nil }
    if event == "backgroundColor" && properties.backgroundColor == nil { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shownValue(forKeyPath: event)
    animation.duration = runtime.transaction.duration
    animation.timingFunction = runtime.transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// Changes that have nothing between two values: what is seen fades. (BEHAVIOUR §1.4)
  private static let fading: Set<String> = ["hidden", "masksToBounds", "mask", "sublayers", "maskedCorners"]
  /// Paths move only by explicit animations, as Apple's documentation of them says.
  package static let neverImplicit: Set<String> = ["path", "shadowPath"]

  /// What is shown of a key path before the change that is about to happen.
  private func shownValue(forKeyPath key: String) -> Any? {
    let shown = pending
    if key == "bounds" { return shown.bounds }
    return AnimationKeyPath.parse(key).flatMap { parts in
      let property = parts[0].property
      let isNumeric = property.isNumeric && (property != .transform || parts[0].lanes != nil)
      return isNumeric ? ShownNumbers(components: shown[property]) : shown[value: property].object(property.kind)
    }
  }
}

/// Numbers as they are, for an implicit animation's beginning.
private struct ShownNumbers: ComponentValue { let components: Components }

extension CALayer {
  /// Calls a delegate, unless its class is known not to have the method; nil if nobody answers.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, of delegate: (any CALayerDelegate)?, _ call: (any CALayerDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
