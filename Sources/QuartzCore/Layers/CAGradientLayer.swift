import CoreGraphics

/// A layer that draws a gradient along a line, from a point outwards, or around a point.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Creates a gradient layer without colours.
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var initialProperties: LayerProperties {
    var properties = LayerProperties()
    properties.rare.gradient = .init()
    return properties
  }
  open override func presentation() -> CAGradientLayer? { show { CAGradientLayer(layer: $0) } }

  private var gradient: LayerProperties.Gradient { properties.rare.gradient! }

  /// The colours of the gradient, as `CGColor` objects. The default is `nil`. The property is animatable.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map(CGColor.init) }
    set {
      let colors = (newValue ?? []).map { value in
        guard let color = value as? CGColor else { preconditionFailure("\(value) is not a CGColor: a gradient's colors are") }
        return color.rgba
      }
      set(rare: \.gradient!.colors, colors, .animated(.colors))
    }
  }
  /// The locations of the colours, ascending from 0 to 1. The default is `nil`, which spaces the colours evenly. The property is
  /// animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { set(rare: \.gradient!.locations, newValue?.map(\.doubleValue) ?? [], .animated(.locations)) }
  }
  /// The start of the gradient, in fractions of the bounds. The default is (0.5, 0). The property is animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(rare: \.gradient!.startPoint, newValue, .animated(.startPoint)) }
  }
  /// The end of the gradient, in fractions of the bounds. The default is (0.5, 1). The property is animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(rare: \.gradient!.endPoint, newValue, .animated(.endPoint)) }
  }
  /// The kind of the gradient. The default is `.axial`, which is along a line.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { set(rare: \.gradient!.type, newValue, .plain) }
  }
}
