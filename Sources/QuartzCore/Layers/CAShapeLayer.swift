import CoreGraphics

/// A layer that draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Creates a shape layer without a path.
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var initialProperties: LayerProperties {
    var properties = LayerProperties()
    properties.rare.shape = .init()
    return properties
  }
  open override func presentation() -> CAShapeLayer? { show { CAShapeLayer(layer: $0) } }

  private var shape: LayerProperties.Shape { properties.rare.shape! }

  /// The path to draw, in the layer's coordinates. The default is `nil`. Only explicit animations animate it.
  open var path: CGPath? {
    get { shape.path }
    set { set(rare: \.shape!.path, newValue?.copy(), .animated(.path)) }
  }
  /// The colour that fills the path. The default is opaque black. `nil` fills nothing. The property is animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { set(rare: \.shape!.fillColor, newValue?.rgba, .animated(.fillColor)) }
  }
  /// The colour of the stroke. The default is `nil`, which draws no stroke. The property is animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { set(rare: \.shape!.strokeColor, newValue?.rgba, .animated(.strokeColor)) }
  }
  /// The fraction of the path's length at which the stroke begins, from 0 to 1. The default is 0. The property is animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(rare: \.shape!.strokeStart, newValue, .animated(.strokeStart)) }
  }
  /// The fraction of the path's length at which the stroke ends, from 0 to 1. The default is 1. The property is animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(rare: \.shape!.strokeEnd, newValue, .animated(.strokeEnd)) }
  }
  /// The width of the stroke, in points. The default is 1. The property is animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(rare: \.shape!.lineWidth, newValue, .animated(.lineWidth)) }
  }
  /// The maximum length of a mitre, in line widths. The default is 10. The property is animatable.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(rare: \.shape!.miterLimit, newValue, .animated(.miterLimit)) }
  }
  /// The offset in the dash pattern at which the stroke begins, in points. The default is 0. The property is animatable.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(rare: \.shape!.lineDashPhase, newValue, .animated(.lineDashPhase)) }
  }
  /// The lengths of dashes and gaps in turn, in points. The default is `nil`, which draws a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set {
      let pattern = newValue?.map(\.doubleValue) ?? []
      precondition(pattern.allSatisfy(\.isFinite), "lineDashPattern of \(self) was set to lengths that are not finite: \(pattern)")
      set(rare: \.shape!.lineDashPattern, pattern, .plain)
    }
  }
  /// The shape of the ends of the stroke. The default is `.butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(rare: \.shape!.lineCap, newValue, .plain) }
  }
  /// The shape of the corners of the stroke. The default is `.miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(rare: \.shape!.lineJoin, newValue, .plain) }
  }
  /// The rule that determines the inside of the path. The default is `.nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillsEvenOdd ? .evenOdd : .nonZero }
    set { set(rare: \.shape!.fillsEvenOdd, newValue == .evenOdd, .plain) }
  }
}
