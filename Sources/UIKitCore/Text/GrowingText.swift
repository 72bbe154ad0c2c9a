import CoreGraphics
import QuartzCore

/// The fonts and lengths of UIKit's own text at the text size of a trait collection. (Docs/behaviour/environment.md, "Text sizes")
package struct GrowingText {
  private let category: UIContentSizeCategory
  /// A Boolean value that indicates whether the text size is an accessibility size. Views that are side by side are then placed below each
  /// other.
  package var isForAccessibility: Bool { category.isAccessibilityCategory }

  /// Creates the fonts and lengths for a trait collection.
  ///
  /// - Parameter least: The smallest text size that is used.
  package init(in traits: UITraitCollection, least: UIContentSizeCategory = .extraSmall) {
    category = max(traits.preferredContentSizeCategory, least)
  }

  /// Returns a system font that scales in proportion to a text style. `size` is the size in points at the default text size.
  package func font(_ size: CGFloat, weight: UIFont.Weight = .regular, like style: UIFont.TextStyle) -> UIFont {
    .systemFont(ofSize: style.scaled(size, to: category), weight: weight)
  }
  /// Returns a system font that scales in proportion to a text style, up to a largest size. `size` is the size in points at the default
  /// text size.
  package func font(_ size: CGFloat, weight: UIFont.Weight = .regular, like style: UIFont.TextStyle, atMost most: CGFloat) -> UIFont {
    .systemFont(ofSize: min(style.scaled(size, to: category), most), weight: weight)
  }
  /// Returns a length that scales in proportion to a text style. `length` is in points at the default text size.
  package func length(_ length: CGFloat, like style: UIFont.TextStyle) -> CGFloat { style.scaled(length, to: category) }
}
