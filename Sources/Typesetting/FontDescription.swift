import CoreGraphics

/// A font with its size and settings, as a value. It contains everything that determines the shape and the width of glyphs.
public struct FontDescription: Hashable, Sendable {
  /// The family that replaces San Francisco as the system font. Its files are shipped with the module.
  public static let systemFamily = "Inter"

  /// The family name, as fontconfig knows it. Any family except `systemFamily` must be installed on the machine.
  public var family: String
  /// The weight on the OpenType scale, on which 100 is thin, 400 regular, 700 bold and 900 black. Other values select the nearest face.
  public var weight: Int
  /// A Boolean value that indicates whether the face is italic.
  public var isItalic: Bool
  /// The size of the em, in points. It must be finite. A size of 0 or less is laid out as one that is too small to see.
  public var size: CGFloat
  /// The additional space after every character, in points. A value of 0 keeps the font's own spacing.
  public var tracking: CGFloat
  /// The optional glyph variants that are enabled. By default there are none.
  public var features: FontFeatures
  /// A Boolean value that indicates whether lines have the system font's height, independent of the face. The default is `false`. Lines of
  /// the system font always have it.
  public var hasSystemLine = false

  /// Creates the description of a font in any family. No file is loaded until the font is measured.
  public init(
    family: String = systemFamily, weight: Int = 400, isItalic: Bool = false, size: CGFloat, tracking: CGFloat = 0,
    features: FontFeatures = []
  ) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    (self.size, self.tracking, self.features) = (size, tracking, features)
  }

  /// Returns the system font, which is Inter with a tracking of `systemTracking(size:)`.
  public static func system(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, features: FontFeatures = []
  ) -> FontDescription {
    FontDescription(weight: weight, isItalic: isItalic, size: size, tracking: systemTracking(size: size), features: features)
  }

  /// Returns the tracking of the system font at a size, in points. Small text is spaced widely and titles tightly.
  ///
  /// The formula is Inter's own, which its author published as "dynamic metrics". San Francisco uses a table for this purpose, which is not
  /// published as a formula. Without tracking, titles look loose.
  public static func systemTracking(size: CGFloat) -> CGFloat {
    guard size > 0, size.isFinite else { return 0 }
    return size * (-0.0223 + 0.185 * Elementary.exp(-0.1745 * size))
  }

  /// Returns this font at another size. The tracking of the system font is adjusted to that size.
  public func withSize(_ size: CGFloat) -> FontDescription {
    var copy = self
    copy.size = size
    if tracking == FontDescription.systemTracking(size: self.size), family == FontDescription.systemFamily {
      copy.tracking = FontDescription.systemTracking(size: size)
    }
    return copy
  }
}

/// Optional features of a font that replace the glyphs of characters.
public struct FontFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The digits have equal widths, as in clocks and tables (`tnum`).
  public static let tabularDigits = FontFeatures(rawValue: 1)
  /// Small letters are shown as small capitals (`smcp`).
  public static let smallCapitals = FontFeatures(rawValue: 2)
  /// Fractions are shown with raised numerators and lowered denominators (`frac`).
  public static let fractions = FontFeatures(rawValue: 4)

  /// The features in OpenType's notation, or `nil` if there are none.
  var openType: String? {
    var names: [String] = []
    if contains(.tabularDigits) { names.append("tnum=1") }
    if contains(.smallCapitals) { names.append("smcp=1") }
    if contains(.fractions) { names.append("frac=1") }
    return names.isEmpty ? nil : names.joined(separator: ",")
  }
}
