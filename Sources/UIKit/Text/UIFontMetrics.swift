import CoreGraphics
import QuartzCore

/// Scales fonts and lengths with the text size that a user has chosen, in the proportion of a text style. (BEHAVIOUR-2 §22.3)
public final class UIFontMetrics: _UIRoot, @unchecked Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let textStyle: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// The font at the text size of `UITraitCollection.current`. It follows where `adjustsFontForContentSizeCategory` is true.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// The font at the text size of a collection; nil stands for the current one.
  ///
  /// - Precondition: it was not scaled before.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
  }
  /// The font at the text size of `UITraitCollection.current`, but no larger than allowed.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// The font at the text size of a collection, but no larger than allowed; nil stands for the current one, and 0 for no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil, "\(font) was scaled by UIFontMetrics already; scale the font that it was made of")
    let limit = maximumPointSize > 0 ? maximumPointSize : .greatestFiniteMagnitude
    let scaling = FontScaling(textStyle: textStyle, baseSize: font.pointSize, largestSize: limit)
    return UIFont(font.value, scaling: scaling).adjusted(to: (traitCollection ?? .current).preferredContentSizeCategory)
  }
  /// A length at the text size of `UITraitCollection.current`.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// A length at the text size of a collection; nil stands for the current one.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    textStyle.scaled(value, to: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

/// How a font was scaled, so that it can be scaled anew.
struct FontScaling: Hashable, Sendable {
  var textStyle: UIFont.TextStyle
  /// In points at the text size L.
  var baseSize: CGFloat
  var largestSize: CGFloat
}

extension UIFont.TextStyle {
  /// Scaled lengths are whole multiples of a point's part. (BEHAVIOUR-2 §22.3)
  static let partsOfPoint: CGFloat = 3

  /// A length that goes with the style, at a text size: itself at L.
  func scaled(_ value: CGFloat, to category: UIContentSizeCategory) -> CGFloat {
    guard category.step != UIContentSizeCategory.large.step else { return value }
    return (value * size(in: category) / size(in: .large) * Self.partsOfPoint).rounded() / Self.partsOfPoint
  }
}

extension UIFont {
  /// Whether its size goes with the text size that a user has chosen.
  var isAdjustable: Bool { textStyle != nil || scaling != nil }

  /// The same font at another text size: of a text style's font and of a scaled one; any other stays as it is.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    if let textStyle { return SharedFonts.all.font(value.withSize(textStyle.size(in: category)), textStyle: textStyle) }
    guard let scaling else { return self }
    let size = min(scaling.textStyle.scaled(scaling.baseSize, to: category), scaling.largestSize)
    return UIFont(value.withSize(size), scaling: scaling)
  }
}
