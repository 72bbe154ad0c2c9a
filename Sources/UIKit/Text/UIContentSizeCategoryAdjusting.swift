import Foundation
import QuartzCore
import Typesetting

/// What can let its text follow the text size that a user chooses.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles, and those that `UIFontMetrics` scaled, follow the text size by themselves; other fonts never do.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension NSAttributedString {
  /// The same text with its fonts at another text size; nil if none of them follows it.
  func adjusted(to category: UIContentSizeCategory) -> NSAttributedString? {
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
  /// The same text as it is set where text is to be bolder: the system's own letters a step heavier.
  func legible(under traits: UITraitCollection) -> StyledText {
    guard traits.legibilityWeight == .bold else { return self }
    return mapStyles { style in
      guard style.font.family == FontDescription.systemFamily else { return }
      style.font.weight = min(FontLegibility.heaviest, style.font.weight + FontLegibility.step)
    }
  }
}

/// What Bold Text adds to a font's weight, of OpenType's hundreds. (BEHAVIOUR-2 §22.3: K; one step of nine would hardly be seen)
private enum FontLegibility {
  static let step = 200
  static let heaviest = 900
}
