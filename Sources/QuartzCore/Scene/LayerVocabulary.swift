/// The corners to which `cornerRadius` applies. The names assume that y points down, as in UIKit.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 15)
}

/// The filters by which contents are scaled. They are stored and have no effect.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the value.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The filter that uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The filter that interpolates between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The filter that interpolates between pixels of two reduced copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The positions and scalings of contents in the bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the value.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The contents are in the centre and keep their size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are in the middle of the top edge and keep their size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents are in the middle of the bottom edge and keep their size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents are in the middle of the left edge and keep their size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents are in the middle of the right edge and keep their size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are in the top left corner and keep their size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are in the top right corner and keep their size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are in the bottom left corner and keep their size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in the bottom right corner and keep their size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents keep their proportions and are as large as fits in the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents keep their proportions and fill the bounds. Parts can exceed the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shapes of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the value.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The stroke ends at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The stroke ends with a half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The stroke ends with half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the value.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corner is pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rules that determine the inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the value.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point is inside if the path winds around it, counted with sign.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The kinds of gradients.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the value.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colours change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colours change from a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colours change clockwise around a point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The shapes of rounded corners. Both are drawn as circular arcs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the value.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corner is an arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The corner has Apple's smoother curve. It is drawn as a circular arc here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The alignments of lines in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines are aligned at the side where the text's writing direction begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are stretched to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The positions at which a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is clipped and not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning of the text is replaced with an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the text is replaced with an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the text is replaced with an ellipsis.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
