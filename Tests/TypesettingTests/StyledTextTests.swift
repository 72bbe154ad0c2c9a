import CoreGraphics
import Testing

@testable import Typesetting

@Suite struct StyledTextTests {
  let plain = TextStyle(font: .system(size: 17))
  let bold = TextStyle(font: .system(size: 17, weight: 700))

  @Test func `styles part and join where they change`() {
    var text = StyledText("0123456789", style: plain)
    text.setStyle(bold, in: 2..<5)
    #expect(text.styles.map(\.range) == [0..<2, 2..<5, 5..<10])
    text.setStyle(bold, in: 5..<7)
    #expect(text.styles.map(\.range) == [0..<2, 2..<7, 7..<10])
    text.setStyle(plain, in: 0..<10)
    #expect(text.styles.map(\.range) == [0..<10])
    text.setStyle(bold, in: 4..<4)
    #expect(text == StyledText("0123456789", style: plain))
  }

  @Test func `spans that are given at once are those that are set one by one`() {
    var text = StyledText("0123456789", style: plain)
    text.setStyle(bold, in: 2..<7)
    let whole = StyledText(
      "0123456789", styles: [.init(0..<2, plain), .init(2..<4, bold), .init(4..<7, bold), .init(7..<10, plain)],
      paragraphStyles: [.init(0..<10, ParagraphStyle())])
    #expect(whole == text)
  }

  @Test func `any offset has a style`() {
    var text = StyledText("abc", style: plain)
    text.setStyle(bold, in: 1..<3)
    #expect(text.style(at: -1) == plain)
    #expect(text.style(at: 0) == plain)
    #expect(text.style(at: 1) == bold)
    #expect(text.style(at: 99) == bold)
    #expect(StyledText("", style: plain).style(at: 0) == plain)
  }

  @Test func `offsets count UTF-16 units`() {
    var text = StyledText("😀é", style: plain)
    #expect(text.length == 3)
    text.setStyle(bold, in: 2..<3)
    let layout = Typesetter.standard.layout(text)
    #expect(layout.lines[0].range == 0..<3)
    #expect(layout.lines[0].runs.map(\.range) == [0..<2, 2..<3])
  }

  @Test func `a style that begins inside a character takes hold at the next`() {
    var text = StyledText("😀é", style: plain)
    text.setStyle(bold, in: 1..<3)
    #expect(Typesetter.standard.layout(text).lines[0].runs.last?.range == 2..<3)
  }

  #if os(Linux)
    @Test func `a range outside the text is refused`() async {
      await #expect(processExitsWith: .failure) {
        var text = StyledText("abc", style: TextStyle(font: .system(size: 17)))
        text.setStyle(TextStyle(font: .system(size: 12)), in: 2..<9)
      }
      await #expect(processExitsWith: .failure) {
        _ = Typesetter.standard.layout(StyledText("abc", style: TextStyle(font: .system(size: 17))), width: .nan)
      }
      await #expect(processExitsWith: .failure) {
        _ = Typesetter.standard.layout(StyledText("abc", style: TextStyle(font: FontDescription(size: .infinity))))
      }
    }
  #endif

  @Test func `points find characters and characters find rectangles`() {
    let layout = Typesetter.standard.layout(Sample.text("hello\nworld"))
    let boxes = (0..<5).map { layout.rects(for: $0..<$0 + 1)[0] }
    for (i, box) in boxes.enumerated() {
      #expect(layout.characterOffset(at: CGPoint(x: box.minX + 0.1, y: 5)) == i)
      #expect(layout.characterOffset(at: CGPoint(x: box.maxX - 0.1, y: 5)) == i + 1)
    }
    #expect(layout.characterOffset(at: CGPoint(x: -50, y: 30)) == 6)
    #expect(layout.characterOffset(at: CGPoint(x: 500, y: 300)) == 11)
    #expect(layout.rects(for: 0..<11).count == 2)
    #expect(layout.rects(for: 0..<5).count == 1)
    #expect(abs(layout.rects(for: 0..<5)[0].width - layout.lines[0].rect.width) < 0.001)
  }

  @Test func `a cache forgets what was used longest ago and keeps within its limit`() {
    var cache = RecencyCache<Int, Int>(limit: 100)
    for i in 0..<10 { cache.insert(i, for: i, cost: 10) }
    #expect(cache.value(for: 0) == 0)
    cache.insert(10, for: 10, cost: 10)
    #expect(cache.cost <= 100)
    #expect(cache.value(for: 0) == 0)
    #expect(cache.value(for: 1) == nil)
    cache.insert(1, for: 99, cost: 60)
    #expect(cache.value(for: 99) == nil)
    cache.insert(5, for: 10, cost: 20)
    #expect(cache.value(for: 10) == 5)
  }
}
