import CoreGraphics
import Testing

private func canvas(_ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> CGImage {
  let context = CGContext(PixelBuffer(width: width, height: height), scale: scale)
  draw(context)
  return context.takeImage()
}
private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
private func same(_ a: CGImage, _ b: CGImage) -> Bool { a.bytes.elementsEqual(b.bytes) }

struct ContextTests {
  @Test func `a canvas as UIKit makes it has its origin at the top left and points of scale pixels`() {
    let image = canvas(scale: 2) { c in
      c.setFillColor(red)
      c.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(image.pixel(x: 2, y: 4) == 0xFFFF_0000)
    #expect(image.pixel(x: 7, y: 11) == 0xFFFF_0000)
    #expect(image.pixel(x: 1, y: 4) == 0)
    #expect(image.pixel(x: 8, y: 11) == 0)
    #expect(image.pixel(x: 7, y: 12) == 0)
  }

  @Test func `a bitmap of Core Graphics' own has its origin at the bottom left`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 0, y: 9) == 0xFFFF_0000)
    #expect(image.pixel(x: 1, y: 7) == 0xFFFF_0000)
    #expect(image.pixel(x: 0, y: 6) == 0)
    #expect(context.ctm == .identity)
  }

  @Test func `restoring brings back transform, clip, colours and everything else`() {
    let image = canvas { c in
      c.setFillColor(red)
      c.saveGState()
      c.translateBy(x: 10, y: 0)
      c.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      c.setFillColor(blue)
      c.setAlpha(0.5)
      c.setBlendMode(.multiply)
      c.restoreGState()
      c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect((0..<20).allSatisfy { image.pixel(x: $0, y: $0) == 0xFFFF_0000 })
  }

  @Test func `clips intersect`() {
    let image = canvas { c in
      c.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      c.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
      c.clip()
      c.setFillColor(red)
      c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(image.pixel(x: 9, y: 9) == 0xFFFF_0000)
    #expect(image.pixel(x: 5, y: 5) == 0)
    #expect(image.pixel(x: 11, y: 9) == 0)
  }

  @Test func `holes of a path stay open under even-odd`() {
    let image = canvas { c in
      c.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      c.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
      c.setFillColor(red)
      c.fillPath(using: .evenOdd)
    }
    #expect(image.pixel(x: 2, y: 2) == 0xFFFF_0000)
    #expect(image.pixel(x: 10, y: 10) == 0)
  }

  @Test func `a path keeps the transform of the time each point was added`() {
    let image = canvas { c in
      c.move(to: .zero)
      c.addLine(to: CGPoint(x: 10, y: 0))
      c.scaleBy(x: 2, y: 2)
      c.addLine(to: CGPoint(x: 5, y: 5))
      c.addLine(to: CGPoint(x: 0, y: 5))
      c.setFillColor(red)
      c.fillPath()
    }
    #expect(image.pixel(x: 9, y: 9) == 0xFFFF_0000)
    #expect(image.pixel(x: 10, y: 10) == 0)
  }

  @Test func `strokes are as wide as the transform makes them`() {
    let image = canvas { c in
      c.scaleBy(x: 1, y: 4)
      c.setStrokeColor(blue)
      c.setLineWidth(2)
      c.move(to: CGPoint(x: 0, y: 2))
      c.addLine(to: CGPoint(x: 20, y: 2))
      c.strokePath()
    }
    #expect(image.pixel(x: 10, y: 4) == 0xFF00_00FF)
    #expect(image.pixel(x: 10, y: 11) == 0xFF00_00FF)
    #expect(image.pixel(x: 10, y: 3) == 0)
    #expect(image.pixel(x: 10, y: 12) == 0)
  }

  @Test func `dashes leave gaps and a phase moves them`() {
    let image = canvas { c in
      c.setLineDash(phase: 2, lengths: [4, 4])
      c.setLineWidth(2)
      c.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
    }
    #expect((0..<20).map { image.pixel(x: $0, y: 0) != 0 } == (0..<20).map { ($0 + 2) % 8 < 4 })
  }

  @Test func `a transform without an inverse draws nothing and breaks nothing`() {
    let image = canvas { c in
      c.saveGState()
      c.scaleBy(x: 0, y: 1)
      c.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      c.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      c.draw(canvas { _ in }, in: CGRect(x: 0, y: 0, width: 5, height: 5))
      c.restoreGState()
      c.setFillColor(red)
      c.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
    }
    #expect(image.pixel(x: 10, y: 10) == 0xFFFF_0000)
    #expect(image.pixel(x: 2, y: 2) == 0)
  }

  @Test func `images stand on their heads in UIKit's contexts and upright through drawUpright`() {
    let stripe = canvas(4, 4) { c in
      c.setFillColor(red)
      c.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let turned = canvas(4, 4) { $0.draw(stripe, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(turned.pixel(x: 1, y: 3) == 0xFFFF_0000)
    #expect(turned.pixel(x: 1, y: 0) == 0)
    let upright = canvas(4, 4) { $0.drawUpright(stripe, in: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(same(upright, stripe))
  }

  @Test func `a scaled image keeps sharp edges and its colours`() {
    let tile = canvas(2, 2) { c in
      c.setFillColor(red)
      c.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let image = canvas { $0.drawUpright(tile, in: CGRect(x: 3, y: 3, width: 12, height: 12)) }
    #expect(image.pixel(x: 3, y: 3) == 0xFFFF_0000)
    #expect(image.pixel(x: 14, y: 14) == 0xFFFF_0000)
    #expect(image.pixel(x: 2, y: 3) == 0)
    #expect(image.pixel(x: 15, y: 14) == 0)
  }

  @Test func `coverage is drawn in the fill colour`() {
    let dot = CGContext(PixelBuffer(width: 4, height: 4, format: .alpha))
    dot.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = canvas(4, 4) { c in
      c.setFillColor(blue)
      c.drawUpright(dot.takeImage(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.pixel(x: 1, y: 1) == 0xFF00_00FF)
    #expect(image.pixel(x: 0, y: 0) == 0)
  }

  @Test func `a mask clips, masks multiply, and restoring takes them off`() {
    let dot = CGContext(PixelBuffer(width: 2, height: 2, format: .alpha))
    dot.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let half = dot.takeImage()
    let image = canvas { c in
      c.setFillColor(red)
      c.saveGState()
      c.interpolationQuality = .none
      c.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: half)
      c.clip(to: CGRect(x: 4, y: 0, width: 12, height: 20), mask: half)
      c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      c.restoreGState()
      c.fill(CGRect(x: 19, y: 19, width: 1, height: 1))
    }
    #expect(image.pixel(x: 5, y: 5) == 0xFFFF_0000)
    #expect(image.pixel(x: 3, y: 5) == 0)
    #expect(image.pixel(x: 11, y: 5) == 0)
    #expect(image.pixel(x: 19, y: 19) == 0xFFFF_0000)
  }

  @Test func `modes that need the destination stay inside the shape`() {
    let image = canvas { c in
      c.setFillColor(red)
      c.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      c.setBlendMode(.sourceIn)
      c.setFillColor(blue)
      c.fill(CGRect(x: 0, y: 5, width: 10, height: 10))
    }
    #expect(image.pixel(x: 15, y: 2) == 0xFFFF_0000)
    #expect(image.pixel(x: 5, y: 7) == 0xFF00_00FF)
    #expect(image.pixel(x: 5, y: 12) == 0)
  }

  @Test func `a gradient runs between its points and stops there unless told to go on`() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray, locations: nil))
    func run(_ options: CGGradientDrawingOptions) -> CGImage {
      canvas { $0.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options) }
    }
    let bare = run([]), before = run(.drawsBeforeStartLocation), after = run(.drawsAfterEndLocation)
    #expect(abs(Int(bare.pixel(x: 10, y: 3) & 255) - 140) < 4)
    #expect([bare.pixel(x: 2, y: 3), bare.pixel(x: 17, y: 3)] == [0, 0])
    #expect([before.pixel(x: 2, y: 3), before.pixel(x: 17, y: 3)] == [0xFF00_0000, 0])
    #expect([after.pixel(x: 2, y: 3), after.pixel(x: 17, y: 3)] == [0, 0xFFFF_FFFF])
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }

  @Test(arguments: [1, 0.5])
  func `a gradient within a shape is the gradient where the shape covers, and covered as the shape is at its edge`(alpha: CGFloat) {
    let gradient = CGGradient(stops: [
      .init(location: 0, color: RGBA(1, 0, 0)), .init(location: 0.4, color: RGBA(0, 1, 0, 0.7)), .init(location: 1, color: RGBA(0, 0, 1)),
    ])
    func draw(_ clip: Bool, _ body: (CGContext) -> Void) -> CGImage {
      canvas(90, 150) { c in
        c.setAlpha(alpha)
        if clip {
          c.addEllipse(in: CGRect(x: 3.3, y: 4.6, width: 80, height: 140))
          c.clip()
        }
        c.rotate(by: 0.1)
        body(c)
      }
    }
    func run(_ c: CGContext) {
      c.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 9), end: CGPoint(x: 60, y: 130), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    let (whole, within) = (draw(false, run), draw(true, run))
    let cover = draw(true) { c in
      c.setFillColor(CGColor(gray: 1, alpha: 1))
      c.fill(CGRect(x: -100, y: -100, width: 400, height: 400))
    }
    var (inside, edge) = (0, 0)
    for y in 0..<150 {
      for x in 0..<90 {
        let (all, seen, covered) = (whole.pixel(x: x, y: y), within.pixel(x: x, y: y), Double(cover.pixel(x: x, y: y) >> 24) / 255 / alpha)
        for shift in [0, 8, 16, 24] as [UInt32] {
          #expect(abs(Double(all >> shift & 255) * covered - Double(seen >> shift & 255)) <= 2.01)
        }
        if covered == 1 { inside += 1 } else if covered > 0 { edge += 1 }
      }
    }
    #expect(edge > 100 && (alpha < 1 || inside > 5000))
  }

  @Test func `a radial gradient is round`() {
    let gradient = CGGradient(stops: [.init(location: 0, color: RGBA(1, 0, 0)), .init(location: 1, color: RGBA(0, 0, 1))])
    let image = canvas { c in
      let center = CGPoint(x: 10, y: 10)
      c.drawRadialGradient(gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10, options: [])
    }
    #expect(image.pixel(x: 10, y: 10) >> 16 & 255 > 230)
    #expect(image.pixel(x: 1, y: 10) == image.pixel(x: 10, y: 1))
    #expect(image.pixel(x: 0, y: 0) == 0)
  }

  @Test func `a radial gradient about one point is what Cairo makes of two circles`() {
    let gradient = CGGradient(stops: [
      .init(location: 0.1, color: RGBA(1, 0.8, 0.2, 0.9)), .init(location: 0.4, color: RGBA(0.2, 1, 0.4, 0.3)),
      .init(location: 1, color: RGBA(0, 0.3, 1, 0)),
    ])
    for (options, alpha) in [([], 1), (.drawsAfterEndLocation, 0.6)] as [(CGGradientDrawingOptions, CGFloat)] {
      // A first circle that is no point takes Cairo's way.
      let (quick, cairo) = (0.0, 1e-7)
      let images = [quick, cairo].map { inner in
        canvas { c in
          c.setAlpha(alpha)
          c.rotate(by: 0.3)
          c.scaleBy(x: 1.5, y: -1.5)
          let center = CGPoint(x: 8, y: -4.3)
          c.drawRadialGradient(gradient, startCenter: center, startRadius: inner, endCenter: center, endRadius: 7.7, options: options)
        }
      }
      for y in 0..<images[0].height {
        for x in 0..<images[0].width {
          let (a, b) = (images[0].pixel(x: x, y: y), images[1].pixel(x: x, y: y))
          for shift in [0, 8, 16, 24] as [UInt32] { #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 2, "\(x), \(y)") }
        }
      }
    }
  }

  @Test func `a layer is blended once, as a whole`() {
    let image = canvas { c in
      c.setAlpha(0.5)
      c.beginTransparencyLayer(auxiliaryInfo: nil)
      c.setFillColor(red)
      c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      c.endTransparencyLayer()
      c.fill(CGRect(x: 15, y: 15, width: 1, height: 1))
    }
    #expect(image.pixel(x: 5, y: 5) == 0x8080_0000)
    #expect(image.pixel(x: 15, y: 15) == 0x8000_0000)
  }

  @Test func `the same calls give the same bytes`() {
    func picture() -> CGImage {
      canvas(64, 64, scale: 1.5) { c in
        c.setShadow(offset: CGSize(width: 2, height: 3), blur: 7)
        c.rotate(by: 0.2)
        c.setFillColor(red)
        c.fillEllipse(in: CGRect(x: 8, y: 2, width: 20, height: 30))
        c.setLineJoin(.round)
        c.stroke(CGRect(x: 20, y: 3, width: 11, height: 9), width: 3)
      }
    }
    #expect(same(picture(), picture()))
  }

  @Test func `cropping keeps what is inside and gives nothing where nothing is`() throws {
    let image = canvas { c in
      c.setFillColor(red)
      c.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
    }
    let part = try #require(image.cropping(to: CGRect(x: 9.5, y: 10, width: 40, height: 2)))
    #expect(part.width == 11 && part.height == 2)
    #expect(part.pixel(x: 1, y: 0) == 0xFFFF_0000)
    #expect(image.cropping(to: CGRect(x: 20, y: 0, width: 5, height: 5)) == nil)
  }
}
