import TextEditing
import Testing

/// Offsets are UTF-16 units, and no caret stands within a composed character. (Docs/behaviour/controls.md, "Text editing")
@Suite struct TextBufferTests {
  private static let family = "👩‍👩‍👧‍👦", flag = "🇰🇷", accented = "e\u{301}\u{323}", skin = "👍🏽", keycap = "1️⃣", jamo = "\u{1112}\u{1161}\u{11AB}"

  @Test(arguments: [family, flag, accented, skin, keycap, jamo, "한", "漢", "\r\n", "ก็", "क्षि"])
  func `a composed character is one step for the caret`(_ character: String) {
    let buffer = TextBuffer("a" + character + "b"), end = 1 + character.utf16.count
    #expect(buffer.boundary(after: 1) == end)
    #expect(buffer.boundary(before: end) == 1)
    for inside in 1..<end { #expect(buffer.character(at: inside) == 1..<end) }
    #expect(buffer.whole(2..<2) == (end > 2 ? 1..<1 : 2..<2))
  }

  @Test func `flags count in pairs from the first, however many stand in a row`() {
    let buffer = TextBuffer(String(repeating: Self.flag, count: 300))
    for flag in [0, 1, 149, 299] { #expect(buffer.character(at: flag * 4 + 3) == flag * 4..<flag * 4 + 4) }
  }

  @Test func `boundaries agree with those of the whole string, wherever they are asked`() {
    let parts = ["a", "b ", "\n", "é", Self.family, Self.flag, Self.accented, "漢字", "한글", "שלום", "\r\n", Self.keycap]
    for seed in 0..<40 {
      var string = ""
      for step in 0..<20 { string += parts[(seed * 7 + step * step * 3 + step) % parts.count] }
      let buffer = TextBuffer(string)
      var boundaries: Set<Int> = [0], place = 0
      for character in string {
        place += character.utf16.count
        boundaries.insert(place)
      }
      for offset in 0...buffer.count {
        #expect(buffer.isBoundary(offset) == boundaries.contains(offset), "\(offset) in \(string.debugDescription)")
      }
    }
  }

  @Test func `half a surrogate pair is a character by itself and reads as the replacement character`() {
    var buffer = TextBuffer("a😀b")
    buffer.replace(2..<3, with: "")
    #expect(buffer.count == 3)
    #expect(buffer.string == "a\u{FFFD}b")
    #expect(buffer.character(at: 1) == 1..<2)
  }

  @Test func `a range that cuts a family takes all of it`() {
    let buffer = TextBuffer("x" + Self.family + "y")
    #expect(buffer.whole(3..<4) == 1..<1 + Self.family.utf16.count)
    #expect(buffer.whole(-5..<100) == 0..<buffer.count)
  }

  @Test func `words end at spaces and signs, an apostrophe within one does not end it, ideographs stand alone`() {
    let buffer = TextBuffer("don't stop, 漢字 it")
    #expect(buffer.word(at: 2) == 0..<5)
    #expect(buffer.word(at: 8) == 6..<10)
    #expect(buffer.word(at: 12) == 12..<13)
    #expect(buffer.word(at: 17) == 15..<17)
    #expect(buffer.wordEnd(after: 5) == 10)
    #expect(buffer.wordStart(before: 12) == 6)
    #expect(TextBuffer("").word(at: 0) == 0..<0)
  }

  @Test func `a tap within a word goes to its nearer edge`() {
    let buffer = TextBuffer("hello world")
    #expect([1, 2, 3, 4].map(buffer.nearestWordEdge) == [0, 0, 5, 5])
    #expect(buffer.nearestWordEdge(to: 5) == 5)
    #expect(buffer.nearestWordEdge(to: 11) == 11)
  }

  @Test func `a paragraph has its newline, also of two units`() {
    let buffer = TextBuffer("one\ntwo\r\nthree")
    #expect(buffer.paragraph(at: 0) == 0..<4)
    #expect(buffer.paragraph(at: 4) == 4..<9)
    #expect(buffer.paragraph(at: 8) == 4..<9)
    #expect(buffer.paragraph(at: 14) == 9..<14)
  }

  @Test func `ten megabytes are edited in the middle and looked at in a few units`() {
    var buffer = TextBuffer(String(repeating: "word ", count: 2_000_000))
    buffer.replace(5_000_000..<5_000_000, with: Self.family)
    #expect(buffer.count == 10_000_000 + Self.family.utf16.count)
    #expect(buffer.boundary(before: 5_000_000 + Self.family.utf16.count) == 5_000_000)
  }
}
