import CoreGraphics

/// How a stretch of characters looks.
public struct TextStyle: Hashable, Sendable {
  /// Which glyphs, and how large.
  public var font: FontDescription
  /// Of the characters and, unless they have their own, of the lines under and through them.
  public var color: RGBA
  /// Points added after every character, in addition to the font's tracking.
  public var kern: CGFloat
  /// Points by which the characters stand above the baseline.
  public var baselineOffset: CGFloat
  /// A line under the characters, spaces included.
  public var hasUnderline: Bool
  /// A line through the middle of the small letters.
  public var hasStrikethrough: Bool
  /// nil means the text's colour.
  public var underlineColor: RGBA?
  /// nil means the text's colour.
  public var strikethroughColor: RGBA?
  /// Fills the line's height behind the characters.
  public var background: RGBA?

  /// Black, unadorned text unless told otherwise.
  public init(
    font: FontDescription, color: RGBA = RGBA(white: 0), kern: CGFloat = 0, baselineOffset: CGFloat = 0, hasUnderline: Bool = false,
    hasStrikethrough: Bool = false, background: RGBA? = nil
  ) {
    (self.font, self.color, self.kern, self.baselineOffset) = (font, color, kern, baselineOffset)
    (self.hasUnderline, self.hasStrikethrough, self.background) = (hasUnderline, hasStrikethrough, background)
  }
}
