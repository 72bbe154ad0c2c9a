import CoreGraphics
import QuartzCore
import Typesetting

/// The attributes of a font, from which other fonts can be derived.
open class UIFontDescriptor: _UIRoot, @unchecked Sendable {
  /// The styles of a font face, such as bold and italic. Only traits of weight and slant are declared.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The trait of an italic face.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The trait of a face that is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  let font: FontDescription
  /// The text style of the described font, or `nil`.
  let textStyle: UIFont.TextStyle?

  package init(font: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    (self.font, self.textStyle) = (font, textStyle)
    super.init()
  }

  /// Creates a descriptor from the name of a face and a size in points. As on iOS, an unknown name means the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: FontName.description(of: fontName, size: size) ?? .system(size: size))
  }

  /// Returns the descriptor of a text style's font at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  /// Returns the descriptor of a text style's font at the text size of a trait collection. If the collection is `nil`, the current one is
  /// used.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let size = style.size(in: (traitCollection ?? .current).preferredContentSizeCategory)
    return UIFontDescriptor(font: .system(size: size, weight: style.weight.openType), textStyle: style)
  }

  /// The size of the font, in points.
  open var pointSize: CGFloat { font.size }
  /// The PostScript name of the font, for example "Inter-BoldItalic".
  open var postscriptName: String { FontName.postScript(font) }
  /// The traits of the font's face.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    return traits
  }

  /// Returns a descriptor of the font with other traits. The result is never `nil` here, because every face of the system font exists.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = font
    copy.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) { copy.weight = traits.contains(.traitBold) ? 700 : 400 }
    return UIFontDescriptor(font: copy, textStyle: textStyle)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The standard design of the system font.
    public static let `default` = SystemDesign(rawValue: "default")
    /// The design with rounded strokes.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// The design in which all characters have the same width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
  /// Returns a descriptor of the font in another design, or `nil` if the system does not define the design.
  ///
  /// Designs other than the default use installed fonts. If no suitable font is installed, the descriptor is unchanged and a warning names
  /// the package to install.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design == .default { return UIFontDescriptor(font: font.inDefaultDesign, textStyle: textStyle) }
    guard let other = FontDesign(rawValue: design.rawValue) else { return nil }
    return UIFontDescriptor(font: font.inDesign(other) ?? font, textStyle: textStyle)
  }

  /// The attributes of the font: name, family and size, and the text style if there is one.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .family: font.family, .size: pointSize]
    attributes[.textStyle] = textStyle
    return attributes
  }

  /// Returns the value of an attribute, or `nil`.
  open func object(forKey attribute: AttributeName) -> Any? {
    if attribute == .traits {
      return [TraitKey.weight: UIFont.Weight(openType: font.weight), .symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
    }
    return fontAttributes[attribute]
  }

  /// Returns a descriptor with other attributes. Attributes that are not in the dictionary stay.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = font
    let size = Self.number(attributes[.size])
    if let size { changed = changed.withSize(size) }
    if let name = attributes[.name] as? String, let named = FontName.description(of: name, size: changed.size) { changed = named }
    return UIFontDescriptor(font: changed.changed(by: attributes), textStyle: size == nil ? textStyle : nil)
  }

  /// Returns a descriptor of the font at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font: font.withSize(newPointSize)) }

  /// Returns a descriptor of another family with the same traits. An unknown family means the system font.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var copy = font
    copy.family = Typesetter.standard.hasFamily(newFamily) ? newFamily : FontDescription.systemFamily
    copy.hasSystemLine = false
    return UIFontDescriptor(font: copy)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return font == other.font && textStyle == other.textStyle
  }
  open override var hash: Int { font.hashValue }
}

/// The PostScript names of faces. A name consists of the family without spaces, a hyphen, and the words for weight and slant.
enum FontName {
  static func postScript(_ font: FontDescription) -> String {
    let weight = FontDescription.words.first { $0.weight == UIFont.Weight(openType: font.weight).openType }?.word ?? "Regular"
    let family = font.family.replacingOccurrences(of: " ", with: "")
    if font.isItalic { return weight == "Regular" ? "\(family)-Italic" : "\(family)-\(weight)Italic" }
    return "\(family)-\(weight)"
  }

  /// Returns the description of a font, or `nil` if no installed font has the name.
  static func description(of name: String, size: CGFloat) -> FontDescription? { FontDescription(named: name, size: size) }
}
