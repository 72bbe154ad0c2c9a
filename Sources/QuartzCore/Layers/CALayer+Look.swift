import CoreGraphics

extension CALayer {
  /// 0…1.
  public var opacity: Float {
    get { Float(properties.opacity) }
    set { alpha = Double(newValue) }
  }
  /// The opacity in full precision, as views have it.
  package var alpha: Double {
    get { properties.opacity }
    set { if newValue != properties.opacity { change(.opacity) { $0.opacity = newValue } } }
  }
  /// How round the corners of background and border are, in points; contents only with `masksToBounds`.
  public var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set { if newValue != properties.cornerRadius { change(.cornerRadius) { $0.cornerRadius = newValue } } }
  }
  /// Nil draws none. A change to or from nil is not animated. (BEHAVIOUR §1.4)
  public var backgroundColor: CGColor? {
    get { properties.backgroundColor.map(CGColor.init) }
    set {
      guard newValue?.rgba != properties.backgroundColor else { return }
      if owner == nil && (newValue == nil || properties.backgroundColor == nil) { return set { $0.backgroundColor = newValue?.rgba } }
      change(.backgroundColor) { $0.backgroundColor = newValue?.rgba }
    }
  }
  /// Whether the layer and its sublayers are left out.
  public var isHidden: Bool {
    get { properties.isHidden }
    set { if newValue != properties.isHidden { turn("hidden") { $0.isHidden = newValue } } }
  }
  /// Whether sublayers are cut off at the bounds and their rounded corners.
  public var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { if newValue != properties.masksToBounds { turn("masksToBounds") { $0.masksToBounds = newValue } } }
  }
  /// Whether the back side is drawn.
  public var isDoubleSided: Bool {
    get { properties.rare.isDoubleSided }
    set { set { $0.rare.isDoubleSided = newValue } }
  }

  // MARK: Contents

  /// A `CGImage`, or nil.
  public var contents: Any? {
    get { properties.contents }
    set {
      guard newValue == nil || newValue is CGImage else {
        preconditionFailure("\(newValue!) cannot be a layer's contents: give it a CGImage")
      }
      image = newValue as? CGImage
    }
  }
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
  /// Pixels of the contents for a point.
  public var contentsScale: CGFloat {
    get { properties.rare.contentsScale }
    set { change(.contentsScale) { $0.rare.contentsScale = newValue } }
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
