import CoreGraphics
import QuartzCore

/// An object that scales fonts and lengths with the text size that the user has chosen, in proportion to a text style.
/// (Docs/behaviour/environment.md, "Text sizes")
public final class UIFontMetrics: _UIRoot, @unchecked Sendable {
  /// The metrics of the text style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let textStyle: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns the font scaled to the text size of `UITraitCollection.current`. Views with `adjustsFontForContentSizeCategory` scale the
  /// result again when the text size changes.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// Returns the font scaled to the text size of a trait collection. If the collection is `nil`, the current one is used.
  ///
  /// - Precondition: The font has not been scaled before.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
  }
  /// Returns the font scaled to the text size of `UITraitCollection.current`, but at most to a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns the font scaled to the text size of a trait collection, but at most to a maximum size in points. If the collection is `nil`,
  /// the current one is used. A maximum of 0 means no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil, "\(font) was scaled by UIFontMetrics already; scale the font that it was made of")
    let limit = maximumPointSize > 0 ? maximumPointSize : .greatestFiniteMagnitude
    let scaling = FontScaling(textStyle: textStyle, baseSize: font.pointSize, largestSize: limit)
    return UIFont(font.value, scaling: scaling).adjusted(to: (traitCollection ?? .current).preferredContentSizeCategory)
  }
  /// Returns a length scaled to the text size of `UITraitCollection.current`.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// Returns a length scaled to the text size of a trait collection. If the collection is `nil`, the current one is used.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    textStyle.scaled(value, to: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

/// The parameters with which a font was scaled, so that it can be scaled again.
package struct FontScaling: Hashable, Sendable {
  package var textStyle: UIFont.TextStyle
  /// The font size at the default text size, in points.
  package var baseSize: CGFloat
  package var largestSize: CGFloat
}

extension UIFont.TextStyle {
  /// The number of parts of a point to which scaled lengths are rounded. (Docs/behaviour/environment.md, "Text sizes")
  package static let partsOfPoint: CGFloat = 3

  /// Returns a length scaled in proportion to the style. At the default text size the length does not change.
  package func scaled(_ value: CGFloat, to category: UIContentSizeCategory) -> CGFloat {
    guard category.step != UIContentSizeCategory.large.step else { return value }
    return (value * size(in: category) / size(in: .large) * Self.partsOfPoint).rounded() / Self.partsOfPoint
  }
}

extension UIFont {
  /// A Boolean value that indicates whether the font scales with the text size that the user has chosen.
  package var isAdjustable: Bool { textStyle != nil || scaling != nil }

  /// Returns the font at another text size. A font without a text style or a scaling is returned unchanged.
  package func adjusted(to category: UIContentSizeCategory) -> UIFont {
    if let textStyle { return SharedFonts.all.font(value.withSize(textStyle.size(in: category)), textStyle: textStyle) }
    guard let scaling else { return self }
    let size = min(scaling.textStyle.scaled(scaling.baseSize, to: category), scaling.largestSize)
    return UIFont(value.withSize(size), scaling: scaling)
  }
}
