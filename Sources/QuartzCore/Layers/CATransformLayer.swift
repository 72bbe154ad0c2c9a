import CoreGraphics

/// Holds layers in space together: unlike any other layer, it does not press its sublayers into its own plane.
///
/// It shows nothing of itself: background, contents, border, shadow, mask and filters make no difference, and its opacity is that of each
/// sublayer by itself. Its sublayers are drawn from the farthest to the nearest, by the distance of their middles; planes that cut through
/// one another are not divided. It has no plane in which a point could lie, so a hit goes through it to its sublayers.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// A layer that keeps depth.
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
