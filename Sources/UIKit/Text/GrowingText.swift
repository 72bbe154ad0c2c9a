import CoreGraphics
import QuartzCore

/// The system's own words: fonts and lengths that UIKit itself chooses, at the text size of some surroundings. (BEHAVIOUR-2 §22.3)
struct GrowingText {
  private let category: UIContentSizeCategory
  /// Text is so large that what lies side by side goes one below the other.
  var isForAccessibility: Bool { category.isAccessibilityCategory }

  /// - Parameter least: the text size below which this text does not shrink.
  init(in traits: UITraitCollection, least: UIContentSizeCategory = .extraSmall) {
    category = max(traits.preferredContentSizeCategory, least)
  }

  /// A system font of a size at L, in the proportion of a text style.
  func font(_ size: CGFloat, weight: UIFont.Weight = .regular, like style: UIFont.TextStyle) -> UIFont {
    .systemFont(ofSize: style.scaled(size, to: category), weight: weight)
  }
  /// A system font of a size at L, in the proportion of a text style, up to a largest size where there is no room for more.
  func font(_ size: CGFloat, weight: UIFont.Weight = .regular, like style: UIFont.TextStyle, atMost most: CGFloat) -> UIFont {
    .systemFont(ofSize: min(style.scaled(size, to: category), most), weight: weight)
  }
  /// A length of a size at L, in the proportion of a text style.
  func length(_ length: CGFloat, like style: UIFont.TextStyle) -> CGFloat { style.scaled(length, to: category) }
}
