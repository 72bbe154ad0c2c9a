import CoreGraphics
import QuartzCore

extension UIFont {
  /// The weight of a font, from −1 for the lightest to 1 for the heaviest. A value of 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The numeric value of the weight.
    public let rawValue: CGFloat
    /// Creates a weight from its numeric value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from its numeric value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The standard weights from ultra light to medium. Their values equal those of UIKit.
    public static let ultraLight = Weight(-0.8), thin = Weight(-0.6), light = Weight(-0.4), regular = Weight(0), medium = Weight(0.23)
    /// The standard weights from semibold to black. Their values equal those of UIKit.
    public static let semibold = Weight(0.3), bold = Weight(0.4), heavy = Weight(0.56), black = Weight(0.62)

    private static let openTypeWeights: [(weight: Weight, value: Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700), (.heavy, 800),
      (.black, 900),
    ]
    /// The nearest OpenType weight, from 100 to 900.
    var openType: Int { Weight.openTypeWeights.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!.value }
    package init(openType value: Int) { self = Weight.openTypeWeights.min { abs($0.value - value) < abs($1.value - value) }!.weight }
  }

  /// The purpose of a text, which determines the size and the weight of its font.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the text style.
    public let rawValue: String
    /// Creates a text style from its name. A name that UIKit does not define has the size and weight of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of extra large titles: 36 points in bold at the default text size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The style of second-level extra large titles: 28 points in bold at the default text size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The style of large titles: 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level headings: 28 points at the default text size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level headings: 22 points at the default text size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level headings: 20 points at the default text size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings: 17 points in semibold at the default text size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings: 15 points at the default text size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text: 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points at the default text size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes: 13 points at the default text size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of standard captions: 12 points at the default text size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of secondary captions: 11 points at the default text size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Returns the font size at a text size, in points. An unspecified category means the default text size.
    /// (Docs/behaviour/environment.md, "Text sizes")
    func size(in category: UIContentSizeCategory) -> CGFloat { Self.sizes[self]?[category.step] ?? size }

    /// The font sizes in points, from the smallest text size (XS) to the largest (AX5). Styles that are not listed do not scale.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The font size in points at the default text size, "Large" (Human Interface Guidelines, Typography, "Dynamic Type sizes").
    var size: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2: 28
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
    var weight: Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: .semibold
      default: .regular
      }
    }
  }
}
