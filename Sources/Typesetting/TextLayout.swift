import CoreGraphics

/// Text broken into lines: a value that can be measured, drawn and asked which character is where. Points; y grows downwards.
public struct TextLayout: Sendable {
  /// What was laid out.
  public let text: StyledText
  /// The width that was asked for; infinite when there was none.
  public let width: CGFloat
  /// From top to bottom.
  public let lines: [TextLine]
  /// The width of the widest line with its indents, and the height of all lines with what stands between them.
  public let size: CGSize
  /// Whether characters were left out or replaced by an ellipsis.
  public let isTruncated: Bool
  /// Tells one layout from another made by the same typesetter.
  public let identity: UInt64

  /// From the top to the first baseline; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// From the top to the last baseline; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}

/// One line of a layout.
public struct TextLine: Sendable {
  /// What the line takes up, with the layout's origin at its top left; the width is that of the text.
  public let rect: CGRect
  /// From the layout's top.
  public let baseline: CGFloat
  /// UTF-16 units of the text, without the line's terminator.
  public let range: Range<Int>
  /// Whether characters of this line were replaced by an ellipsis.
  public let isTruncated: Bool
  /// Whether the line's paragraph is read from right to left.
  public let readsLeft: Bool
  /// From left to right.
  public let runs: [GlyphRun]
}

/// Glyphs of one face, size and style that stand side by side.
public struct GlyphRun: Sendable {
  let face: FaceID
  let size: CGFloat
  /// Into the text's `styles`.
  let style: Int
  let readsLeft: Bool
  /// In the layout.
  public let x: CGFloat
  /// How far the run moves the pen; points.
  public private(set) var width: CGFloat
  /// The characters it stands for, as UTF-16 offsets into the text.
  public let range: Range<Int>
  private(set) var glyphs: [Glyph]

  init(face: FaceID, size: CGFloat, style: Int, readsLeft: Bool, x: CGFloat, width: CGFloat, range: Range<Int>, glyphs: [Glyph]) {
    (self.face, self.size, self.style, self.readsLeft) = (face, size, style, readsLeft)
    (self.x, self.width, self.range, self.glyphs) = (x, width, range, glyphs)
  }

  /// The stretch of the line between the pen's places before and after the run. Spacing that is negative moves the pen to the left, as
  /// after a mark that has no width.
  var extent: Range<CGFloat> { min(x, x + width)..<max(x, x + width) }

  /// Adds to what follows the last glyph.
  mutating func widen(by spacing: CGFloat) {
    width += spacing
    if !glyphs.isEmpty { glyphs[glyphs.count - 1].advance += Float(spacing) }
  }
}

/// A glyph in its run.
struct Glyph: Sendable {
  /// The font's number for it; `missing` when no font has the character.
  var id: UInt32
  /// From the run's left and up from the run's baseline; points.
  var x, y: Float
  var advance: Float
  /// The first UTF-16 unit, in the text, of the characters it belongs to.
  var character: Int32

  static let missing = UInt32.max
}

/// A font file (and the face within it) that the typesetter has opened.
struct FaceID: Hashable, Sendable { var index: Int32 }
