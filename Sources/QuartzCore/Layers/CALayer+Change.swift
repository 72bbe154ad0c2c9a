import CoreGraphics

/// The one way in which the model changes. What is equal changes nothing; what is not finite stops.
extension CALayer {
  /// What a change is to those who may animate it.
  package enum Change {
    /// An animatable property takes another value: the block around a view's, or the action of any other layer, animates it.
    case animated(AnimatableProperty)
    /// There is nothing between the two values: a layer that is no view's fades, by its action for the key.
    case switched(key: String)
    /// Nobody animates it, and no block sees it.
    case plain
  }

  /// Sets what nearly every layer has.
  @inline(__always)
  package func set<Value: Equatable>(_ place: WritableKeyPath<LayerProperties, Value>, _ value: Value, _ change: Change) {
    guard value != properties[keyPath: place] else { return }
    var new = properties
    new[keyPath: place] = value
    become(new, change)
  }

  /// Sets what few layers have.
  @inline(__always)
  package func set<Value: Equatable>(rare place: WritableKeyPath<LayerProperties.Rare, Value>, _ value: Value, _ change: Change) {
    guard !properties.has(value, at: place) else { return }
    var new = properties
    new.rare[keyPath: place] = value
    become(new, change)
  }

  /// Sets several at once.
  package func set(_ change: Change, _ edit: (inout LayerProperties) -> Void) {
    var new = properties
    edit(&new)
    guard new != properties else { return properties = new }  // what it is remembered by may differ
    become(new, change)
  }

  /// Adds to the model without any block seeing it: how an animator takes its own delta back.
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

  /// A view's layer: the view is asked before, and told after.
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

  /// Any other layer: its own action runs. A background that comes out of nothing or goes has nothing to fade from or to.
  private func animate(_ property: AnimatableProperty, to new: LayerProperties) {
    let appears = property == .backgroundColor && (new.backgroundColor == nil || properties.backgroundColor == nil)
    let action = appears ? nil : implicitAction(forKey: property.changeKey)
    let isResized = new.bounds.size != properties.bounds.size
    properties = new
    if isResized { sizeDidChange() }
    action?.run(forKey: property.changeKey, object: self, arguments: nil)
  }
}
