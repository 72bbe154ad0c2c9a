import CoreGraphics
import DisplayList
import Testing

import Compositor

/// Copies of one image, multiplied colours and added light.
@Suite struct SpriteTests {
  let picture = CGImage.picture(24, 18), dots = CGImage.dots(24, 18)
  let target = CGRect(x: 0, y: 0, width: 24, height: 18)

  private var places: [Projection] {
    (0..<20).map { n in
      let s = Double(n % 5) * 0.2
      return .translation(Double(n * 37 % 100), Double(n * 23 % 70)) * .rotation(sin: s, cos: (1 - s * s).squareRoot()) * .scale(1 + s, 1)
    }
  }

  @Test func `sprites are images at their places, one after the other`() {
    let one = Item.sprites(Sprites(Image(picture, in: target), places.map { .init($0) }))
    let many = places.map { Item.group(Group($0, [.image(Image(picture, in: target))])) }
    #expect(draw([one]) == draw(many))
    let coverage = Item.sprites(Sprites(Image(dots, in: target), places.map { .init($0, color: RGBA(1, 0, 0, 0.5)) }))
    #expect(draw([coverage]) == draw(places.map { .group(Group($0, [.glyphs(Glyphs(dots, in: target, color: RGBA(1, 0, 0, 0.5)))])) }))
  }

  @Test func `a colour multiplies an image's channels, and its alpha makes it faint`() {
    let white = CGImage.of(8, 8, bgra: Array(repeating: 0xffff_ffff, count: 64)), box = CGRect(x: 10, y: 10, width: 80, height: 60)
    var image = Image(white, in: box)
    image.tint = RGBA(0.2, 0.6, 1, 0.5)
    #expect(difference(draw([.image(image)]), draw([.fill(RoundedRect(box), RGBA(0.2, 0.6, 1, 0.5))])) <= 1)
    var direct = Image(.picture(64, 48), in: CGRect(x: 8, y: 8, width: 64, height: 48))
    let plain = draw([.image(direct)])
    direct.tint = RGBA(0.5, 0, 1)
    let tinted = draw([.image(direct)])
    for (x, y) in [(10, 10), (40, 30), (70, 54)] {
      let (p, q) = (plain[y * 128 + x], tinted[y * 128 + x])
      #expect(abs(Int(q >> 16 & 255) - Int(p >> 16 & 255) / 2) <= 1 && q >> 8 & 255 == 0 && q & 255 == p & 255)
    }
  }

  @Test func `light that is added stays at full, and covers nothing`() {
    let red = CGImage.of(4, 4, bgra: Array(repeating: 0xff80_2000, count: 16))
    func drawn(_ times: Int) -> UInt32 {
      let all = Array(repeating: Sprites.Sprite(.translation(30, 30)), count: times)
      return draw(
        [.sprites(Sprites(Image(red, in: CGRect(x: 0, y: 0, width: 40, height: 40)), adds: true, all))], background: RGBA(white: 0))[
          50 * 128 + 50]
    }
    #expect(drawn(1) == 0xff80_2000)
    #expect(drawn(2) == 0xffff_4000)
    #expect(drawn(9) == 0xffff_ff00)
  }

  @Test func `sprites that are tinted and added are the same by every kernel, for any number of threads`() {
    let some = places.enumerated().map { n, place in Sprites.Sprite(place, color: RGBA(Double(n) / 20, 0.5, 1, 0.3 + Double(n) / 40)) }
    for adds in [false, true] {
      for image in [picture, dots] {
        let items: [Item] = [
          .group(Group(opacity: 0.7, [.sprites(Sprites(Image(image, in: target), adds: adds, some))])),
          .sprites(Sprites(Image(image, in: target), adds: adds, some)),
        ]
        let reference = draw(items, .init(threads: 1, kernels: .portable, culling: false))
        for kernels in Compositor.Kernels.allCases where kernels.isAvailable {
          for threads in [1, 2, 4] { #expect(draw(items, .init(threads: threads, kernels: kernels)) == reference, "\(kernels)") }
        }
      }
    }
  }

  @Test func `sprites in a faded group show nothing of what they hide in one another`() {
    let white = CGImage.of(2, 2, bgra: Array(repeating: 0xffff_ffff, count: 4)), box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let two = Sprites(
      Image(white, in: box), [.init(.translation(20, 20), color: RGBA(1, 0, 0)), .init(.translation(30, 30), color: RGBA(0, 0, 1))])
    let drawn = draw([.group(Group(opacity: 0.5, [.sprites(two)]))], background: RGBA(white: 1))
    #expect(difference([UInt32](repeating: drawn[50 * 128 + 50], count: 128 * 96), [UInt32](repeating: 0xff80_80ff, count: 128 * 96)) <= 1)
  }

  @Test func `a list of sprites says what they are`() {
    let sprites = Sprites(Image(picture, in: target), adds: true, [.init(.translation(3, 4), color: RGBA(1, 0, 0, 0.5))])
    #expect("\(Item.sprites(sprites))" == "adding sprites of 24×18 in (0, 0, 24, 18)\n  at (3, 4) #ff0000 50%")
  }
}
