import CoreGraphics

extension CALayer {
  /// The properties as they were at the start of this turn's transaction, with the animations active then. (BEHAVIOUR §1.5)
  ///
  /// What this turn sets or removes does not show in it; nil before the first commit in the tree.
  package var shown: LayerProperties? { runtime.scene.presentation(of: id, at: runtime.now) }

  /// What this turn's commit will make of the layer; for measuring a property where its additive delta has to start.
  package func pendingValue(of property: AnimatableProperty) -> Components { pending[property] }
  /// What this turn's commit will make of the layer.
  package var pending: LayerProperties { records.isEmpty ? properties : committed.presentation(at: localNow) }

  /// Fills in a presentation layer.
  package func show<Layer: CALayer>(_ make: (CALayer) -> Layer) -> Layer? {
    if modelLayer != nil { return self as? Layer }
    guard let shown else { return nil }
    let result = make(self)
    result.properties = shown
    result.modelLayer = self
    return result
  }
}
