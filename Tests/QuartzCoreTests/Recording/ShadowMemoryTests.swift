import CoreGraphics
import DisplayList
import Testing

@testable import QuartzCore

/// What the shadows of odd shapes keep for the next frame.
@Suite struct ShadowMemoryTests {
  private struct Kept { weak var image: CGImage? }

  @Test func `a card that grows kept the pixels of each of its shadows' shapes: they count with what is kept`() {
    let shadows = OddShadows(PathRasters()), side = 1024, box = CGRect(x: 0, y: 0, width: 64, height: 64)
    let images = (0..<24).map { _ in
      let image = CGImage(PixelBuffer(width: side, height: side, format: .alpha))
      let item = Item.glyphs(Glyphs(image, in: box, color: RGBA(white: 0)))
      #expect(shadows.coverage(of: .items([item]), in: box, sigma: 4, scale: 1) != nil)
      return Kept(image: image)
    }
    let alive = images.count { $0.image != nil }
    #expect(alive * side * side <= 8 << 20)
    #expect(alive > 0)
  }

  @Test func `the shadow of a path is kept by the path alone, and is what the shape drawn by hand throws`() throws {
    let shadows = OddShadows(PathRasters()), box = CGRect(x: 10, y: 10, width: 300, height: 200)
    let path = CGPath(elements: [
      .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 310, y: 10)), .line(CGPoint(x: 310, y: 210)), .line(CGPoint(x: 10, y: 210)), .close,
    ])
    let byPath = try #require(shadows.coverage(of: .path(path), in: box, sigma: 12, scale: 3))
    let byItems = try #require(shadows.coverage(of: .items([.fill(RoundedRect(box), RGBA(white: 0))]), in: box, sigma: 12, scale: 3))
    #expect(byPath.target == byItems.target)
    let differences = zip(byPath.image.bytes, byItems.image.bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 0 <= 2)
    #expect(shadows.coverage(of: .path(path), in: box, sigma: 12, scale: 3)?.image === byPath.image)
  }

  @Test func `the shadow of a page that had nearly opened was drawn as an odd shape, since its outline was off in the last bits`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let box = CGRect(
        x: .random(in: -40...40, using: &random), y: .random(in: -900...900, using: &random), width: .random(in: 100...400, using: &random),
        height: .random(in: 100...900, using: &random))
      let half = min(box.width, box.height) / 2, radius = [half, .random(in: 0.1...half, using: &random)].randomElement(using: &random)!
      let shape = try #require(
        RoundedRect(CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius)), "\(box) with corners of \(radius)")
      #expect(abs(shape.radius - radius) < 1e-9)
      #expect(abs(shape.rect.maxY - box.maxY) < 1e-9)
    }
  }

  @Test func `a path that is off a rounded rectangle by a hundredth of a point is none`() {
    let box = CGRect(x: 0, y: 0, width: 390, height: 844)
    var elements = CGPath(roundedRect: box, cornerWidth: 40, cornerHeight: 40).elements
    elements[4] = .curve(CGPoint(x: 17.9, y: 844), CGPoint(x: 0, y: 826.09), CGPoint(x: 0, y: 804))
    #expect(RoundedRect(CGPath(elements: elements)) == nil)
    #expect(RoundedRect(CGPath(roundedRect: box, cornerWidth: 40, cornerHeight: 30)) == nil)
  }
}
