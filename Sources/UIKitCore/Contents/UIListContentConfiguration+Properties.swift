import QuartzCore

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of the lines.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The transformation of the letters' case.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// The font of the text. A font of a text style follows the user's preferred text size.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor { didSet { isOwnColor = true } }
    /// The transformer that is applied to the colour. The default is `nil`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the lines. The default is `TextAlignment.natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode. The default is `NSLineBreakMode.byTruncatingTail`.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines. The default is 0, which means no limit.
    public var numberOfLines = 0
    /// A Boolean value that indicates whether the font shrinks if the text does not fit. The default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks, between 0 and 1. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the font follows the user's preferred text size. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of the letters' case. The default is `TextTransform.none`.
    public var transform = TextTransform.none

    private var isOwnColor = false
    /// The colour for the state, unless the app has set a colour.
    var stateColor: UIColor?

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    /// Returns the displayed colour, after the transformer.
    public func resolvedColor() -> UIColor {
      let shown = isOwnColor ? color : stateColor ?? color
      return colorTransformer?(shown) ?? shown
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
        && a.numberOfLines == b.numberOfLines && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
        && a.minimumScaleFactor == b.minimumScaleFactor && a.transform == b.transform && a.stateColor == b.stateColor
        && a.adjustsFontForContentSizeCategory == b.adjustsFontForContentSizeCategory
        && (a.colorTransformer == nil) == (b.colorTransformer == nil)
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The size and weight of symbols that do not specify them. The default is `nil`.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of symbols and template images. If the value is `nil`, the tint colour of the view is used.
    public var tintColor: UIColor?
    /// The transformer that is applied to the tint colour. The default is `nil`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius of the image, in points. The default is 0.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points. The default is zero. A length of 0 means no limit along that axis.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the image, in points. The image is in its middle. The default is zero.
    ///
    /// A length of 0 reserves the image's own length. `standardDimension` reserves the length of a list's symbols.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that indicates whether the image ignores inverted colours. It has no effect here, because colours cannot be
    /// inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The length of a symbol in a list, for `reservedLayoutSize`. It aligns the texts of all rows.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The colour for the state, unless the app has set a colour.
    var stateColor: UIColor?

    /// Returns the displayed tint colour, after the transformer. The given colour replaces a missing colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let shown = self.tintColor ?? stateColor ?? tintColor
      return tintColorTransformer?(shown) ?? shown
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.preferredSymbolConfiguration === b.preferredSymbolConfiguration && a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize && a.stateColor == b.stateColor
        && (a.tintColorTransformer == nil) == (b.tintColorTransformer == nil)
        && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}

/// The lengths of lists, in points. Most are folklore. (Docs/behaviour/lists.md, "Table cells")
package enum ListMetrics {
  package static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let imageGap: CGFloat = 16
  static let textGap: CGFloat = 4
  static let sideBySideGap: CGFloat = 6
  /// The minimum height of a row. A row with two lines of text has at least 48 points.
  package static let leastHeight: CGFloat = 44
  static let leastHeightOfTwoLines: CGFloat = 48
  /// The size that is reserved for a row's symbol at the default text size.
  static let symbolRoom = CGSize(width: 24, height: 20)
  static let headerMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// The margins of headers in grouped lists, 17.5 points below the content above and 6 points above the rows.
  static let groupedHeaderMargins = NSDirectionalEdgeInsets(top: 17.5, leading: 16, bottom: 6, trailing: 16)
  static let groupedFooterMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The height of a header in a plain list.
  package static let plainHeaderHeight: CGFloat = 28
}
