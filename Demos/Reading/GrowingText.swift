import UIKit

// What demos share so that everybody can read them: text that grows as far as there is room, and layouts by hand that are mirrored.

extension UIFont {
  /// A font of a size in points that grows with the text that people want, as far as the page has room.
  public static func growing(_ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost most: CGFloat? = nil) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let metrics = UIFontMetrics(forTextStyle: style(of: size))
    return most.map { metrics.scaledFont(for: font, maximumPointSize: $0) } ?? metrics.scaledFont(for: font)
  }

  /// The style of the system's that is about as large, and grows as fast.
  private static func style(of size: CGFloat) -> TextStyle {
    switch size {
    case 34...: .largeTitle
    case 28...: .title1
    case 22...: .title2
    case 19...: .title3
    case 17...: .body
    case 15...: .subheadline
    case 13...: .footnote
    default: .caption1
    }
  }
}

extension UILabel {
  /// Gives the label a font that grows, and as many lines as it then takes.
  public func grow(_ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost most: CGFloat? = nil, lines: Int = 0) {
    font = .growing(size, weight, atMost: most)
    adjustsFontForContentSizeCategory = true
    numberOfLines = lines
  }

  /// How high it is in a layout by hand: as designed for the usual text, and as its text takes where that is larger.
  public func height(in width: CGFloat, designed: CGFloat) -> CGFloat {
    guard traitCollection.hasLargeText else { return designed }
    return max(designed, sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
  }
}

extension UIButton {
  /// A plain button's title in a font that grows.
  public func growTitle(_ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost most: CGFloat? = nil) {
    titleLabel?.font = .growing(size, weight, atMost: most)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  /// How high it is in a layout by hand.
  public func height(designed: CGFloat) -> CGFloat {
    guard traitCollection.hasLargeText, let font = titleLabel?.font else { return designed }
    return max(designed, (font.lineHeight + 20).rounded(.up))
  }
}

extension UITraitCollection {
  /// Text is larger than usual.
  public var hasLargeText: Bool { preferredContentSizeCategory > .large }
  /// Text is so large that what stands side by side should stand one below the other.
  public var hasLargestText: Bool { preferredContentSizeCategory.isAccessibilityCategory }

  /// A length that grows with text of a size.
  public func grown(_ length: CGFloat, atMost most: CGFloat) -> CGFloat {
    hasLargeText ? min(most, UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: self)).rounded() : length
  }
}

extension UIView {
  /// Where people read from the right, sends parts that lie by hand to where they lie in a mirror.
  public func mirrorIfNeeded(_ parts: [UIView]) {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in parts { part.center.x = bounds.minX + bounds.maxX - part.center.x }
  }

  /// Lays out again when text becomes larger or smaller, or people read the other way: what is laid out by hand does not hear of it.
  public func followReading() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) { (view: UIView, _) in
      view.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// The same for a page.
  public func followReading() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) { (page: UIViewController, _) in
      page.viewIfLoaded?.setNeedsLayout()
    }
  }
}
