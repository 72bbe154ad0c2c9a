import CoreGraphics

extension CALayer {
  /// The properties at the start of this update cycle, with the animations that were active then. (Docs/behaviour/animation.md,
  /// "Interpolation and presentation values")
  ///
  /// Changes of this update cycle are not included. It is `nil` before the first commit in a tree.
  package var shown: LayerProperties? { runtime.scene.presentation(of: id, at: runtime.now) }

  /// Returns the value of a property after the coming commit. It serves to measure where an additive delta must start.
  package func pendingValue(of property: AnimatableProperty) -> Components { pending[property] }
  /// The properties after the coming commit.
  package var pending: LayerProperties { records.isEmpty ? properties : committed.presentation(at: localNow) }

  /// Creates a presentation layer with the displayed properties.
  package func show<Layer: CALayer>(_ make: (CALayer) -> Layer) -> Layer? {
    if modelLayer != nil { return self as? Layer }
    guard let shown else { return nil }
    let result = make(self)
    result.properties = shown
    result.modelLayer = self
    return result
  }
}
