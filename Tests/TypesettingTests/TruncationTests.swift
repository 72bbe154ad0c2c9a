import CoreGraphics
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
  let typesetter = Typesetter.standard

  @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func `an ellipsis stands where characters were left out`(mode: LineBreakMode) throws {
    let layout = typesetter.layout(Sample.text(Sample.paragraph) { $0.lineBreakMode = mode }, width: 200, maxLines: 1)
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].isTruncated)
    #expect(layout.size.width <= 200)
    #expect(layout.lines[0].range == 0..<layout.text.length)
    let gap = try #require(layout.lines[0].runs.firstIndex { $0.range.count > 40 })
    switch mode {
    case .truncatingHead: #expect(gap == 0)
    case .truncatingTail: #expect(gap == layout.lines[0].runs.count - 1)
    default: #expect(gap > 0 && gap < layout.lines[0].runs.count - 1)
    }
  }

  @Test func `an ellipsis takes no more room than its glyph`() {
    for alignment in [TextAlignment.right, .center] {
      let layout = typesetter.layout(
        Sample.text(Sample.paragraph) {
          $0.lineBreakMode = .truncatingTail; $0.alignment = alignment
        }, width: 200, maxLines: 1)
      #expect(layout.lines[0].runs.last!.width < 17)
      #expect(abs(layout.lines[0].rect.maxX - (alignment == .right ? 200 : 200 - layout.lines[0].rect.minX)) < 0.01)
    }
  }

  @Test func `what fits is not cut`() {
    let layout = typesetter.layout(Sample.text("short") { $0.lineBreakMode = .truncatingTail }, width: 200, maxLines: 1)
    #expect(!layout.isTruncated)
    #expect(layout.size == typesetter.layout(Sample.text("short")).size)
  }

  @Test func `only the last line that is allowed is cut`() {
    let layout = typesetter.layout(Sample.text(Sample.paragraph) { $0.lineBreakMode = .truncatingTail }, width: 200, maxLines: 3)
    let whole = typesetter.layout(Sample.text(Sample.paragraph), width: 200)
    #expect(layout.lines.map(\.isTruncated) == [false, false, true])
    #expect(layout.lines.prefix(2).map(\.range) == whole.lines.prefix(2).map(\.range))
    #expect(layout.size.height == 3 * 20.287109375)
  }

  @Test func `lines are counted over all paragraphs, and a further paragraph shows as an ellipsis`() {
    let text = Sample.text("one\ntwo\nthree") { $0.lineBreakMode = .truncatingTail }
    let layout = typesetter.layout(text, width: 200, maxLines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(layout.lines[1].rect.width > typesetter.layout(Sample.text("two")).size.width)
    #expect(layout.lines[1].range == 4..<7)
    #expect(!typesetter.layout(text, width: 200, maxLines: 3).isTruncated)
  }

  @Test func `word wrapping cuts between words without an ellipsis`() {
    let layout = typesetter.layout(Sample.text(Sample.paragraph), width: 200, maxLines: 2)
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.range) == typesetter.layout(Sample.text(Sample.paragraph), width: 200).lines.prefix(2).map(\.range))
  }

  @Test func `clipping leaves a single line as long as it is`() {
    let layout = typesetter.layout(Sample.text(Sample.pangram) { $0.lineBreakMode = .clipping }, width: 100, maxLines: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].rect.width == typesetter.layout(Sample.text(Sample.pangram)).size.width)
  }

  @Test func `a height that is too small leaves out lines, but one`() {
    let text = Sample.text(Sample.paragraph) { $0.lineBreakMode = .truncatingTail }
    #expect(typesetter.layout(text, width: 200, maxHeight: 45).lines.count == 2)
    #expect(typesetter.layout(text, width: 200, maxHeight: 45).isTruncated)
    #expect(typesetter.layout(text, width: 200, maxHeight: 5).lines.count == 1)
    #expect(typesetter.layout(text, width: 200, maxLines: 3, maxHeight: 1000).lines.count == 3)
  }

  @Test func `a width without room for the ellipsis still gives a line`() {
    for width in [0.0, 1, 5, 12] {
      let layout = typesetter.layout(Sample.text(Sample.pangram) { $0.lineBreakMode = .truncatingTail }, width: width, maxLines: 1)
      #expect(layout.lines.count == 1)
    }
  }
}
