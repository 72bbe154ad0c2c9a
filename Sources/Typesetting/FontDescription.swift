import CoreGraphics

/// Which font, at which size, with which settings: everything that decides the shape and the width of a glyph, as a value.
public struct FontDescription: Hashable, Sendable {
  /// The family that takes the place of San Francisco. Its files are shipped with the module.
  public static let systemFamily = "Inter"

  /// A family name, as fontconfig knows it. Any but `systemFamily` must be installed on the machine.
  public var family: String
  /// 100 (thin) … 400 (regular) … 700 (bold) … 900 (black). Other values take the nearest face.
  public var weight: Int
  /// Slanted, in a face drawn for it.
  public var isItalic: Bool
  /// Points to the em. Layout refuses what is not finite; 0 and less is laid out as a size too small to see.
  public var size: CGFloat
  /// Points added after every character; 0 is the font's own spacing.
  public var tracking: CGFloat
  /// Which of the font's alternative glyphs are wanted; none by default.
  public var features: FontFeatures
  /// Whether lines are as tall as the system font's, whatever the face says. The default is `false`; the system font's always are.
  public var hasSystemLine = false

  /// A font of any family. Nothing is loaded until it is measured.
  public init(
    family: String = systemFamily, weight: Int = 400, isItalic: Bool = false, size: CGFloat, tracking: CGFloat = 0,
    features: FontFeatures = []
  ) {
    (self.family, self.weight, self.isItalic) = (family, weight, isItalic)
    (self.size, self.tracking, self.features) = (size, tracking, features)
  }

  /// The system font: Inter, spaced for its size by `systemTracking`.
  public static func system(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, features: FontFeatures = []
  ) -> FontDescription {
    FontDescription(weight: weight, isItalic: isItalic, size: size, tracking: systemTracking(size: size), features: features)
  }

  /// Inter's own rule for spacing by size ("dynamic metrics", published by its author): wide for small text, tight for titles.
  ///
  /// In points. San Francisco does the same with a table that Apple does not publish as a law; without it titles look loose.
  public static func systemTracking(size: CGFloat) -> CGFloat {
    guard size > 0, size.isFinite else { return 0 }
    return size * (-0.0223 + 0.185 * Elementary.exp(-0.1745 * size))
  }

  /// The same font at another size; the system font's spacing follows.
  public func withSize(_ size: CGFloat) -> FontDescription {
    var copy = self
    copy.size = size
    if tracking == FontDescription.systemTracking(size: self.size), family == FontDescription.systemFamily {
      copy.tracking = FontDescription.systemTracking(size: size)
    }
    return copy
  }
}

/// Settings of a font that change which glyphs stand for the characters.
public struct FontFeatures: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Digits of equal width, as in clocks and tables (`tnum`).
  public static let tabularDigits = FontFeatures(rawValue: 1)
  /// Capitals at the height of small letters (`smcp`).
  public static let smallCapitals = FontFeatures(rawValue: 2)
  /// Numerators and denominators (`frac`).
  public static let fractions = FontFeatures(rawValue: 4)

  /// In OpenType's notation; nil when nothing is asked for.
  var openType: String? {
    var names: [String] = []
    if contains(.tabularDigits) { names.append("tnum=1") }
    if contains(.smallCapitals) { names.append("smcp=1") }
    if contains(.fractions) { names.append("frac=1") }
    return names.isEmpty ? nil : names.joined(separator: ",")
  }
}
