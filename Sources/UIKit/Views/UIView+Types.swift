import QuartzCore

extension UIView {
  /// No natural size on that axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// How a layer's contents fill its bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// What may change when the superview's size does.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the superview's left edge takes part.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width takes part.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge takes part.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge takes part.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height takes part.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge takes part.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// What an accessibility element is and does.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// Can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is the chosen one.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Begins a part of the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
