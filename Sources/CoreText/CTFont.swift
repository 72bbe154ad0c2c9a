import CoreGraphics
import UIFoundation

/// A font of Core Text, which is the same object as a font of UIKit. `font as CTFont` and `font as UIFont` always succeed.
public typealias CTFont = UIFont
/// A font descriptor of Core Text, which is the same object as that of UIKit.
public typealias CTFontDescriptor = UIFontDescriptor
/// The traits of a font, which are those of UIKit.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Returns the font with a family name or a PostScript name, at a size in points. As on iOS, an unknown name means a substitute, which is the
/// system font. The matrix is ignored.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
  UIFont(name: name, size: size.orDefault) ?? .systemFont(ofSize: size.orDefault)
}
/// Returns the font of a descriptor. If the size is 0, the descriptor's is used. The matrix is ignored.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}
/// Returns the font of a file's face. The face becomes available by its name, as with `CTFontManagerRegisterGraphicsFont`. The matrix and
/// the attributes are ignored.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  _ = CTFontManagerRegisterGraphicsFont(graphicsFont, nil)
  return CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix)
}
/// Returns a font at another size, or of a descriptor with the traits of this one. A size of 0 keeps the size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}
/// Returns a font with other traits. A size of 0 keeps the size. Only the traits in the mask change.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline up to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline down to the bottom of a line, in points. Unlike that of `UIFont`, it is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the additional space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of a capital letter, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a lowercase x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the family name of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the family name and the style of a font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  let style = font.fontName.split(separator: "-").dropFirst().joined(separator: " ")
  return style.isEmpty || style == "Regular" ? font.familyName : "\(font.familyName) \(style)"
}
/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the descriptor of a font by its name and its size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}

extension CGFloat {
  /// The size of a font. As on iOS, 0 means 12 points.
  fileprivate var orDefault: CGFloat { self > 0 ? self : 12 }
}
