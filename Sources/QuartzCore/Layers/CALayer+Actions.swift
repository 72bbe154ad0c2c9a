import Foundation

extension CALayer {
  /// Returns the action for an event, after a search of all places where one can be defined.
  func usualAction(forKey event: String) -> (any CAAction)? {
    let said = ask(.actionForLayerForKey, of: delegate) { $0.action(for: self, forKey: event) } ?? nil
    if let found = said ?? actions?[event] ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? Swift.type(of: self).defaultAction(forKey: event)
    {
      return found is NSNull ? nil : found
    }
    return defaultAnimation(forKey: event)
  }

  /// Returns the action for a change that is made now. It is `nil` before the layer's first commit in a tree and while actions are
  /// disabled.
  func implicitAction(forKey event: String) -> (any CAAction)? {
    guard isInTree, modelLayer == nil, runtime.scene.layers[id] != nil, !runtime.disablesActions else { return nil }
    return action(forKey: event)
  }

  /// Returns an animation from the displayed value to the future model value, with the timing of the transaction.
  /// (Docs/behaviour/animation.md, "Layer actions")
  private func defaultAnimation(forKey event: String) -> (any CAAction)? {
    guard modelLayer == nil, runtime.scene.layers[id] != nil else { return nil }
    if Self.fading.contains(event) {
      if let transition = records.first(where: { $0.property == .transition }),
        runtime.scene.layers[id]?.animations.contains(where: { $0.id == transition.id }) != true
      {
        return nil  // a transition already contains the changes of this update cycle
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

  /// The changes that have no intermediate values. The appearance is cross-faded. (Docs/behaviour/animation.md, "Layer actions")
  private static let fading: Set<String> = ["hidden", "masksToBounds", "mask", "sublayers", "maskedCorners"]
  /// The properties that only explicit animations change, as Apple documents for paths.
  package static let neverImplicit: Set<String> = ["path", "shadowPath"]

  /// Returns the displayed value of a key path before a change.
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

/// Unconverted numbers, for the first value of an implicit animation.
private struct ShownNumbers: ComponentValue { let components: Components }

extension CALayer {
  /// Calls a delegate method unless the delegate's class is known not to implement it. Returns `nil` if it is not implemented.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, of delegate: (any CALayerDelegate)?, _ call: (any CALayerDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentMethods, keep: { silentMethods = $0 }) { call(delegate) }
  }
}
