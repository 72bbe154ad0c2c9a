import CoreGraphics
import TextEditing

/// A text that is laid out paragraph by paragraph, so that a change only lays out the paragraphs that it affects.
///
/// Points are measured from the top left of the column. Offsets are UTF-16 units of the whole text.
package struct ColumnLayout {
  /// A paragraph, including the newline that ends it.
  package struct Piece {
    package var start: Int
    package var y: CGFloat = 0
    package var layout: TextLayout
    var length: Int { layout.text.length }
    /// The distances that the paragraph's style requests before and after it, in points.
    var before: CGFloat, after: CGFloat

    init(start: Int, layout: TextLayout) {
      (self.start, self.layout) = (start, layout)
      let style = layout.text.paragraphStyle(at: 0)
      (before, after) = (style.paragraphSpacingBefore, style.lineSpacing + style.paragraphSpacing)
    }
  }

  package private(set) var pieces: [Piece]
  package private(set) var size = CGSize.zero
  package let width: CGFloat

  /// A closure that returns a range of the text with its styles.
  package typealias Styling = (Range<Int>) -> StyledText

  /// Creates the layout of a text in paragraphs. The width must be finite.
  package init(_ text: TextBuffer, width: CGFloat, styled: Styling) {
    self.width = width
    pieces = Self.pieces(of: text, in: 0..<text.count, width, styled)
    place()
  }

  /// Creates the layout of a text in one piece. It is used for a limited number of lines and for an unlimited width.
  package init(whole layout: TextLayout) {
    width = layout.width
    pieces = [Piece(start: 0, layout: layout)]
    size = layout.size
  }

  /// The distances of the first and the last baseline from the top of the column, in points.
  package var firstBaseline: CGFloat? { pieces.first.map { $0.y + $0.layout.firstBaseline } }
  package var lastBaseline: CGFloat? { pieces.last.map { $0.y + $0.layout.lastBaseline } }

  package var identities: [UInt64] { pieces.map(\.layout.identity) }
  package var isTruncated: Bool { pieces.contains { $0.layout.isTruncated } }
  package var length: Int { pieces.last.map { $0.start + $0.length } ?? 0 }

  /// Updates the layout after an edit of the text.
  ///
  /// - Parameter text: The text after the edit.
  package mutating func take(_ edit: TextEdit, _ text: TextBuffer, styled: Styling) {
    let first = index(at: edit.range.lowerBound), delta = edit.length - edit.range.count
    var last = first
    // A deleted newline joins the paragraphs on both sides of it.
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
      result.append(Piece(start: start, layout: Typesetter.standard.layout(styled(part), width: width)))
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

  /// Returns the index of the paragraph that contains an offset.
  package func index(at offset: Int) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
  /// Returns the index of the first paragraph that does not end above a height.
  private func index(below y: CGFloat) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].y + pieces[middle].layout.size.height + pieces[middle].after <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package func caret(at offset: Int) -> CGRect {
    let piece = pieces[index(at: offset)]
    return piece.layout.caret(at: offset - piece.start).offsetBy(dx: 0, dy: piece.y)
  }
  package func offset(nearestTo point: CGPoint) -> Int {
    let piece = pieces[index(below: point.y)]
    return piece.start + piece.layout.characterOffset(at: CGPoint(x: point.x, y: point.y - piece.y))
  }
  package func rects(for range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var result: [CGRect] = []
    for piece in pieces[index(at: range.lowerBound)...] {
      if piece.start >= range.upperBound { break }
      let part = max(0, range.lowerBound - piece.start)..<max(0, range.upperBound - piece.start)
      result += piece.layout.rects(for: part).map { $0.offsetBy(dx: 0, dy: piece.y) }
    }
    return result
  }
  /// Returns the line that contains an offset, without its newline.
  package func line(at offset: Int) -> Range<Int> {
    let piece = pieces[index(at: offset)]
    guard let line = piece.layout.line(at: offset - piece.start) else { return offset..<offset }
    let range = piece.layout.lines[line].range
    return piece.start + range.lowerBound..<piece.start + range.upperBound
  }
  package func readsLeft(at offset: Int) -> Bool { pieces[index(at: offset)].layout.lines.first?.readsLeft ?? false }

  /// Returns the paragraphs that are visible between two heights.
  package func pieces(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Piece> {
    var end = index(below: top)
    let first = end
    while end < pieces.count, pieces[end].y < bottom { end += 1 }
    return pieces[first..<end]
  }
}
