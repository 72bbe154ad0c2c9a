import UIKit

// The demos share this code for readability: text that grows as far as there is room, and manual layouts that are mirrored.

extension UIFont {
  /// Returns a font of a size in points that grows with the user's text size, up to a limit.
  public static func growing(_ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost most: CGFloat? = nil) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let metrics = UIFontMetrics(forTextStyle: style(of: size))
    return most.map { metrics.scaledFont(for: font, maximumPointSize: $0) } ?? metrics.scaledFont(for: font)
  }

  /// Returns the system's text style of a similar size, which grows at the same rate.
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
  /// Gives the label a font that grows, and as many lines as its text needs.
  public func grow(_ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost most: CGFloat? = nil, lines: Int = 0) {
    font = .growing(size, weight, atMost: most)
    adjustsFontForContentSizeCategory = true
    numberOfLines = lines
  }

  /// Returns the height in a manual layout. It is the designed height at the usual text size, and the height of the text if that is larger.
  public func height(in width: CGFloat, designed: CGFloat) -> CGFloat {
    guard traitCollection.hasLargeText else { return designed }
    return max(designed, sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
  }
}

extension UIButton {
  /// Gives a plain button's title a font that grows.
  public func growTitle(_ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost most: CGFloat? = nil) {
    titleLabel?.font = .growing(size, weight, atMost: most)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  /// Returns the height in a manual layout.
  public func height(designed: CGFloat) -> CGFloat {
    guard traitCollection.hasLargeText, let font = titleLabel?.font else { return designed }
    return max(designed, (font.lineHeight + 20).rounded(.up))
  }
}

extension UITraitCollection {
  /// A Boolean value that indicates whether the text size is larger than usual.
  public var hasLargeText: Bool { preferredContentSizeCategory > .large }
  /// A Boolean value that indicates whether the text size is so large that parts next to each other should be stacked.
  public var hasLargestText: Bool { preferredContentSizeCategory.isAccessibilityCategory }

  /// Returns a length that grows with the user's text size.
  public func grown(_ length: CGFloat, atMost most: CGFloat) -> CGFloat {
    hasLargeText ? min(most, UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: self)).rounded() : length
  }
}

extension UIView {
  /// Moves manually placed parts to their mirrored positions if the reading direction is from right to left.
  public func mirrorIfNeeded(_ parts: [UIView]) {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for part in parts { part.center.x = bounds.minX + bounds.maxX - part.center.x }
  }

  /// Lays out the view again when the text size or the reading direction changes. A manual layout does not receive these changes otherwise.
  public func followReading() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) { (view: UIView, _) in
      view.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// Lays out the page's view again when the text size or the reading direction changes.
  public func followReading() {
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) { (page: UIViewController, _) in
      page.viewIfLoaded?.setNeedsLayout()
    }
  }
}
