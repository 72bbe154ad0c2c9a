import CoreGraphics
import Testing

@testable import Typesetting

@Suite struct DrawingTests {
  let typesetter = Typesetter.standard
  let red = RGBA(1, 0, 0)

  @Test func `text of one colour is coverage with a tint`() throws {
    let text = StyledText("Segue", style: TextStyle(font: .system(size: 17), color: RGBA(0.2, 0.4, 0.6, 0.5)))
    let layout = typesetter.layout(text)
    let bitmap = try #require(typesetter.bitmap(of: layout, scale: 3))
    #expect(bitmap.image.format == .alpha)
    #expect(bitmap.tint == RGBA(0.2, 0.4, 0.6, 0.5))
    #expect(bitmap.image.width == Int((layout.size.width * 3).rounded(.up)))
    #expect(bitmap.image.height == 61)
    #expect(Sample.coverage(bitmap.image).contains(255))
  }

  @Test func `text of several colours is drawn in them, backgrounds behind`() throws {
    var text = StyledText("II", style: TextStyle(font: .system(size: 40, weight: 900), color: red))
    text.setStyle(TextStyle(font: .system(size: 40, weight: 900), color: RGBA(0, 0, 1), background: RGBA(0, 1, 0)), in: 1..<2)
    let layout = typesetter.layout(text)
    let bitmap = try #require(typesetter.bitmap(of: layout, scale: 2))
    #expect(bitmap.image.format == .bgra)
    #expect(bitmap.tint == nil)
    let middle = bitmap.image.height / 2
    let runs = layout.lines[0].runs
    #expect(Sample.pixel(bitmap.image, Int((runs[0].x + runs[0].width / 2) * 2), middle) == [0, 0, 255, 255])
    #expect(Sample.pixel(bitmap.image, Int((runs[1].x + runs[1].width / 2) * 2), middle) == [255, 0, 0, 255])
    #expect(Sample.pixel(bitmap.image, Int(runs[1].x * 2) + 2, 2) == [0, 255, 0, 255])
    #expect(Sample.pixel(bitmap.image, 0, 0) == [0, 0, 0, 0])
  }

