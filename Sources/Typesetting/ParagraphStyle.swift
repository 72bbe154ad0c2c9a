import CoreGraphics

/// Where the lines of a paragraph stand between the margins. Natural is left, or right in a paragraph that reads to the left.
public enum TextAlignment: Hashable, Sendable { case natural, left, center, right, justified }

/// What happens to text that does not fit its width or its number of lines.
public enum LineBreakMode: Hashable, Sendable {
  /// Break between words; a word that is wider than a line is broken between characters.
  case wordWrapping
  /// Break between any two characters.
  case charWrapping
  /// A single line goes on beyond the width; several lines break between words.
  case clipping
  /// An ellipsis in the last line that is allowed; the lines before break between words.
  case truncatingHead, truncatingTail, truncatingMiddle

  /// Whether it puts an ellipsis.
  public var truncates: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}

/// In which direction a paragraph reads; natural follows its first strong character.
public enum WritingDirection: Hashable, Sendable { case natural, leftToRight, rightToLeft }

/// A place to which a tab moves the pen.
public struct TabStop: Hashable, Sendable {
  /// How what follows the tab stands at the place. Leading is left, or right in text that reads to the left.
  public enum Side: Hashable, Sendable { case leading, center, trailing, decimal }
  /// From the leading margin, in points.
  public var location: CGFloat
  /// How what follows stands there.
  public var side: Side
  /// A place.
  public init(location: CGFloat, side: Side = .leading) { (self.location, self.side) = (location, side) }
}

/// The lines of a paragraph: where they begin and end, how tall they are, how they break. Lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the margins; natural by default.
  public var alignment: TextAlignment = .natural
  /// What happens to what does not fit; broken between words by default.
  public var lineBreakMode: LineBreakMode = .wordWrapping
  /// Where the paragraph begins to be read; by its first strong character by default.
  public var writingDirection: WritingDirection = .natural
  /// Added between two lines, not after the last.
  public var lineSpacing: CGFloat = 0
  /// Multiplies the line's natural height; 0 means 1. What is added stands above the text.
  public var lineHeightMultiple: CGFloat = 0
  /// 0 means no bound.
  public var minimumLineHeight: CGFloat = 0
  /// 0 means no bound. A line cut by it loses its upper part first.
  public var maximumLineHeight: CGFloat = 0
  /// After the paragraph's last line, unless it is the text's last.
  public var paragraphSpacing: CGFloat = 0
  /// Before the paragraph's first line, unless it is the text's first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// From the leading margin to the first line.
  public var firstLineHeadIndent: CGFloat = 0
  /// From the leading margin to the other lines.
  public var headIndent: CGFloat = 0
  /// Where lines end: from the leading margin if positive, from the trailing margin if 0 or negative.
  public var tailIndent: CGFloat = 0
  /// Where tabs move the pen, in order; nil for every 28 points.
  public var tabStops: [TabStop]?
  /// The distance of the tab stops beyond the last of `tabStops`; 0 goes on as the last two.
  public var defaultTabInterval: CGFloat = 0

  /// Natural alignment, word wrapping, the fonts' own line heights.
  public init() {}

  /// The height of a line whose natural height is given.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }
}
