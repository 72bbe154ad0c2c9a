import CoreGraphics

/// A text that is broken into lines, as a value. It can be measured, drawn, and searched for characters. Lengths are in points, and y
/// points down.
public struct TextLayout: Sendable {
  /// The text that was laid out.
  public let text: StyledText
  /// The width that was requested. It is infinite if there was none.
  public let width: CGFloat
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The size of the text: the width of the widest line with its indents, and the height of all lines with their spacing.
  public let size: CGSize
  /// A Boolean value that indicates whether characters were omitted or replaced with an ellipsis.
  public let isTruncated: Bool
  /// A number that is unique among the layouts of a typesetter.
  public let identity: UInt64

  /// The distance from the top to the first baseline. It is 0 if there are no lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance from the top to the last baseline. It is 0 if there are no lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// A single line of a layout.
public struct TextLine: Sendable {
  /// The rectangle of the line in the layout, whose origin is its top left corner. The width is that of the text.
  public let rect: CGRect
  /// The distance from the top of the layout to the baseline.
  public let baseline: CGFloat
  /// The characters of the line in UTF-16 offsets, without the line terminator.
  public let range: Range<Int>
  /// A Boolean value that indicates whether characters of this line were replaced with an ellipsis.
  public let isTruncated: Bool
  /// A Boolean value that indicates whether the line's paragraph reads from right to left.
  public let readsLeft: Bool
  /// The glyph runs from left to right.
  public let runs: [GlyphRun]
}

/// Consecutive glyphs of one face, size and style.
public struct GlyphRun: Sendable {
  let face: FaceID
  let size: CGFloat
  /// The index of the run's style in the `styles` of the text.
  let style: Int
  let readsLeft: Bool
  /// The horizontal position of the run in the layout, in points.
  public let x: CGFloat
  /// The advance width of the run, in points.
  public private(set) var width: CGFloat
  /// The characters that the run represents, as UTF-16 offsets in the text.
  public let range: Range<Int>
  private(set) var glyphs: [Glyph]

  init(face: FaceID, size: CGFloat, style: Int, readsLeft: Bool, x: CGFloat, width: CGFloat, range: Range<Int>, glyphs: [Glyph]) {
    (self.face, self.size, self.style, self.readsLeft) = (face, size, style, readsLeft)
    (self.x, self.width, self.range, self.glyphs) = (x, width, range, glyphs)
  }

  /// The interval between the positions of the pen before and after the run. Negative spacing moves the pen to the left, for example after
  /// a mark without width.
  var extent: Range<CGFloat> { min(x, x + width)..<max(x, x + width) }

  /// Adds to the space after the last glyph.
  mutating func widen(by spacing: CGFloat) {
    width += spacing
    if !glyphs.isEmpty { glyphs[glyphs.count - 1].advance += Float(spacing) }
  }
}

/// A glyph in a run.
struct Glyph: Sendable {
  /// The identifier of the glyph in its font. It is `missing` if no font has the character.
  var id: UInt32
  /// The position relative to the left of the run and up from its baseline, in points.
  var x, y: Float
  var advance: Float
  /// The offset of the first character that the glyph represents, in UTF-16 units of the text.
  var character: Int32

  static let missing = UInt32.max
}

/// The identifier of an opened font file and the face in it.
struct FaceID: Hashable, Sendable { var index: Int32 }
