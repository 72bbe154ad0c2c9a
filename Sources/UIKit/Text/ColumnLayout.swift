import CoreGraphics
import TextEditing
import Typesetting

/// A text laid out paragraph by paragraph, so that a change lays out only the paragraphs that it touches. Points from the column's top left;
/// offsets are UTF-16 units of the whole text.
struct ColumnLayout {
  /// A paragraph, with the newline that ends it.
  struct Piece {
    var start: Int
    var y: CGFloat = 0
    var layout: TextLayout
    var length: Int { layout.text.length }
    /// What stands between it and its neighbours of itself.
    var before: CGFloat, after: CGFloat

    init(start: Int, layout: TextLayout) {
      (self.start, self.layout) = (start, layout)
      let style = layout.text.paragraphStyle(at: 0)
      (before, after) = (style.paragraphSpacingBefore, style.lineSpacing + style.paragraphSpacing)
    }
  }

  private(set) var pieces: [Piece]
  private(set) var size = CGSize.zero
  let width: CGFloat

  /// How a part of the text is set.
  typealias Styling = (Range<Int>) -> StyledText

  /// A text in paragraphs; at a width that is finite.
  init(_ text: TextBuffer, width: CGFloat, styled: Styling) {
    self.width = width
    pieces = Self.pieces(of: text, in: 0..<text.count, width, styled)
    place()
  }

  /// A text in one piece: of few lines, or of no width.
  init(whole layout: TextLayout) {
    width = layout.width
    pieces = [Piece(start: 0, layout: layout)]
    size = layout.size
  }

  /// The distances of the first and the last baseline from the column's top.
  var firstBaseline: CGFloat? { pieces.first.map { $0.y + $0.layout.firstBaseline } }
  var lastBaseline: CGFloat? { pieces.last.map { $0.y + $0.layout.lastBaseline } }

  var identities: [UInt64] { pieces.map(\.layout.identity) }
  var isTruncated: Bool { pieces.contains { $0.layout.isTruncated } }
  var length: Int { pieces.last.map { $0.start + $0.length } ?? 0 }

  /// Follows a change of the text.
  ///
  /// - Parameter text: as it is after the change.
  mutating func take(_ edit: TextEdit, _ text: TextBuffer, styled: Styling) {
    let first = index(at: edit.range.lowerBound), delta = edit.length - edit.range.count
    var last = first
    // A newline that goes joins what follows it.
    while last + 1 < pieces.count, pieces[last].start + pieces[last].length <= edit.range.upperBound { last += 1 }
    let region = pieces[first].start..<pieces[last].start + pieces[last].length + delta
    let tail = last + 1 < pieces.count
    var made = Self.pieces(of: text, in: region, width, styled)
    if tail, made.count > 1, made.last?.length == 0 { made.removeLast() }
    pieces.replaceSubrange(first...last, with: made)
    for index in first + made.count..<max(first + made.count, pieces.count) { pieces[index].start += delta }
    place()
  }

  private static func pieces(of text: TextBuffer, in range: Range<Int>, _ width: CGFloat, _ styled: Styling) -> [Piece] {
    var result: [Piece] = [], start = range.lowerBound
    while start < range.upperBound {
      let part = start..<text.paragraph(at: start).upperBound
      result.append(Piece(start: start, layout: Typesetter.standard.layout(styled(part).fitted(to: width, from: start), width: width)))
      start = part.upperBound
    }
    let endsOpen = range.isEmpty || range.upperBound == text.count && text.isNewline(text.count - 1)
    if endsOpen {
      let empty = Typesetter.standard.layout(styled(start..<start), width: width, countsTrailingNewline: true)
      result.append(Piece(start: start, layout: empty))
    }
    return result
  }

  private mutating func place() {
    var y: CGFloat = 0, widest: CGFloat = 0
    for index in pieces.indices {
      if index > 0 { y += pieces[index - 1].after + pieces[index].before }
      pieces[index].y = y
      y += pieces[index].layout.size.height
      widest = max(widest, pieces[index].layout.size.width)
    }
    size = CGSize(width: widest, height: y)
  }

  // MARK: Places

  /// The paragraph that an offset lies in.
  func index(at offset: Int) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
  /// The first paragraph that does not end above a height.
  private func index(below y: CGFloat) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].y + pieces[middle].layout.size.height + pieces[middle].after <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func caret(at offset: Int) -> CGRect {
    let piece = pieces[index(at: offset)]
    return piece.layout.caret(at: offset - piece.start).offsetBy(dx: 0, dy: piece.y)
  }
  func offset(nearestTo point: CGPoint) -> Int {
    let piece = pieces[index(below: point.y)]
    return piece.start + piece.layout.characterOffset(at: CGPoint(x: point.x, y: point.y - piece.y))
  }
  func rects(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var result: [CGRect] = []
    for piece in pieces[index(at: range.lowerBound)...] {
      if piece.start >= range.upperBound { break }
      let part = max(0, range.lowerBound - piece.start)..<max(0, range.upperBound - piece.start)
      result += piece.layout.rects(for: part).map { $0.offsetBy(dx: 0, dy: piece.y) }
    }
    return result
  }
  /// The line that an offset lies in, without its newline.
  func line(at offset: Int) -> Range<Int> {
    let piece = pieces[index(at: offset)]
    guard let line = piece.layout.line(at: offset - piece.start) else { return offset..<offset }
    let range = piece.layout.lines[line].range
    return piece.start + range.lowerBound..<piece.start + range.upperBound
  }
  func readsLeft(at offset: Int) -> Bool { pieces[index(at: offset)].layout.lines.first?.readsLeft ?? false }

  /// The paragraphs that are to be seen between two heights.
  func pieces(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Piece> {
    var end = index(below: top)
    let first = end
    while end < pieces.count, pieces[end].y < bottom { end += 1 }
    return pieces[first..<end]
  }
}
