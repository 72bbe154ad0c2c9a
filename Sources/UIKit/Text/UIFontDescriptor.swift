import CoreGraphics
import QuartzCore
import Typesetting

/// A font's attributes, from which others are derived.
open class UIFontDescriptor: _UIRoot, @unchecked Sendable {
  /// Bold, italic and the like. Traits that say nothing of a face's weight, slant or width of digits are not declared.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  let font: FontDescription
  /// The style that it describes the font of.
  let textStyle: UIFont.TextStyle?

  init(font: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    (self.font, self.textStyle) = (font, textStyle)
    super.init()
  }

  /// A face by its name at a size. An unknown name stands for the system font, as with UIKit.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(font: FontName.description(of: fontName, size: size) ?? .system(size: size))
  }

  /// The descriptor of a text style's font.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }
  /// The descriptor of a text style's font at the text size of a collection; nil stands for the current one.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let size = style.size(in: (traitCollection ?? .current).preferredContentSizeCategory)
    return UIFontDescriptor(font: .system(size: size, weight: style.weight.openType), textStyle: style)
  }

  /// Points to the em.
  open var pointSize: CGFloat { font.size }
  /// As "Inter-BoldItalic".
  open var postscriptName: String { FontName.postScript(font) }
  /// What holds of the face.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    return traits
  }

  /// The same font with other traits; never nil, since every face of the system font exists.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = font
    copy.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) { copy.weight = traits.contains(.traitBold) ? 700 : 400 }
    return UIFontDescriptor(font: copy, textStyle: textStyle)
  }

  /// The designs of system fonts.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's own letters.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// Serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// All of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
  /// The same font in another design; `nil` for a design that is none of the system's.
  ///
  /// Installed fonts stand for the designs that are not the default. Where there is none, the font stays as it is, and a warning names the
  /// package to install.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design == .default { return UIFontDescriptor(font: font.inDefaultDesign, textStyle: textStyle) }
    guard let other = FontDesign(rawValue: design.rawValue) else { return nil }
    return UIFontDescriptor(font: font.inDesign(other) ?? font, textStyle: textStyle)
  }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font: font.withSize(newPointSize)) }

  /// Another family with the same traits. An unknown family stands for the system font.
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

/// PostScript names of faces: a family without spaces, a hyphen, words for weight and slant.
enum FontName {
  static func postScript(_ font: FontDescription) -> String {
    let weight = FontDescription.words.first { $0.weight == UIFont.Weight(openType: font.weight).openType }?.word ?? "Regular"
    let family = font.family.replacingOccurrences(of: " ", with: "")
    if font.isItalic { return weight == "Regular" ? "\(family)-Italic" : "\(family)-\(weight)Italic" }
    return "\(family)-\(weight)"
  }

  /// nil when no installed font answers to the name.
  static func description(of name: String, size: CGFloat) -> FontDescription? { FontDescription(named: name, size: size) }
}
