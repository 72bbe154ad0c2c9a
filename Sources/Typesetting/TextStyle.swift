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
  /// A line under the characters.
  public var underline: TextDecoration?
  /// A line through the middle of the small letters.
  public var strikethrough: TextDecoration?
  /// nil means the text's colour.
  public var underlineColor: RGBA?
  /// nil means the text's colour.
  public var strikethroughColor: RGBA?
  /// Fills the line's height behind the characters.
  public var background: RGBA?
  /// What few texts have; nil for none.
  public var ornament: TextOrnament?

  /// Black, unadorned text unless told otherwise.
  public init(
    font: FontDescription, color: RGBA = RGBA(white: 0), kern: CGFloat = 0, baselineOffset: CGFloat = 0, underline: TextDecoration? = nil,
    strikethrough: TextDecoration? = nil, background: RGBA? = nil
  ) {
    (self.font, self.color, self.kern, self.baselineOffset) = (font, color, kern, baselineOffset)
    (self.underline, self.strikethrough, self.background) = (underline, strikethrough, background)
  }
}
