import CoreGraphics

/// Draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// A shape without a path yet.
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

  /// In the layer's coordinates.
  open var path: CGPath? {
    get { shape.path }
    set { set(rare: \.shape!.path, newValue?.copy(), .animated(.path)) }
  }
  /// Black at first; nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { set(rare: \.shape!.fillColor, newValue?.rgba, .animated(.fillColor)) }
  }
  /// Nil at first: no line.
  open var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { set(rare: \.shape!.strokeColor, newValue?.rgba, .animated(.strokeColor)) }
  }
  /// Where on the way the line begins, 0…1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(rare: \.shape!.strokeStart, newValue, .animated(.strokeStart)) }
  }
  /// Where on the way the line ends, 0…1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(rare: \.shape!.strokeEnd, newValue, .animated(.strokeEnd)) }
  }
  /// In points; 1 at first.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(rare: \.shape!.lineWidth, newValue, .animated(.lineWidth)) }
  }
  /// How far a sharp corner may reach, in line widths; 10 at first.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(rare: \.shape!.miterLimit, newValue, .animated(.miterLimit)) }
  }
  /// Where in the pattern the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(rare: \.shape!.lineDashPhase, newValue, .animated(.lineDashPhase)) }
  }
  /// Lengths of dashes and gaps in turn, in points.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set {
      let pattern = newValue?.map(\.doubleValue) ?? []
      precondition(pattern.allSatisfy(\.isFinite), "lineDashPattern of \(self) was set to lengths that are not finite: \(pattern)")
      set(rare: \.shape!.lineDashPattern, pattern, .plain)
    }
  }
  /// How the line ends; flat at first.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(rare: \.shape!.lineCap, newValue, .plain) }
  }
  /// How the line turns; pointed at first.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(rare: \.shape!.lineJoin, newValue, .plain) }
  }
  /// What is inside; non-zero at first.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillsEvenOdd ? .evenOdd : .nonZero }
    set { set(rare: \.shape!.fillsEvenOdd, newValue == .evenOdd, .plain) }
  }
}
