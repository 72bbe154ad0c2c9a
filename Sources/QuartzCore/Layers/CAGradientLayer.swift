import CoreGraphics

/// Draws colours that change along a line, away from a point or round it.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// A gradient of no colours yet.
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

  /// `CGColor`s.
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
  /// One for each colour, ascending in 0…1; nil spreads the colours evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { set(rare: \.gradient!.locations, newValue?.map(\.doubleValue) ?? [], .animated(.locations)) }
  }
  /// In fractions of the bounds; (0.5, 0) at first.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(rare: \.gradient!.startPoint, newValue, .animated(.startPoint)) }
  }
  /// In fractions of the bounds; (0.5, 1) at first.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(rare: \.gradient!.endPoint, newValue, .animated(.endPoint)) }
  }
  /// Along a line (at first), away from the start point or round it.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { set(rare: \.gradient!.type, newValue, .plain) }
  }
}
