import CoreGraphics
import QuartzCore
import Typesetting

/// An immutable font at a point size. The system font is Inter, whose line heights equal those of San Francisco.
open class UIFont: _UIRoot, NSCopying, @unchecked Sendable {
  package let value: FontDescription
  /// The text style of the font, or `nil` if the font was requested by its size. Fonts of different styles are never equal.
  let textStyle: TextStyle?
  /// The scaling that `UIFontMetrics` applied, or `nil` for a font that it did not create.
  package let scaling: FontScaling?
  private let metrics: FontMetrics

  init(_ description: FontDescription, textStyle: TextStyle? = nil, scaling: FontScaling? = nil) {
    precondition(
      description.size.isFinite && description.size >= 0,
      "A font of size \(description.size) was asked for; a size must be a finite number of points, not below 0")
    (value, self.textStyle, self.scaling) = (description, textStyle, scaling)
    metrics = Typesetter.standard.metrics(of: description)
    super.init()
  }

  /// Creates a font from its family name or its PostScript name, for example "Inter-SemiBold". The result is `nil` if no installed font has
  /// that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let description = FontName.description(of: fontName, size: fontSize) else { return nil }
    self.init(description)
  }

  /// Creates the font that a descriptor describes. If `pointSize` is 0, the size of the descriptor is used.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(descriptor.font.withSize(size), textStyle: size == descriptor.pointSize ? descriptor.textStyle : nil)
  }

  /// The names of all available families, in alphabetical order.
  open class var familyNames: [String] { Typesetter.standard.families }
  /// Returns the PostScript names of a family's faces, in alphabetical order. They are empty if the family is not available.
  open class func fontNames(forFamilyName familyName: String) -> [String] { Typesetter.standard.faceNames(family: familyName) }

  // MARK: System fonts. Equal requests return the same object.

  /// The weight of `boldSystemFont(ofSize:)`, which is semibold as on iOS. `Weight.bold` is heavier. (Docs/behaviour/layout.md, "Fonts,
  /// buttons and colours")
  static let boldWeight = Weight.semibold

  /// Returns the system font in regular weight, at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { SharedFonts.all.font(.system(size: fontSize)) }
  /// Returns the system font in a weight, at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    SharedFonts.all.font(.system(size: fontSize, weight: weight.openType))
  }
  /// Returns the bold system font, at a size in points. Its weight is semibold, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: boldWeight) }
  /// Returns the italic system font in regular weight, at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { SharedFonts.all.font(.system(size: fontSize, isItalic: true)) }
  /// Returns the system font with digits of equal width, at a size in points.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    SharedFonts.all.font(.system(size: fontSize, weight: weight.openType, features: .tabularDigits))
  }
  /// Returns a font whose characters all have the same width, at a size in points.
  ///
  /// The font is one of the installed fonts. If there is none, only the digits have equal width, and a warning names the package to
  /// install.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let plain = FontDescription.system(size: fontSize, weight: weight.openType, features: .tabularDigits)
    return SharedFonts.all.font(FontDescription.system(size: fontSize, weight: weight.openType).inDesign(.monospaced) ?? plain)
  }
  /// Returns the font of a text style at the text size of `UITraitCollection.current`.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
  /// Returns the font of a text style at the text size of a trait collection. If the collection is `nil`, the current one is used.
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return SharedFonts.all.font(.system(size: style.size(in: category), weight: style.weight.openType), textStyle: style)
  }

  /// The standard font size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard system font size, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The standard size of small system text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The standard font size of button titles, in points.
  open class var buttonFontSize: CGFloat { 18 }

  // MARK: Attributes

  /// The name of the font family, for example "Inter".
  open var familyName: String { value.family }
  /// The PostScript name of the font, for example "Inter-BoldItalic".
  open var fontName: String { FontName.postScript(value) }
  /// The size of the font, in points.
  open var pointSize: CGFloat { value.size }
  /// The distance from the baseline up to the top of a line, in points.
  open var ascender: CGFloat { metrics.ascent }
  /// The distance from the baseline to the bottom of a line, in points. The value is negative.
  open var descender: CGFloat { -metrics.descent }
  /// The height of a flat capital letter above the baseline, in points. It is a little larger than that of San Francisco.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lowercase x above the baseline, in points. It is a little larger than that of San Francisco.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line of text, in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The additional space that the font requests between lines, in points. It is 0 for the system font.
  open var leading: CGFloat { metrics.leading }
  /// The descriptor of the font, from which other fonts can be derived.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: value, textStyle: textStyle) }

  /// Returns a font of the same face at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    fontSize == pointSize ? self : SharedFonts.all.font(value.withSize(fontSize))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || value == other.value && textStyle == other.textStyle && scaling == other.scaling
  }
  open override var hash: Int { value.hashValue }
  open override var description: String { "<UIFont: \(fontName); \(pointSize) pt>" }
  /// Returns the font itself, because fonts are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
