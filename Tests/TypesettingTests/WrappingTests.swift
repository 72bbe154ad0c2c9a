import CoreGraphics
import Testing

@testable import Typesetting

@Suite struct WrappingTests {
  let typesetter = Typesetter.standard

  @Test func `no text has no lines and no size`() {
    let layout = typesetter.layout(Sample.text(""), width: 100)
    #expect(layout.lines.isEmpty)
    #expect(layout.size == .zero)
    #expect(typesetter.bitmap(of: layout, scale: 3) == nil)
    #expect(layout.characterOffset(at: CGPoint(x: 5, y: 5)) == 0)
    #expect(typesetter.layout(Sample.text(""), countsTrailingNewline: true).lines.isEmpty == false)
  }

  @Test func `lines end where words do and cover the text`() {
    let layout = typesetter.layout(Sample.text(Sample.paragraph), width: 335)
    #expect(layout.lines.count == 4)
    #expect(layout.size.height == 4 * 20.287109375)
    #expect(layout.lines.allSatisfy { $0.rect.width <= 335 })
    var position = 0
    for line in layout.lines {
      #expect(line.range.lowerBound == position)
      position = line.range.upperBound
      #expect(line.range.upperBound == layout.text.length || Sample.string(line, of: layout).hasSuffix(" "))
    }
    #expect(position == layout.text.length)
  }

  @Test func `a text fits the width that was measured for it`() {
    for size in [9.0, 13, 17, 22.5, 34] {
      let text = Sample.text(Sample.pangram, size: size, weight: 600)
      let natural = typesetter.layout(text)
      #expect(natural.lines.count == 1)
      #expect(typesetter.layout(text, width: natural.size.width).lines.count == 1)
      #expect(typesetter.layout(text, width: natural.size.width - 0.5).lines.count == 2)
      let wrapped = typesetter.layout(text, width: 120)
      #expect(typesetter.layout(text, width: wrapped.size.width).size == wrapped.size)
    }
  }

  @Test func `a word wider than a line is broken between characters`() {
    let layout = typesetter.layout(Sample.text("Donaudampfschifffahrtsgesellschaft"), width: 80)
    #expect(layout.lines.count > 2)
    #expect(layout.size.width <= 80)
  }

  @Test func `breaking between characters fills lines that breaking between words leaves short`() {
    let words = typesetter.layout(Sample.text("wonderful extraordinary"), width: 130)
    let characters = typesetter.layout(Sample.text("wonderful extraordinary") { $0.lineBreakMode = .charWrapping }, width: 130)
    #expect(Sample.string(words.lines[0], of: words) == "wonderful ")
    #expect(characters.lines[0].range.count > words.lines[0].range.count)
  }

  @Test func `widths without sense are taken as what they are nearest to`() {
    let text = Sample.text("ab cd")
    #expect(typesetter.layout(text, width: -10).lines.count == typesetter.layout(text, width: 0).lines.count)
    #expect(typesetter.layout(text, width: 0).lines.count >= 4)
    #expect(typesetter.layout(text, width: .greatestFiniteMagnitude).size == typesetter.layout(text).size)
    #expect(typesetter.layout(text, width: .infinity).size == typesetter.layout(text).size)
  }

  @Test func `newlines of every kind end paragraphs and belong to no line`() {
    let layout = typesetter.layout(Sample.text("one\ntwo\r\nthree\u{2029}four\n\nsix\r"))
    #expect(layout.lines.map { Sample.string($0, of: layout) } == ["one", "two", "three", "four", "", "six"])
    #expect(layout.lines.map(\.range.lowerBound) == [0, 4, 9, 15, 20, 21])
    #expect(typesetter.layout(Sample.text("one\n")).lines.count == 1)
    #expect(typesetter.layout(Sample.text("one\n"), countsTrailingNewline: true).lines.count == 2)
    #expect(typesetter.layout(Sample.text("\n")).lines.count == 1)
    #expect(typesetter.layout(Sample.text("\n"), countsTrailingNewline: true).lines.count == 2)
  }

  @Test func `a line separator breaks the line and not the paragraph`() {
    let layout = typesetter.layout(Sample.text("one\u{2028}two\nthree") { $0.paragraphSpacing = 100 })
    #expect(layout.lines.map { $0.rect.minY } == [0, 20.287109375, 2 * 20.287109375 + 100])
  }

  @Test func `paragraph spacing stands between paragraphs and line spacing between lines, neither after the last`() {
    let height: CGFloat = 20.287109375
    let one = typesetter.layout(
      Sample.text("a") {
        $0.paragraphSpacing = 8; $0.lineSpacing = 4; $0.paragraphSpacingBefore = 3
      })
    #expect(one.size.height == height)
    let two = typesetter.layout(
      Sample.text("a\nb") {
        $0.paragraphSpacing = 8; $0.lineSpacing = 4; $0.paragraphSpacingBefore = 3
      })
    #expect(two.size.height == 2 * height + 15)
  }

