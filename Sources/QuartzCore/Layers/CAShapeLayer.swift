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
  public var path: CGPath? {
    get { shape.path }
    set { replace(.path) { $0.rare.shape!.path = newValue?.copy() } }
  }
  /// Black at first; nil fills nothing.
  public var fillColor: CGColor? {
    get { shape.fillColor.map(CGColor.init) }
    set { change(.fillColor) { $0.rare.shape!.fillColor = newValue?.rgba } }
  }
  /// Nil at first: no line.
  public var strokeColor: CGColor? {
    get { shape.strokeColor.map(CGColor.init) }
    set { change(.strokeColor) { $0.rare.shape!.strokeColor = newValue?.rgba } }
  }
  /// Where on the way the line begins, 0…1.
  public var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change(.strokeStart) { $0.rare.shape!.strokeStart = newValue } }
  }
  /// Where on the way the line ends, 0…1.
  public var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change(.strokeEnd) { $0.rare.shape!.strokeEnd = newValue } }
  }
  /// In points; 1 at first.
  public var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change(.lineWidth) { $0.rare.shape!.lineWidth = newValue } }
  }
  /// How far a sharp corner may reach, in line widths; 10 at first.
  public var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change(.miterLimit) { $0.rare.shape!.miterLimit = newValue } }
  }
  /// Where in the pattern the line begins, in points.
  public var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change(.lineDashPhase) { $0.rare.shape!.lineDashPhase = newValue } }
  }
  /// Lengths of dashes and gaps in turn, in points.
  public var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { set { $0.rare.shape!.lineDashPattern = newValue?.map(\.doubleValue) ?? [] } }
  }
  /// How the line ends; flat at first.
  public var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set { $0.rare.shape!.lineCap = newValue } }
  }
  /// How the line turns; pointed at first.
  public var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set { $0.rare.shape!.lineJoin = newValue } }
  }
  /// What is inside; non-zero at first.
  public var fillRule: CAShapeLayerFillRule {
    get { shape.fillsEvenOdd ? .evenOdd : .nonZero }
    set { set { $0.rare.shape!.fillsEvenOdd = newValue == .evenOdd } }
  }
}
