import CoreGraphics

/// A layer that keeps the depth of its sublayers. Other layers flatten their sublayers into their own plane.
///
/// The layer itself displays nothing. Its background, contents, border, shadow, mask and filters have no effect. Its opacity applies to
/// each sublayer separately. Sublayers are drawn from the farthest to the nearest, by the distance of their centres. Planes that intersect
/// are not divided. The layer has no plane, so hit tests only reach its sublayers.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Creates a layer that keeps the depth of its sublayers.
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var initialProperties: LayerProperties {
    var properties = LayerProperties()
    properties.rare.isTransformLayer = true
    return properties
  }
  open override func presentation() -> CATransformLayer? { show { CATransformLayer(layer: $0) } }
}
