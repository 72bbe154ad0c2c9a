import CoreGraphics
import ImageIO
import Testing

struct GIFTests {
  @Test func `a film keeps its frames, delays and loops`() throws {
    let writer = try GIFWriter(width: 61, height: 47, loopCount: 3)
    let frames = (0..<4).map { picture(shift: CGFloat($0) * 3) }
    for frame in frames { try writer.append(frame, duration: 0.125) }
    let film = try ImageDecoder.decode(writer.finish(), name: "film.gif")
    #expect(film.format == .gif && film.isAnimated && film.loopCount == 3)
    #expect(film.frames.map(\.duration) == [0.13, 0.12, 0.13, 0.12])  // hundredths; what is rounded off is carried over
    for (frame, decoded) in zip(frames, film.frames) { #expect(difference(frame, decoded.image) < 60) }
  }

  @Test func `flat colours come out exactly, still frames only last longer`() throws {
    func flat(_ x: CGFloat) -> CGImage {
      let c = CGContext(PixelBuffer(width: 30, height: 20))
      c.setFillColor(gray: 1, alpha: 1)
      c.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      c.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      c.fill(CGRect(x: x, y: 5, width: 5, height: 5))
      return c.takeImage()
    }
    let writer = try GIFWriter(width: 30, height: 20)
    for x in [0, 0, 0, 10] as [CGFloat] { try writer.append(flat(x), duration: 0.1) }
    let film = try ImageDecoder.decode(writer.finish(), name: "film.gif")
    #expect(film.frames.map { ($0.duration * 100).rounded() } == [30, 10])
    #expect(film.loopCount == 0)
    #expect(film.frames[1].image.pixel(x: 12, y: 7) == 0xFFFF_0000)
    #expect(film.frames[1].image.pixel(x: 2, y: 7) == 0xFFFF_FFFF)
  }

  @Test func `a flat colour stays flat beside a gradient that uses up the palette`() throws {
    let context = CGContext(PixelBuffer(width: 200, height: 100))
    let rainbow = CGGradient(stops: [
      .init(location: 0, color: RGBA(1, 0, 0)), .init(location: 0.5, color: RGBA(0.9, 0.9, 1)),
      .init(location: 1, color: RGBA(0, 0.2, 0.6)),
    ])
    context.drawLinearGradient(rainbow, start: .zero, end: CGPoint(x: 200, y: 100), options: [])
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 50))
    context.setFillColor(red: 19.0 / 255, green: 101.0 / 255, blue: 203.0 / 255, alpha: 1)
    context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
    let writer = try GIFWriter(width: 200, height: 100)
    try writer.append(context.takeImage(), duration: 1)
    let image = try ImageDecoder.decode(writer.finish(), name: "flat.gif").image
    let colors = Set((0..<50).flatMap { y in (0..<200).map { image.pixel(x: $0, y: y) } })
    #expect(colors == [0xFFFF_FFFF, 0xFF13_65CB])
  }

  @Test func `the same frames give the same bytes`() throws {
    func film() throws -> Data {
      let writer = try GIFWriter(width: 61, height: 47)
      for i in 0..<3 { try writer.append(picture(shift: CGFloat(i)), duration: 1.0 / 30) }
      return try writer.finish()
    }
    #expect(try film() == film())
  }

  @Test func `a film without a frame, or with one of another size, is refused with a sentence`() throws {
    let writer = try GIFWriter(width: 10, height: 10)
    #expect(throws: ImageError.notEncoded(reason: "a frame of 61×47 in a GIF of 10×10")) { try writer.append(picture(), duration: 1) }
    #expect(throws: ImageError.notEncoded(reason: "a GIF without a frame")) { try writer.finish() }
  }
}
