import CPango
import CoreGraphics

/// The layout of a text in lines. Pango shapes and wraps one paragraph at a time. The heights and positions of lines are computed here.
///
/// Heights come from the requested fonts and never from their fallbacks. A label is therefore equally tall on machines with other fonts.
struct TextComposer {
  let book: FontBook
  let text: StyledText
  let width: CGFloat
  /// The maximum number of lines. A value of 0 means that there is no limit.
  let maxLines: Int
  let countsTrailingNewline: Bool

  private(set) var drafts: [LineDraft] = []
  private(set) var isTruncated = false
  private var y: CGFloat = 0
  private var widest: CGFloat = 0
  /// The space that the previous paragraph requires below it.
  private var gap: CGFloat = 0

  /// The width in points above which a text is laid out as if the width were infinite. Pango's integers overflow beyond it.
  static let greatestWidth: CGFloat = 1_000_000

  init(_ book: FontBook, _ text: StyledText, width: CGFloat, maxLines: Int, countsTrailingNewline: Bool) {
    (self.book, self.text, self.maxLines, self.countsTrailingNewline) = (book, text, maxLines, countsTrailingNewline)
    self.width = width > TextComposer.greatestWidth ? .infinity : max(0, width)
  }

  mutating func compose() throws(FontError) -> (lines: [TextLine], size: CGSize) {
    // A NUL character would end the text in C.
    var bytes = text.string.utf8.contains(0) ? text.string.utf8.map { $0 == 0 ? 0x20 : $0 } : Array(text.string.utf8)
    var paragraphs = ParagraphSplitter(longest: longestParagraph)
    while let paragraph = paragraphs.next(in: bytes) {
      if maxLines > 0, drafts.count >= maxLines {
        isTruncated = true
        break
      }
      try add(paragraph, of: &bytes)
    }
    if drafts.isEmpty || (countsTrailingNewline && paragraphs.endedWithTerminator && (maxLines == 0 || drafts.count < maxLines)) {
      try add(ParagraphSplitter.Paragraph(bytes: bytes.count..<bytes.count, start: text.length, end: text.length, isLast: true), of: &bytes)
    }
    let container = width.isFinite ? width : widest
    return (drafts.map { $0.line(in: container) }, CGSize(width: widest, height: y))
  }

  private var longestParagraph: Int {
    let largest = text.styles.reduce(1) { max($0, $1.value.font.size) }
    return max(64, min(1 << 15, Int(TextComposer.greatestWidth / min(largest, 10_000))))
  }

  private mutating func add(_ paragraph: ParagraphSplitter.Paragraph, of bytes: inout [UInt8]) throws(FontError) {
    let style = text.paragraphStyle(at: paragraph.start)
    let remaining = maxLines > 0 ? maxLines - drafts.count : Int.max
    var setting = ParagraphSetting(book: book, text: text, style: style, width: width, maxLines: maxLines > 0 ? remaining : 0)
    var lines = try setting.lines(bytes[paragraph.bytes], paragraph)
    if !paragraph.isLast, style.lineBreakMode == .truncatingTail, lines.count == remaining, !setting.isEllipsized {
      lines = try setting.lines(bytes[paragraph.bytes] + Array("…".utf8), paragraph)
      isTruncated = true
    }
    if lines.count > remaining || setting.isEllipsized { isTruncated = true }
    if !drafts.isEmpty { y += gap + style.paragraphSpacingBefore }
    gap = style.lineSpacing + style.paragraphSpacing
    for (i, var line) in lines.prefix(remaining).enumerated() {
      if i > 0 { y += style.lineSpacing }
      line.y = y
      y += line.height
      widest = max(widest, line.indent + line.width)
      drafts.append(line)
    }
  }
}
