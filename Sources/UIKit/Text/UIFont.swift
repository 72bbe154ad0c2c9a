import CoreGraphics
import QuartzCore
import Typesetting

/// A font at a size, immutable. The system font is Inter, whose lines are as tall as San Francisco's.
open class UIFont: _UIRoot, NSCopying, @unchecked Sendable {
  let value: FontDescription
  /// What it is the font of; a font that was asked for by its size is the font of no style, and equal to none that is.
  let textStyle: TextStyle?
  /// How `UIFontMetrics` made it; nil for a font that it did not make.
  let scaling: FontScaling?
  private let metrics: FontMetrics

  init(_ description: FontDescription, textStyle: TextStyle? = nil, scaling: FontScaling? = nil) {
    precondition(
      description.size.isFinite && description.size >= 0,
      "A font of size \(description.size) was asked for; a size must be a finite number of points, not below 0")
    (value, self.textStyle, self.scaling) = (description, textStyle, scaling)
    metrics = Typesetter.standard.metrics(of: description)
    super.init()
  }

  /// A face by its family or its PostScript name ("Inter-SemiBold"); nil when no installed font has it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let description = FontName.description(of: fontName, size: fontSize) else { return nil }
    self.init(description)
  }

  /// The font that a descriptor asks for, at its own size if `pointSize` is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(descriptor.font.withSize(size), textStyle: size == descriptor.pointSize ? descriptor.textStyle : nil)
  }

  // MARK: System fonts. Two of one kind are one object.

  /// What a bold system font is on iOS; `Weight.bold` is bolder. (BEHAVIOUR §26)
  static let boldWeight = Weight.semibold

  /// The system font in regular weight.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { SharedFonts.all.font(.system(size: fontSize)) }
  /// The system font in any weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    SharedFonts.all.font(.system(size: fontSize, weight: weight.openType))
  }
  /// The system font in bold, which is semibold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: boldWeight) }
  /// The system font in regular italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { SharedFonts.all.font(.system(size: fontSize, isItalic: true)) }
  /// The system font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    SharedFonts.all.font(.system(size: fontSize, weight: weight.openType, features: .tabularDigits))
  }
  /// The system font with characters of equal width.
  ///
  /// An installed font stands for it. Where there is none, only the digits have equal width, and a warning names the package to install.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let plain = FontDescription.system(size: fontSize, weight: weight.openType, features: .tabularDigits)
    return SharedFonts.all.font(FontDescription.system(size: fontSize, weight: weight.openType).inDesign(.monospaced) ?? plain)
  }
  /// The font of a text style at the text size of `UITraitCollection.current`.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
  /// The font of a text style at the text size of a collection; nil stands for the current one.
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return SharedFonts.all.font(.system(size: style.size(in: category), weight: style.weight.openType), textStyle: style)
  }

  /// For labels.
  open class var labelFontSize: CGFloat { 17 }
  /// For text of the second rank.
  open class var systemFontSize: CGFloat { 14 }
  /// For text that should not draw attention.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// For titles of buttons.
  open class var buttonFontSize: CGFloat { 18 }

  // MARK: Attributes

  /// As "Inter".
  open var familyName: String { value.family }
  /// The PostScript name, as "Inter-BoldItalic".
  open var fontName: String { FontName.postScript(value) }
  /// Points to the em.
  open var pointSize: CGFloat { value.size }
  /// From the baseline up to the top of a line.
  open var ascender: CGFloat { metrics.ascent }
  /// From the baseline up to the bottom of a line: below 0.
  open var descender: CGFloat { -metrics.descent }
  /// From the baseline up to the top of a flat capital; Inter's, a little more than San Francisco's.
  open var capHeight: CGFloat { metrics.capHeight }
  /// From the baseline up to the top of a small x; Inter's, a little more than San Francisco's.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line of text in points.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// What the font wants between lines; 0 for the system font.
  open var leading: CGFloat { metrics.leading }
  /// The attributes, to derive other fonts from.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: value, textStyle: textStyle) }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    fontSize == pointSize ? self : SharedFonts.all.font(value.withSize(fontSize))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || value == other.value && textStyle == other.textStyle && scaling == other.scaling
  }
  open override var hash: Int { value.hashValue }
  open override var description: String { "<UIFont: \(fontName); \(pointSize) pt>" }
  /// Itself: a font never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