  @Test func `a line's height is multiplied, then bounded, and grows upwards`() {
    let plain = typesetter.layout(Sample.text("a"))
    let half = typesetter.layout(Sample.text("a") { $0.lineHeightMultiple = 1.5 })
    #expect(half.size.height == 30.4306640625)
    #expect(half.size.height - half.firstBaseline == plain.size.height - plain.firstBaseline)
    #expect(
      typesetter.layout(
        Sample.text("a") {
          $0.lineHeightMultiple = 1.5; $0.maximumLineHeight = 22
        }
      ).size.height == 22)
    #expect(typesetter.layout(Sample.text("a") { $0.minimumLineHeight = 40 }).size.height == 40)
  }

  @Test func `the first line and the others have indents of their own, and lines may end early`() {
    let layout = typesetter.layout(
      Sample.text(Sample.paragraph) {
        $0.firstLineHeadIndent = 30; $0.headIndent = 10; $0.tailIndent = -40
      }, width: 335)
    #expect(layout.lines[0].rect.minX == 30)
    #expect(layout.lines[1].rect.minX == 10)
    #expect(layout.lines.allSatisfy { $0.rect.maxX <= 295.01 })
    let positive = typesetter.layout(Sample.text(Sample.paragraph) { $0.tailIndent = 200 }, width: 335)
    #expect(positive.lines.allSatisfy { $0.rect.maxX <= 200.01 })
    let hanging = typesetter.layout(Sample.text(Sample.paragraph) { $0.headIndent = 25 }, width: 335)
    #expect(hanging.lines.map(\.rect.minX).prefix(2) == [0, 25])
  }

  @Test func `alignment places a line between the margins`() {
    func left(_ alignment: TextAlignment) -> CGFloat {
      typesetter.layout(Sample.text("abc") { $0.alignment = alignment }, width: 100).lines[0].rect.minX
    }
    let width = typesetter.layout(Sample.text("abc")).size.width
    #expect(left(.natural) == 0)
    #expect(left(.left) == 0)
    #expect(left(.right) == 100 - width)
    #expect(left(.center) == (100 - width) / 2)
  }

  @Test func `without a width, lines are aligned to the widest`() {
    let layout = typesetter.layout(Sample.text("a\nwider") { $0.alignment = .right })
    #expect(layout.lines[0].rect.maxX == layout.lines[1].rect.maxX)
    #expect(layout.lines[1].rect.minX == 0)
  }

  @Test func `justified lines reach the margin, but for the last`() {
    let layout = typesetter.layout(Sample.text(Sample.paragraph) { $0.alignment = .justified }, width: 300)
    for line in layout.lines.dropLast() { #expect(abs(line.rect.width - 300) < 0.5) }
    #expect(layout.lines.last!.rect.width < 290)
  }

  @Test func `a paragraph that begins from the right stands at the right`() {
    let layout = typesetter.layout(Sample.text("שלום abc"), width: 200)
    #expect(layout.lines[0].readsLeft)
    #expect(abs(layout.lines[0].rect.maxX - 200) < 0.01)
    let forced = typesetter.layout(Sample.text("abc") { $0.writingDirection = .rightToLeft }, width: 200)
    #expect(abs(forced.lines[0].rect.maxX - 200) < 0.01)
    #expect(!typesetter.layout(Sample.text("abc"), width: 200).lines[0].readsLeft)
    // The Latin word is drawn left of the Hebrew one, though it comes after it.
    let latin = layout.rects(for: 5..<8), hebrew = layout.rects(for: 0..<4)
    #expect(latin[0].maxX <= hebrew[0].minX)
  }

  @Test func `a line is as tall as its tallest font, which others do not change`() {
    var text = Sample.text("small large\nsmall")
    text.setStyle(TextStyle(font: .system(size: 34)), in: 6..<11)
    let layout = typesetter.layout(text)
    #expect(layout.lines.map(\.rect.height) == [34 * 2444 / 2048, 20.287109375])
    #expect(typesetter.layout(Sample.text("aע中😀")).size.height == 20.287109375)
  }

  @Test func `raised text makes room above, lowered text below`() {
    var text = Sample.text("x2")
    text.setStyle(TextStyle(font: .system(size: 17), baselineOffset: 8), in: 1..<2)
    let layout = typesetter.layout(text)
    #expect(layout.size.height == 28.287109375)
    #expect(layout.firstBaseline == 24.1865234375)
    text.setStyle(TextStyle(font: .system(size: 17), baselineOffset: -8), in: 1..<2)
    #expect(typesetter.layout(text).firstBaseline == 16.1865234375)
  }

  @Test func `a megabyte is laid out, with and without newlines, and few lines of it cost little`() {
    let words = String(repeating: "lorem ipsum dolor ", count: 10_000)
    let layout = typesetter.layout(Sample.text(words), width: 335)
    #expect(layout.lines.last!.range.upperBound == words.utf16.count)
    #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    let lines = typesetter.layout(Sample.text(String(repeating: "lorem ipsum\n", count: 1000)), width: 335)
    #expect(lines.lines.count == 1000)
    let solid = typesetter.layout(Sample.text(String(repeating: "x", count: 200_000)))
    #expect(solid.lines.allSatisfy { $0.rect.width > 0 })
    #expect(typesetter.layout(Sample.text(words), width: 335, maxLines: 3).lines.count == 3)
  }

  @Test func `characters that C and the encoding stumble over are set like others`() {
    let layout = typesetter.layout(Sample.text("a\u{0}b\u{7}c😀e\u{301}\u{FFFD}"))
    #expect(layout.lines[0].range == 0..<10)
    #expect(layout.text.length == 10)
  }
}
