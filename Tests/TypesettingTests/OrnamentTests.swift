import CoreGraphics
import Testing

@testable import Typesetting

/// Lines under text, shadows, outlines, slants and pictures.
@Suite struct OrnamentTests {
  let typesetter = Typesetter.standard
  let red = RGBA(1, 0, 0)

  private func image(_ text: StyledText, scale: CGFloat = 2, region: CGRect? = nil) throws -> CGImage {
    try #require(typesetter.bitmap(of: typesetter.layout(text), region: region, scale: scale)).image
  }
  private func ornate(_ string: String, size: CGFloat = 40, _ change: (inout TextOrnament) -> Void) -> StyledText {
    var style = TextStyle(font: .system(size: size)), ornament = TextOrnament()
    change(&ornament)
    style.ornament = ornament
    return StyledText(string, style: style)
  }
  private func picture(_ color: RGBA, width: Int = 20, height: Int = 10) -> CGImage {
    let context = CGContext(PixelBuffer(width: width, height: height))
    context.setFillColor(CGColor(color))
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return context.takeImage()
  }

  @Test func `a thick line is twice a single one, a double one is two`() throws {
    /// How many rows of pixels a line has, in bands.
    func bands(_ decoration: TextDecoration) throws -> [Int] {
      let text = StyledText("ace", style: TextStyle(font: .system(size: 40), underline: decoration))
      let image = try image(text, region: CGRect(x: 0, y: 0, width: 40, height: 70))
      var bands: [Int] = [], isIn = false
      for y in 0..<image.height {
        let isFull = image.bytes[y * image.bytesPerRow..<y * image.bytesPerRow + image.width - 1].allSatisfy { $0 == 255 }
        if isFull { if isIn { bands[bands.count - 1] += 1 } else { bands.append(1) } }
        isIn = isFull
      }
      return bands
    }
    let single = try bands(.single)
    #expect(single.count == 1)
    #expect(try bands(TextDecoration(weight: .thick)) == [2 * single[0]])
    #expect(try bands(TextDecoration(weight: .double)) == [single[0], single[0]])
  }

  @Test func `dots and dashes leave gaps, at the same places wherever the picture begins`() throws {
    var text = StyledText("iiiiiiiiii", style: TextStyle(font: .system(size: 40), color: red, underline: TextDecoration(pattern: .dash)))
    func row(_ image: CGImage) -> [Bool] {
      let rows = (image.height * 85 / 100..<image.height).map { y in
        (0..<image.width).map { image.bytes[y * image.bytesPerRow + $0] == 255 }
      }
      return rows.max { $0.filter { $0 }.count < $1.filter { $0 }.count }!
    }
    let whole = row(try image(text))
    #expect(whole.contains(true) && whole.contains(false))
    let part = row(try image(text, region: CGRect(x: 20, y: 0, width: 60, height: 48)))
    #expect(part == Array(whole[40..<160]))
    text.setStyle(TextStyle(font: .system(size: 40), color: red, underline: TextDecoration(pattern: .dot)), in: 0..<10)
    #expect(row(try image(text)) != whole)
  }

  @Test func `a line by words has none under spaces`() throws {
    func ink(_ skips: Bool) throws -> Int {
      let image = try image(StyledText("a   a", style: TextStyle(font: .system(size: 40), underline: TextDecoration(skipsSpaces: skips))))
      return Sample.coverage(image).filter { $0 == 255 }.count
    }
    #expect(try ink(true) < ink(false))
  }

