/// Which corners `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)
}

/// How contents lie in the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, in their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the top edge, in their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the bottom edge, in their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge, in their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge, in their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner, in their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner, in their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner, in their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner, in their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a half circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the path winds round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray crosses it an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a gradient's colours spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Away from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Round a point, as the hands of a clock go, from the direction of the end point on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The curve of rounded corners. Segue draws circular arcs for both.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple’s name for it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Arcs of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Apple’s smoother corners.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
