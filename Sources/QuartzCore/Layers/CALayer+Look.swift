import CoreGraphics

extension CALayer {
  /// The opacity in full precision, as views have it.
  package var alpha: Double {
    get { properties.opacity }
    set { if newValue != properties.opacity { change(.opacity) { $0.opacity = newValue } } }
  }
  /// Whether the back side is drawn.
  public var isDoubleSided: Bool {
    get { properties.rare.isDoubleSided }
    set { set { $0.rare.isDoubleSided = newValue } }
  }

  // MARK: Contents

  package var image: CGImage? {
    get { properties.contents }
    set { if newValue !== properties.contents { replace(.contents) { $0.contents = newValue } } }
  }
  /// The part of the contents that is shown, in fractions.
  public var contentsRect: CGRect {
    get { properties.rare.contentsRect }
    set { change(.contentsRect) { $0.rare.contentsRect = newValue } }
  }
  /// The part of the contents that is stretched, in fractions; what is outside keeps its size.
  public var contentsCenter: CGRect {
    get { properties.rare.contentsCenter }
    set { change(.contentsCenter) { $0.rare.contentsCenter = newValue } }
  }
  /// How contents lie in the bounds; they fill them at first.
  public var contentsGravity: CALayerContentsGravity {
    get { properties.rare.contentsGravity }
    set { set { $0.rare.contentsGravity = newValue } }
  }

  // MARK: Border and corners

  /// Inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { properties.rare.borderWidth }
    set { change(.borderWidth) { $0.rare.borderWidth = newValue } }
  }
  /// Black at first.
  public var borderColor: CGColor? {
    get { CGColor(properties.rare.borderColor) }
    set { change(.borderColor) { $0.rare.borderColor = newValue?.rgba ?? .clear } }
  }
  /// The corners that `cornerRadius` rounds; all at first.
  public var maskedCorners: CACornerMask {
    get { properties.rare.maskedCorners }
    set { if newValue != maskedCorners { turn("maskedCorners") { $0.rare.maskedCorners = newValue } } }
  }

  /// Kept; Segue draws circular corners for both.
  public var cornerCurve: CALayerCornerCurve {
    get { CALayerCornerCurve(rawValue: style?["cornerCurve"] as? String ?? CALayerCornerCurve.circular.rawValue) }
    set { style = (style ?? [:]).merging(["cornerCurve": newValue.rawValue]) { $1 } }
  }

  // MARK: Shadow

  /// Black at first; nil throws none.
  public var shadowColor: CGColor? {
    get { properties.rare.shadowColor.map(CGColor.init) }
    set { change(.shadowColor) { $0.rare.shadowColor = newValue?.rgba } }
  }
  /// 0…1; 0 at first, which is no shadow.
  public var shadowOpacity: Float {
    get { Float(properties.rare.shadowOpacity) }
    set { change(.shadowOpacity) { $0.rare.shadowOpacity = Double(newValue) } }
  }
  /// In points; (0, −3) at first.
  public var shadowOffset: CGSize {
    get { properties.rare.shadowOffset }
    set { change(.shadowOffset) { $0.rare.shadowOffset = newValue } }
  }
  /// The blur in points; 3 at first.
  public var shadowRadius: CGFloat {
    get { properties.rare.shadowRadius }
    set { change(.shadowRadius) { $0.rare.shadowRadius = newValue } }
  }
  /// The outline that throws the shadow; nil for what the layer shows.
  public var shadowPath: CGPath? {
    get { properties.rare.shadowPath }
    set { replace(.shadowPath) { $0.rare.shadowPath = newValue?.copy() } }
  }

  // MARK: Effects and hints

  /// What is done with what is beneath; nil for nothing. Visual effect views set it.
  package var backdrop: LayerProperties.Backdrop? {
    get { properties.rare.backdrop }
    set { if newValue != properties.rare.backdrop { change(.backdrop) { $0.rare.backdrop = newValue } } }
  }
  /// Whether it is no part of its superlayer's transitions and pictures.
  package var isApart: Bool {
    get { properties.rare.isApart }
    set { set { $0.rare.isApart = newValue } }
  }
  /// A hint; the picture is the same.
  public var shouldRasterize: Bool {
    get { properties.rare.shouldRasterize }
    set { set { $0.rare.shouldRasterize = newValue } }
  }
  /// A hint; the picture is the same.
  public var rasterizationScale: CGFloat {
    get { style?["rasterizationScale"] as? CGFloat ?? 1 }
    set { style = (style ?? [:]).merging(["rasterizationScale": newValue]) { $1 } }
  }
  /// Whether layer and sublayers fade as one; true at first.
  public var allowsGroupOpacity: Bool {
    get { properties.rare.allowsGroupOpacity }
    set { set { $0.rare.allowsGroupOpacity = newValue } }
  }
}