  @Test func `one bitmap a colour shows what one bitmap of all colours shows`() throws {
    var text = StyledText("Two colours\nand a line\nof one more\nunder", style: TextStyle(font: .system(size: 30), color: red))
    text.setStyle(TextStyle(font: .system(size: 30), color: RGBA(0, 0, 1), underline: .single), in: 12..<17)
    let layout = typesetter.layout(text)
    let region = CGRect(x: 0, y: 0, width: 200, height: 144)
    let parts = typesetter.bitmaps(of: layout, region: region, scale: 2)
    #expect(parts.map(\.bitmap.tint) == [red, RGBA(0, 0, 1)])
    #expect(parts[1].rect.height < 60)
    #expect(parts.allSatisfy { region.contains($0.rect) && ($0.rect.minY * 2).rounded() == $0.rect.minY * 2 })
    let whole = try #require(typesetter.bitmap(of: layout, region: region, scale: 2)).image
    for y in 0..<whole.height {
      for x in 0..<whole.width {
        let pixel = Sample.pixel(whole, x, y)
        func coverage(_ i: Int) -> UInt8 {
          let top = Int(parts[i].rect.minY * 2), image = parts[i].bitmap.image
          return y >= top && y < top + image.height ? image.bytes[(y - top) * image.bytesPerRow + x] : 0
        }
        // Where the two touch, one lies over the other.
        if coverage(0) == 0 || coverage(1) == 0 { #expect([pixel[2], pixel[0]] == [coverage(0), coverage(1)]) }
      }
    }
    text.setStyle(TextStyle(font: .system(size: 30), background: red), in: 0..<3)
    #expect(typesetter.bitmaps(of: typesetter.layout(text), region: region, scale: 2).map(\.bitmap.tint) == [nil])
    #expect(typesetter.bitmaps(of: layout, region: CGRect(x: 0, y: 500, width: 100, height: 50), scale: 2).isEmpty)
  }

  @Test func `colour alone does not move a glyph`() {
    var text = Sample.text("AVATAR")
    let plain = typesetter.layout(text)
    text.setStyle(TextStyle(font: .system(size: 17), color: red), in: 1..<2)
    #expect(typesetter.layout(text).size.width == plain.size.width)
  }

  @Test func `a region shows what the whole shows there`() throws {
    let layout = typesetter.layout(Sample.text(Sample.paragraph), width: 300)
    let whole = try #require(typesetter.bitmap(of: layout, region: CGRect(x: 0, y: 0, width: 300, height: 84), scale: 3)).image
    var rows: [UInt8] = []
    for y in stride(from: 0, to: 84, by: 12) {
      let tile = try #require(typesetter.bitmap(of: layout, region: CGRect(x: 0, y: CGFloat(y), width: 300, height: 12), scale: 3)).image
      #expect(tile.height == 36)
      rows += Sample.coverage(tile)
    }
    #expect(rows == Sample.coverage(whole))
    let outside = try #require(typesetter.bitmap(of: layout, region: CGRect(x: 0, y: 900, width: 10, height: 10), scale: 3)).image
    #expect(Sample.coverage(outside).allSatisfy { $0 == 0 })
  }

  @Test func `lines under and through the text span its width`() throws {
    let style = { (under: Bool, through: Bool) in
      TextStyle(font: .system(size: 40), underline: under ? .single : nil, strikethrough: through ? .single : nil)
    }
    func rows(_ under: Bool, _ through: Bool) throws -> [Int] {
      let layout = typesetter.layout(StyledText("ace", style: style(under, through)))
      let image = try #require(typesetter.bitmap(of: layout, scale: 1)).image
      return (0..<image.height).filter { y in
        image.bytes[y * image.bytesPerRow..<y * image.bytesPerRow + image.width - 1].allSatisfy { $0 == 255 }
      }
    }
    #expect(try rows(false, false).isEmpty)
    let under = try rows(true, false), through = try rows(false, true)
    let baseline = Int(typesetter.layout(StyledText("ace", style: style(true, false))).firstBaseline.rounded())
    #expect(!under.isEmpty && under.allSatisfy { $0 > baseline })
    #expect(!through.isEmpty && through.allSatisfy { $0 < baseline && $0 > baseline - 25 })
    #expect(try rows(true, true) == (under + through).sorted())
  }

  @Test func `two typesetters draw the same bytes, whatever they were asked before`() throws {
    let other = Typesetter(fontDirectory: Typesetter.shippedFonts, warn: { _ in })
    _ = other.layout(Sample.text("ע 中 😀 ไทย", size: 31))
    for (size, scale) in [(17.0, 3.0), (11, 1), (34, 2)] {
      let text = Sample.text(Sample.paragraph, size: size)
      let (a, b) = (typesetter.layout(text, width: 300), other.layout(text, width: 300))
      #expect(a.lines.map(\.rect) == b.lines.map(\.rect))
      let first = try #require(typesetter.bitmap(of: a, scale: scale)).image
      let second = try #require(other.bitmap(of: b, scale: scale)).image
      #expect(Sample.coverage(first) == Sample.coverage(second))
    }
  }

  @Test func `the locale changes nothing`() {
    let text = Sample.text(Sample.paragraph, size: 19)
    let before = typesetter.layout(text, width: 250)
    let old = String(cString: setlocale(LC_ALL, nil))
    setlocale(LC_ALL, "C.UTF-8")
    setenv("LANGUAGE", "ja:ar", 1)
    defer {
      setlocale(LC_ALL, old)
      unsetenv("LANGUAGE")
    }
    let after = Typesetter(fontDirectory: Typesetter.shippedFonts).layout(text, width: 250)
    #expect(after.lines.map(\.rect) == before.lines.map(\.rect))
  }

  @Test func `the same question is answered from memory`() throws {
    let text = Sample.text("remembered")
    let layout = typesetter.layout(text)
    #expect(typesetter.layout(text).identity == layout.identity)
    let first = try #require(typesetter.bitmap(of: layout, scale: 2)), second = try #require(typesetter.bitmap(of: layout, scale: 2))
    #expect(first.image == second.image)
    #expect(try #require(typesetter.bitmap(of: layout, scale: 3)).image != first.image)
  }

  @Test func `glyphs drawn after the cache was emptied are the same`() throws {
    let text = Sample.text(Sample.paragraph, size: 23)
    let layout = typesetter.layout(text, width: 400)
    let region = CGRect(x: 0, y: 0, width: 400, height: 40)
    let first = Sample.coverage(try #require(typesetter.bitmap(of: layout, region: region, scale: 2)).image)
    for size in 60..<110 {
      let big = typesetter.layout(Sample.text(Sample.pangram, size: CGFloat(size), weight: 900))
      _ = typesetter.bitmap(of: big, scale: 2)
    }
    let wider = CGRect(x: 0, y: 0, width: 400, height: 40.5)
    let again = Sample.coverage(try #require(typesetter.bitmap(of: layout, region: wider, scale: 2)).image)
    #expect(Array(again.prefix(first.count)) == first)
  }

  @Test func `eight pixels at a time and one at a time draw the same`() {
    let glyph = GlyphCache.allocate(width: 21, height: 9, bytesPerPixel: 1)
    defer { glyph.bytes.deallocate() }
    for y in 0..<9 {
      for x in 0..<21 { glyph.bytes.storeBytes(of: UInt8(x * 11 + y & 255), toByteOffset: y * glyph.bytesPerRow + x, as: UInt8.self) }
    }
    // The narrow buffer leaves no room for whole words.
    let (wide, narrow) = (PixelBuffer(width: 64, height: 12, format: .alpha), PixelBuffer(width: 24, height: 12, format: .alpha))
    for (x, y) in [(2, 1), (3, 2), (1, -4), (2, 7)] {
      wide.blend(glyph, x: x, y: y, color: nil)
      narrow.blend(glyph, x: x, y: y, color: nil)
    }
    for y in 0..<12 {
      let left = UnsafeRawBufferPointer(start: wide.row(y), count: 24), right = UnsafeRawBufferPointer(start: narrow.row(y), count: 24)
      #expect(left.elementsEqual(right), "row \(y)")
    }
    wide.blend(glyph, x: -30, y: 0, color: nil)
    wide.blend(glyph, x: 0, y: 40, color: nil)
    wide.blend(glyph, x: 500, y: -500, color: nil)
  }

  @Test func `a character that no font has is an empty box, and is warned of once with what to install`() throws {
    let warnings = Warnings()
    let other = Typesetter(fontDirectory: Typesetter.shippedFonts, warn: warnings.add)
    // A private-use character: no font has it on any machine of ours.
    let layout = other.layout(Sample.text("\u{10FFFD}", size: 40))
    _ = other.layout(Sample.text("\u{10FFFD} again", size: 40))
    #expect(layout.size.width > 5)
    let image = try #require(other.bitmap(of: layout, scale: 1)).image
    #expect(Sample.coverage(image).contains(255))
    #expect(warnings.all.count == 1)
    #expect(warnings.all[0].contains("apt install fonts-"))
    #expect(FallbackFonts.remedy(for: "😀") == ("emoji", "fonts-noto-color-emoji"))
    #expect(FallbackFonts.remedy(for: "ไ") == ("Thai", "fonts-noto-core"))
    #expect(FallbackFonts.remedy(for: "中") == ("Chinese", "fonts-noto-cjk"))
  }
}
