import Foundation

extension NSLayoutConstraint {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The direction in which something is laid out.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The part of a view or guide that a constraint speaks about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

    /// Apple's older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How constraints of a visual format align their views, and in which direction they go.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges coincide.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges coincide.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges coincide.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges coincide.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges coincide.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges coincide.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Centres lie on one vertical line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Centres lie on one horizontal line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines coincide.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines coincide.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Horizontal formats go from leading to trailing: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats go from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats go from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What can be compared: positions along one axis with each other, and sizes with sizes.
  enum Kind { case horizontal, vertical, size, none }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    default: .horizontal
    }
  }

  /// Leading and trailing turn with the language; they cannot be compared with left and right.
  var turnsWithLanguage: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// The attribute at the other side, of those that turn with the language.
  var mirrored: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// What an expression of this attribute must ask the view for beside its frame.
  var dependsOnMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  /// The name in a constraint's description.
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
