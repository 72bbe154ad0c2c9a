import HostInterface

/// The text size that the user prefers. The raw values are those of UIKit.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String
  /// Creates a category with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The category of an unspecified text size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The category three steps below the default size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The category two steps below the default size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The category one step below the default size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The category one step above the default size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The category two steps above the default size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The category three steps above the default size. It is the largest one without the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the five accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The fifth of the five accessibility sizes, which is the largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The categories from small to large, in the order of `EnvironmentSettings.ContentSize`.
  static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
    .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  package init(_ size: EnvironmentSettings.ContentSize) {
    self = Self.inOrder[EnvironmentSettings.ContentSize.allCases.firstIndex(of: size)!]
  }

  /// The index of the category in the order of sizes. It is the index of the default size if the name is not a size.
  var step: Int { Self.inOrder.firstIndex(of: self) ?? 3 }

  /// A Boolean value that indicates whether the category is an accessibility size.
  ///
  /// At these sizes, a layout should stack items that are side by side at other sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether the first category has smaller text than the second.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.step < b.step }
}
