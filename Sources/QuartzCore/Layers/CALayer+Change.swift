import CoreGraphics

/// The functions through which all changes of the model pass. A change to an equal value has no effect, and a value that is not finite
/// stops the program.
extension CALayer {
  /// The ways in which a change can be animated.
  package enum Change {
    /// An animatable property changes. The animation block around a view's change, or the action of any other layer, animates it.
    case animated(AnimatableProperty)
    /// There are no intermediate values. A layer that belongs to no view cross-fades, by its action for the key.
    case switched(key: String)
    /// The change is not animated and is not visible to animation blocks.
    case plain
  }

  /// Sets a property that nearly every layer uses.
  @inline(__always)
  package func set<Value: Equatable>(_ place: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ change: Change) {
    guard value != properties[keyPath: place] else { return }
    var new = properties
    new[keyPath: place] = value
    become(new, change)
  }

  /// Sets a property that few layers use.
  @inline(__always)
  package func set<Value: Equatable>(rare place: WritableKeyPath<LayerProperties.Rare, Value>, _ value: Value, _ change: Change) {
    guard !properties.has(value, at: place) else { return }
    var new = properties
    new.rare[keyPath: place] = value
    become(new, change)
  }

  /// Sets several properties at once.
  package func set(_ change: Change, _ edit: (inout LayerProperties) -> Void) {
    var new = properties
    edit(&new)
    guard new != properties else { return properties = new }  // The internal representation may differ.
    become(new, change)
  }

  /// Adds to the model without effect on animation blocks. An animator removes its own delta this way.
  package func shift(_ property: AnimatableProperty, by delta: Components) {
    guard delta != Components(repeating: 0) else { return }
    set(.plain) { $0[property] += delta }
    owner?.layer(self, didChange: property)
  }

  private func become(_ new: LayerProperties, _ change: Change) {
    switch change {
    case .animated(let property):
      precondition(
        new.isFinite(property), "\(property.keyPath) of \(self) was set to a value that is not finite: \(new[value: property])")
      if let owner { animate(property, to: new, of: owner) } else { animate(property, to: new) }
    case .switched(let key):
      let action = owner == nil ? implicitAction(forKey: key) : nil
      properties = new
      action?.run(forKey: key, object: self, arguments: nil)
    case .plain: properties = new
    }
    runtime.markDirty(self)
  }

  /// Changes a property of a view's layer. The view is called before and after the change.
  private func animate(_ property: AnimatableProperty, to new: LayerProperties, of owner: any LayerOwner) {
    let isNumeric = property == .transform ? new.isFlat && properties.isFlat : property.isNumeric
    let action =
      isNumeric
      ? owner.layer(self, willChange: property, from: properties[property], to: new[property])
      : owner.layer(self, willReplace: property, from: properties, to: new)
    properties = new
    if property.isNumeric { owner.layer(self, didChange: property) }
    action?.run(forKey: property.changeKey, object: self, arguments: nil)
  }

  /// Changes a property of any other layer, whose own action runs. A background colour that appears or disappears is not animated, because
  /// it has no colour to fade from or to.
  private func animate(_ property: AnimatableProperty, to new: LayerProperties) {
    let appears = property == .backgroundColor && (new.backgroundColor == nil || properties.backgroundColor == nil)
    let action = appears ? nil : implicitAction(forKey: property.changeKey)
    let isResized = new.bounds.size != properties.bounds.size
    properties = new
    if isResized { sizeDidChange() }
    action?.run(forKey: property.changeKey, object: self, arguments: nil)
  }
}
