import CoreGraphics

/// The alignment of a paragraph's lines between its margins. `natural` is left, or right in a paragraph that reads from right to left.
public enum TextAlignment: Hashable, Sendable { case natural, left, center, right, justified }

/// The treatment of text that exceeds its width or its number of lines.
public enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words. A word that is wider than a line breaks between characters.
  case wordWrapping
  /// Lines break between any two characters.
  case charWrapping
  /// A single line continues beyond the width. Several lines break between words.
  case clipping
  /// The last permitted line is shortened with an ellipsis at its head, tail or middle. Earlier lines break between words.
  case truncatingHead, truncatingTail, truncatingMiddle

  /// A Boolean value that indicates whether the mode adds an ellipsis.
  public var truncates: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}

/// The reading direction of a paragraph. `natural` follows the first strongly directional character.
public enum WritingDirection: Hashable, Sendable { case natural, leftToRight, rightToLeft }

/// A position to which a tab character moves the pen.
public struct TabStop: Hashable, Sendable {
  /// The alignment of text after the tab at its stop. `leading` is left, or right in text that reads from right to left.
  public enum Side: Hashable, Sendable { case leading, center, trailing, decimal }
  /// The distance from the leading margin, in points.
  public var location: CGFloat
  /// The alignment of the text that follows the tab.
  public var side: Side
  /// Creates a tab stop. The default alignment is `.leading`.
  public init(location: CGFloat, side: Side = .leading) { (self.location, self.side) = (location, side) }
}

/// The alignment, indents, line heights and line breaks of a paragraph. Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines between the margins. The default is `.natural`.
  public var alignment: TextAlignment = .natural
  /// The treatment of text that does not fit. The default is `.wordWrapping`.
  public var lineBreakMode: LineBreakMode = .wordWrapping
  /// The reading direction of the paragraph. The default is `.natural`.
  public var writingDirection: WritingDirection = .natural
  /// The space between two lines, in points. It is not added after the last line. The default is 0.
  public var lineSpacing: CGFloat = 0
  /// A factor for the natural line height. Additional height is above the text. The default of 0 has the effect of 1.
  public var lineHeightMultiple: CGFloat = 0
  /// The minimum line height, in points. The default of 0 means that there is none.
  public var minimumLineHeight: CGFloat = 0
  /// The maximum line height, in points. A line that exceeds it is cut at the top first. The default of 0 means that there is none.
  public var maximumLineHeight: CGFloat = 0
  /// The space after the paragraph, in points. It is not added after the last paragraph of the text. The default is 0.
  public var paragraphSpacing: CGFloat = 0
  /// The space before the paragraph, in points. It is not added before the first paragraph of the text. The default is 0.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The indent of the first line from the leading margin, in points. The default is 0.
  public var firstLineHeadIndent: CGFloat = 0
  /// The indent of the other lines from the leading margin, in points. The default is 0.
  public var headIndent: CGFloat = 0
  /// The end of lines, in points. A positive value is measured from the leading margin, and 0 or a negative one from the trailing margin.
  /// The default is 0.
  public var tailIndent: CGFloat = 0
  /// The tab stops, in order. The default is `nil`, which sets a stop every 28 points.
  public var tabStops: [TabStop]?
  /// The distance between tab stops beyond the last of `tabStops`, in points. The default of 0 repeats the distance of the last two.
  public var defaultTabInterval: CGFloat = 0

  /// Creates a style with natural alignment, word wrapping, and the line heights of the fonts.
  public init() {}

  /// Returns the height of a line from its natural height.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
