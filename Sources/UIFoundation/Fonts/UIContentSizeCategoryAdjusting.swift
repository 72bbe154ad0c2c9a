import Foundation
import QuartzCore
import Typesetting

/// An object whose text can follow the text size that the user chooses.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the fonts follow the text size automatically. It only applies to fonts of a text style and to
  /// fonts that `UIFontMetrics` has scaled.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension NSAttributedString {
  /// Returns a copy whose fonts have another text size, or `nil` if none of the fonts changes.
  package func adjusted(to category: UIContentSizeCategory) -> NSAttributedString? {
    var changes: [(UIFont, NSRange)] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont, font.isAdjustable else { return }
      let new = font.adjusted(to: category)
      if new != font { changes.append((new, range)) }
    }
    guard !changes.isEmpty else { return nil }
    let copy = NSMutableAttributedString(attributedString: self)
    for (font, range) in changes { copy.addAttribute(.font, value: font, range: range) }
    return copy
  }
}

extension StyledText {
  /// Returns a copy for the accessibility setting Bold Text: the weight of the system font is increased. Without the setting, the text is
  /// unchanged.
  package func legible(under traits: UITraitCollection) -> StyledText {
    guard traits.legibilityWeight == .bold else { return self }
    return mapStyles { style in
      guard style.font.family == FontDescription.systemFamily else { return }
      style.font.weight = min(FontLegibility.heaviest, style.font.weight + FontLegibility.step)
    }
  }
}

/// The increase of a font's OpenType weight under Bold Text, and the largest weight. No source for the value is published. A step of 100
/// would hardly be visible. (Docs/behaviour/environment.md, "Text sizes")
private enum FontLegibility {
  static let step = 200
  static let heaviest = 900
}