  @Test func `a shadow lies beside the letters, in its colour, and a blurred one farther and fainter`() throws {
    func pixels(_ blur: CGFloat) throws -> CGImage {
      try image(
        ornate("I") { $0.shadow = TextShadow(offset: CGSize(width: 20, height: 5), blur: blur, color: RGBA(0, 0, 1)) },
        region: CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    func blues(_ image: CGImage) -> [UInt8] {
      (0..<image.height * image.width).map { place in
        let pixel = Sample.pixel(image, place % image.width, place / image.width)
        return pixel[0]
      }
    }
    let sharp = blues(try pixels(0)), soft = blues(try pixels(6))
    #expect(sharp.max() == 255)
    #expect(soft.max()! < 255 && soft.max()! > 20)
    #expect(soft.filter { $0 > 0 }.count > 2 * sharp.filter { $0 > 0 }.count)
    // The letter itself is black.
    let whole = try pixels(0)
    #expect((0..<whole.width).contains { Sample.pixel(whole, $0, whole.height / 3) == [0, 0, 0, 255] })
  }

  @Test func `an outline is hollow, one that fills is not`() throws {
    let middle = { (image: CGImage) -> [UInt8] in
      // The stem of an I of 40 points.
      let y = image.height / 2
      let inked = (0..<image.width).filter { Sample.pixel(image, $0, y)[3] > 0 }
      return Sample.pixel(image, (inked.first! + inked.last!) / 2, y)
    }
    let hollow = try image(ornate("I", size: 80) { $0.stroke = TextStroke(width: 0.02, color: red, fills: false) }, scale: 4)
    #expect(middle(hollow) == [0, 0, 0, 0])
    let filled = try image(ornate("I", size: 80) { $0.stroke = TextStroke(width: 0.02, color: red, fills: true) }, scale: 4)
    #expect(middle(filled) == [0, 0, 0, 255])
    #expect(Set((0..<filled.width).map { Sample.pixel(filled, $0, filled.height / 2) }).contains([0, 0, 255, 255]))
  }

  @Test func `a slant moves the tops of letters to the right`() throws {
    func center(_ image: CGImage, _ y: Int) -> Int {
      let inked = (0..<image.width).filter { image.bytes[y * image.bytesPerRow + $0] > 128 }
      return (inked.first! + inked.last!) / 2
    }
    let region = CGRect(x: 0, y: 0, width: 60, height: 48)
    let upright = try image(ornate("I") { _ in }, region: region), slanted = try image(ornate("I") { $0.obliqueness = 0.3 }, region: region)
    #expect(center(upright, 30) == center(upright, 70))
    #expect(center(slanted, 30) > center(slanted, 70) + 8)
  }

  @Test func `a picture takes its width and makes the line as high as it stands above and below the baseline`() throws {
    var text = StyledText("a\u{FFFC}b", style: TextStyle(font: .system(size: 17)))
    let plain = typesetter.layout(StyledText("ab", style: TextStyle(font: .system(size: 17))))
    var style = TextStyle(font: .system(size: 17)), ornament = TextOrnament()
    ornament.picture = InlinePicture(bounds: CGRect(x: 0, y: -10, width: 30, height: 50), image: picture(red), source: nil)
    style.ornament = ornament
    text.setStyle(style, in: 1..<2)
    let layout = typesetter.layout(text)
    #expect(abs(layout.size.width - plain.size.width - 30) < 0.6)
    #expect(layout.size.height == 50)
    #expect(layout.firstBaseline == 40)
    let rects = layout.rects(for: 1..<2)
    #expect(rects.count == 1 && abs(rects[0].width - 30) < 0.1)
    #expect(layout.characterOffset(at: CGPoint(x: rects[0].midX + 2, y: 5)) == 2)
    #expect(layout.characterOffset(at: CGPoint(x: rects[0].midX - 2, y: 5)) == 1)
    let image = try #require(typesetter.bitmap(of: layout, scale: 1)).image
    #expect(Sample.pixel(image, Int(rects[0].midX), 1) == [0, 0, 255, 255])
    #expect(Sample.pixel(image, Int(rects[0].midX), 48) == [0, 0, 255, 255])
    #expect(Sample.pixel(image, Int(rects[0].minX) - 2, 2) == [0, 0, 0, 0])
  }

  @Test func `two equal pictures are both drawn, one of coverage in the text's colour`() throws {
    var style = TextStyle(font: .system(size: 17), color: RGBA(0, 1, 0)), ornament = TextOrnament()
    ornament.picture = InlinePicture(bounds: CGRect(x: 0, y: 0, width: 20, height: 10), image: picture(red).coverage(), source: nil)
    style.ornament = ornament
    let layout = typesetter.layout(StyledText("\u{FFFC}\u{FFFC}", style: style))
    #expect(layout.size == CGSize(width: 40, height: 10))
    let image = try #require(typesetter.bitmap(of: layout, scale: 1)).image
    for x in [1, 18, 21, 38] { #expect(Sample.pixel(image, x, 5) == [0, 255, 0, 255]) }
  }

  @Test func `pictures wrap between words, and a text of them alone has a line for each that is too wide`() {
    var style = TextStyle(font: .system(size: 17)), ornament = TextOrnament()
    ornament.picture = InlinePicture(bounds: CGRect(x: 0, y: 0, width: 60, height: 10), image: nil, source: nil)
    style.ornament = ornament
    let layout = typesetter.layout(StyledText("\u{FFFC}\u{FFFC}\u{FFFC}", style: style), width: 100)
    #expect(layout.lines.count == 3)
    #expect(layout.size.height == 30)
  }

  @Test func `tabs go to their stops, from the leading margin whatever the indents`() {
    func lefts(_ string: String, _ change: @escaping (inout ParagraphStyle) -> Void) -> [CGFloat] {
      let layout = typesetter.layout(Sample.text(string, change), width: 320)
      return string.utf16.enumerated().filter { $0.element == 0x09 }.map { layout.caret(at: $0.offset + 1).minX.rounded() }
    }
    #expect(lefts("a\tb\tc") { _ in } == [28, 56])
    #expect(lefts("a\tb\tc") { $0.tabStops = [TabStop(location: 50), TabStop(location: 130)] } == [50, 130])
    #expect(lefts("a\tb\tc") { ($0.tabStops, $0.defaultTabInterval) = ([TabStop(location: 50)], 40) } == [50, 80])
    #expect(lefts("a\tb\tc") { ($0.tabStops, $0.defaultTabInterval) = ([], 40) } == [40, 80])
    let indented = lefts("a\tb") { ($0.tabStops, $0.headIndent, $0.firstLineHeadIndent) = ([TabStop(location: 50)], 20, 20) }
    #expect(indented == [50])
    let hanging = lefts("1.\tb") { ($0.tabStops, $0.headIndent) = ([TabStop(location: 24)], 24) }
    #expect(hanging == [24])
  }

  @Test func `text before a trailing stop ends there`() {
    let text = Sample.text("a\tword") { $0.tabStops = [TabStop(location: 200, side: .trailing)] }
    let layout = typesetter.layout(text, width: 320)
    #expect(abs(layout.caret(at: 6).minX - 200) < 0.6)
    let centered = typesetter.layout(Sample.text("a\tword") { $0.tabStops = [TabStop(location: 200, side: .center)] }, width: 320)
    #expect(abs((centered.caret(at: 2).minX + centered.caret(at: 6).minX) / 2 - 200) < 0.6)
  }
}
