import QuartzCore

extension UIView {
  /// The value that indicates that a view has no intrinsic size on an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The way in which a layer's contents fit into its bounds.
  ///
  /// - `scaleToFill`: The contents are stretched to the size of the bounds.
  /// - `scaleAspectFit`: The contents are scaled to fit inside the bounds and keep their proportions.
  /// - `scaleAspectFill`: The contents are scaled to fill the bounds and keep their proportions.
  /// - `redraw`: The contents are drawn again when the bounds change.
  /// - All other modes: The contents keep their size. The mode names the position in the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The lengths that may change when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
