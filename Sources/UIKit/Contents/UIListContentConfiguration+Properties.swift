import QuartzCore

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// How letters are written.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// In which font; one of a text style follows the size that people want.
    public var font: UIFont
    /// The colour.
    public var color: UIColor { didSet { isOwnColor = true } }
    /// Makes another colour of that one.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// Where lines that do not fit are broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines at most; 0, the default, is as many as it takes.
    public var numberOfLines = 0
    /// Whether the font becomes smaller where the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of that, 0…1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size that people want; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// How letters are written.
    public var transform = TextTransform.none

    private var isOwnColor = false
    /// The colour of a state, unless the app has said one.
    var stateColor: UIColor?

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    /// The colour that is shown.
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

  /// How a picture looks.
  public struct ImageProperties: Hashable {
    /// In which size and weight symbols are drawn, where they do not bring their own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of symbols and templates; nil stands for the tint.
    public var tintColor: UIColor?
    /// Makes another colour of that one.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The most that the picture may take up; 0, the default, is no limit along an axis.
    public var maximumSize = CGSize.zero
    /// The room in whose middle the picture stands; 0 is as much as it takes, `standardDimension` as much as a symbol of lists does.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the colours are inverted where people have all colours inverted. Nobody can: kept, and without effect.
    public var accessibilityIgnoresInvertColors = false
    /// For `reservedLayoutSize`: as much as a symbol takes in a list, so that texts stand in one line below each other.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The colour of a state, unless the app has said one.
    var stateColor: UIColor?

    /// The colour that is shown, where the tint is a view's.
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

/// Lengths of lists, in points. (BEHAVIOUR-2 §19.2; K where nothing else is said)
enum ListMetrics {
  static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let imageGap: CGFloat = 16
  static let textGap: CGFloat = 4
  static let sideBySideGap: CGFloat = 6
  /// A row is at least so high, one of two lines 48. (R)
  static let leastHeight: CGFloat = 44
  static let leastHeightOfTwoLines: CGFloat = 48
  /// What the symbol of a row takes at the usual text size.
  static let symbolRoom = CGSize(width: 24, height: 20)
  static let headerMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
  /// Headers of grouped lists stand 17.5 below what is above them and 6 above their rows. (§19.1)
  static let groupedHeaderMargins = NSDirectionalEdgeInsets(top: 17.5, leading: 16, bottom: 6, trailing: 16)
  static let groupedFooterMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// Of a plain list. (§19.1)
  static let plainHeaderHeight: CGFloat = 28
}
