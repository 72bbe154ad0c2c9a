import CoreGraphics

extension CALayer {
  /// The opacity in full precision, as views have it.
  package var alpha: Double {
    get { properties.opacity }
    set { set(\.opacity, newValue, .animated(.opacity)) }
  }
  /// Whether the back side is drawn.
  public var isDoubleSided: Bool {
    get { properties.rare.isDoubleSided }
    set { set(rare: \.isDoubleSided, newValue, .plain) }
  }

  // MARK: Contents

  package var image: CGImage? {
    get { properties.contents }
    set { set(\.contents, newValue, .animated(.contents)) }
  }
  /// The part of the contents that is shown, in fractions.
  public var contentsRect: CGRect {
    get { properties.rare.contentsRect }
    set { set(rare: \.contentsRect, newValue, .animated(.contentsRect)) }
  }
  /// The part of the contents that is stretched, in fractions; what is outside keeps its size.
  public var contentsCenter: CGRect {
    get { properties.rare.contentsCenter }
    set { set(rare: \.contentsCenter, newValue, .animated(.contentsCenter)) }
  }
  /// How contents lie in the bounds; they fill them at first.
  public var contentsGravity: CALayerContentsGravity {
    get { properties.rare.contentsGravity }
    set { set(rare: \.contentsGravity, newValue, .plain) }
  }

  // MARK: Border and corners

  /// Inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { properties.rare.borderWidth }
    set { set(rare: \.borderWidth, newValue, .animated(.borderWidth)) }
  }
  /// Black at first.
  public var borderColor: CGColor? {
    get { CGColor(properties.rare.borderColor) }
    set { set(rare: \.borderColor, newValue?.rgba ?? .clear, .animated(.borderColor)) }
  }
  /// The corners that `cornerRadius` rounds; all at first.
  public var maskedCorners: CACornerMask {
    get { properties.rare.maskedCorners }
    set { set(rare: \.maskedCorners, newValue, .switched(key: "maskedCorners")) }
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
    set { set(rare: \.shadowColor, newValue?.rgba, .animated(.shadowColor)) }
  }
  /// 0…1; 0 at first, which is no shadow.
  public var shadowOpacity: Float {
    get { Float(properties.rare.shadowOpacity) }
    set { set(rare: \.shadowOpacity, Double(newValue), .animated(.shadowOpacity)) }
  }
  /// In points; (0, −3) at first.
  public var shadowOffset: CGSize {
    get { properties.rare.shadowOffset }
    set { set(rare: \.shadowOffset, newValue, .animated(.shadowOffset)) }
  }
  /// The blur in points; 3 at first.
  public var shadowRadius: CGFloat {
    get { properties.rare.shadowRadius }
    set { set(rare: \.shadowRadius, newValue, .animated(.shadowRadius)) }
  }
  /// The outline that throws the shadow; nil for what the layer shows.
  public var shadowPath: CGPath? {
    get { properties.rare.shadowPath }
    set { set(rare: \.shadowPath, newValue?.copy(), .animated(.shadowPath)) }
  }

  // MARK: Effects and hints

  /// What is done with what is beneath; nil for nothing. Visual effect views set it.
  package var backdrop: LayerProperties.Backdrop? {
    get { properties.rare.backdrop }
    set { set(rare: \.backdrop, newValue, .animated(.backdrop)) }
  }
  /// Whether it is no part of its superlayer's transitions and pictures.
  package var isApart: Bool {
    get { properties.rare.isApart }
    set { set(rare: \.isApart, newValue, .plain) }
  }
  /// Whether it and all in it is not drawn, whatever the app says of it: a transition shows something that stands for it.
  package var isVeiled: Bool {
    get { properties.rare.isVeiled }
    set { if newValue != isVeiled { set(rare: \.isVeiled, newValue, .plain) } }
  }
  /// Whether the straight edges of a layer in space are smooth; false at first, so that layers side by side leave no seam between them.
  ///
  /// Those of a flat layer always are.
  public var allowsEdgeAntialiasing: Bool {
    get { properties.rare.allowsEdgeAntialiasing }
    set { set(rare: \.allowsEdgeAntialiasing, newValue, .plain) }
  }
  /// A hint; the picture is the same.
  public var shouldRasterize: Bool {
    get { properties.rare.shouldRasterize }
    set { set(rare: \.shouldRasterize, newValue, .plain) }
  }
  /// A hint; the picture is the same.
  public var rasterizationScale: CGFloat {
    get { style?["rasterizationScale"] as? CGFloat ?? 1 }
    set { style = (style ?? [:]).merging(["rasterizationScale": newValue]) { $1 } }
  }
  /// Whether layer and sublayers fade as one; true at first.
  public var allowsGroupOpacity: Bool {
    get { properties.rare.allowsGroupOpacity }
    set { set(rare: \.allowsGroupOpacity, newValue, .plain) }
  }
}
