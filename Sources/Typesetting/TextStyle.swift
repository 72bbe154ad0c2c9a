import CoreGraphics

/// The attributes of a range of characters.
public struct TextStyle: Hashable, Sendable {
  /// The font of the characters.
  public var font: FontDescription
  /// The colour of the characters. Underlines and strikethroughs without their own colour also have it. The default is black.
  public var color: RGBA
  /// The space that is added after every character to the font's tracking, in points. The default is 0.
  public var kern: CGFloat
  /// The distance by which the characters are raised above the baseline, in points. The default is 0.
  public var baselineOffset: CGFloat
  /// The underline of the characters. The default is `nil`.
  public var underline: TextDecoration?
  /// The line through the middle of the lowercase letters. The default is `nil`.
  public var strikethrough: TextDecoration?
  /// The colour of the underline. The default is `nil`, which means the text's colour.
  public var underlineColor: RGBA?
  /// The colour of the strikethrough. The default is `nil`, which means the text's colour.
  public var strikethroughColor: RGBA?
  /// The colour that fills the height of the line behind the characters. The default is `nil`.
  public var background: RGBA?
  /// The rare attributes, such as shadows and inline images. The default is `nil`.
  public var ornament: TextOrnament?

  /// Creates a style. By default the text is black and has no decorations.
  public init(
    font: FontDescription, color: RGBA = RGBA(white: 0), kern: CGFloat = 0, baselineOffset: CGFloat = 0, underline: TextDecoration? = nil,
    strikethrough: TextDecoration? = nil, background: RGBA? = nil
  ) {
    (self.font, self.color, self.kern, self.baselineOffset) = (font, color, kern, baselineOffset)
    (self.underline, self.strikethrough, self.background) = (underline, strikethrough, background)
  }
}
