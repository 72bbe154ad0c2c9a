import Foundation

extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The axis of a layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The part of a view or guide to which a constraint refers.
  ///
  /// Leading and trailing attributes depend on the layout direction. Attributes with “margin” in their name refer to the layout margins.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    /// The earlier name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The alignment of the views in a visual format, and its direction.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option that aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The option that aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The option that aligns the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The option that aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The option that aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The option that aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The option that aligns the horizontal centres, on one vertical line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The option that aligns the vertical centres, on one horizontal line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The option that aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The option that aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The direction of horizontal formats from leading to trailing. It is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The direction of horizontal formats from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The direction of horizontal formats from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute. Positions on one axis are comparable with each other, and sizes with sizes.
  enum Kind { case horizontal, vertical, size, none }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    default: .horizontal
    }
  }

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  ///
  /// Leading and trailing attributes depend on it, and are not comparable with left and right. The value is `nil` for other attributes.
  var turnsWithLanguage: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// The attribute of the opposite side, if the attribute depends on the layout direction.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// A Boolean value that indicates whether the attribute refers to the margins of the view, in addition to its frame.
  var dependsOnMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  /// The name of the attribute in the description of a constraint.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
