import CoreGraphics
import TextEditing
import Testing
import Typesetting

/// A column of paragraphs that follows edits. Offsets are UTF-16 units. (Docs/behaviour/controls.md, "Text editing")
struct ColumnLayoutTests {
  private let width: CGFloat = 200

  private func styled(_ text: TextBuffer) -> ColumnLayout.Styling {
    { StyledText(text[$0], style: TextStyle(font: .system(size: 17))) }
  }
  private func column(_ text: TextBuffer) -> ColumnLayout { ColumnLayout(text, width: width, styled: styled(text)) }

  @Test func `a paragraph ends with its newline, and a newline at the end opens an empty line`() {
    let text = TextBuffer("one\ntwo\n"), column = column(text)
    #expect(column.pieces.count == 3 && column.length == 8 && column.line(at: 5) == 4..<7)
    #expect(column.caret(at: 8).minY > column.caret(at: 4).minY && column.caret(at: 4).minY > column.caret(at: 0).minY)
    #expect(self.column(TextBuffer("")).pieces.count == 1)
  }

  @Test(arguments: [
    (0..<0, "begin "), (4..<4, "two and a half "), (3..<4, ""), (8..<8, "\n\n"), (0..<14, "all else\nis new"), (13..<14, ""),
    (14..<14, "\n"),
  ])
  func `an edit lays out as a new column does, and keeps the paragraphs that it does not touch`(range: Range<Int>, string: String) {
    let before = TextBuffer("one\ntwo\nthree\n")
    var editor = TextEditor("one\ntwo\nthree\n"), edited = column(before)
    let kept = edited.pieces.map(\.layout.identity)
    let edit = editor.replace(range, with: string)
    edited.take(edit, editor.text, styled: styled(editor.text))
    let whole = column(editor.text)
    #expect(edited.size == whole.size && edited.length == whole.length && edited.pieces.map(\.y) == whole.pieces.map(\.y))
    for offset in 0...editor.text.count {
      #expect(edited.caret(at: offset) == whole.caret(at: offset) && edited.line(at: offset) == whole.line(at: offset), "offset \(offset)")
    }
    if range.upperBound < 4 || range.lowerBound > 7 { #expect(edited.identities.contains(kept[1]), "the second paragraph") }
  }

  @Test func `the nearest offset and the rectangles are those of the paragraph at a height`() {
    let column = column(TextBuffer("one\ntwo\nthree"))
    let second = column.caret(at: 4)
    #expect(column.offset(nearestTo: CGPoint(x: 0, y: second.midY)) == 4 && column.offset(nearestTo: CGPoint(x: 500, y: 1000)) == 13)
    let rects = column.rects(for: 1..<6)
    #expect(rects.count >= 2 && rects[0].minY == column.caret(at: 0).minY && rects.last?.minY == second.minY)
    #expect(column.pieces(from: second.minY + 1, to: second.maxY - 1).count == 1 && column.rects(for: 2..<2).isEmpty)
  }
}
