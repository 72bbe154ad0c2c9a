import CoreGraphics
import DisplayList
import Testing

import Compositor

/// Two ways of drawing the same thing are equal.
@Suite struct ReferenceTests {
  let red = RGBA(1, 0, 0), blue = RGBA(0, 0, 1), gray = RGBA(white: 0.6)
  let box = RoundedRect(CGRect(x: 20.5, y: 15.25, width: 70, height: 50), radius: 14)

  @Test func `A faded group shows nothing of what its items hide in one another`() {
    let group = Item.group(
      Group(opacity: 0.4, [.fill(box, red), .fill(box, red), .fill(RoundedRect(CGRect(x: 30, y: 30, width: 20, height: 20)), blue)]))
    let flat = Item.fill(RoundedRect(CGRect(x: 30, y: 30, width: 20, height: 20)), RGBA(0, 0, 1, 0.4))
    let a = draw([group]), b = draw([flat])
    #expect(difference(a, b, in: (30, 30, 50, 50)) <= 1)
  }

  @Test func `A fill cut by a rounded clip is a rounded fill`() {
    let clipped = Item.group(Group(clip: box, [.fill(RoundedRect(CGRect(x: 0, y: 0, width: 128, height: 96)), red)]))
    #expect(difference(draw([clipped]), draw([.fill(box, red)])) <= 1)
  }

  @Test func `A clip leaves no fringe of the lower of two items`() {
    let both = Item.group(
      Group(
        clip: box,
        [
          .fill(RoundedRect(CGRect(x: 0, y: 0, width: 128, height: 96)), RGBA(white: 1)),
          .fill(RoundedRect(CGRect(x: 0, y: 0, width: 128, height: 96)), red),
        ]))
    #expect(difference(draw([both]), draw([.fill(box, red)])) <= 1)
  }

  @Test func `A picture turned four times by a quarter is the picture`() {
    let image = Item.image(Image(.picture(64, 48), in: CGRect(x: 20, y: 20, width: 64, height: 48)))
    let quarter = Projection.translation(52, 44) * .rotation(sin: 1, cos: 0) * .translation(-52, -44)
    let turned = Item.group(Group(quarter, [.group(Group(quarter, [.group(Group(quarter, [.group(Group(quarter, [image]))]))]))]))
    #expect(difference(draw([turned]), draw([image])) == 0)
    let back = Item.group(Group(quarter * quarter, [.group(Group(Projection.translation(1e-7, 0) * quarter * quarter, [image]))]))
    #expect(difference(draw([back]), draw([image]), in: (22, 22, 82, 66)) <= 1)
  }

  @Test(arguments: [0.0, 0.3]) func `A scaled picture is read between its pixels, sheared or not`(shear: Double) {
    let picture = CGImage.picture(64, 48), t = Projection(1.3, shear, 9.7, 0, 0.8, 11.4)
    let drawn = draw([.group(Group(t, [.image(Image(picture, in: CGRect(x: 0, y: 0, width: 64, height: 48)))]))]), inverse = t.inverse!
    for y in 0..<96 {
      for x in 0..<128 {
        let q = inverse(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)), u = q.x - 0.5, v = q.y - 0.5
        guard u > 1, v > 1, u < 62, v < 46 else { continue }
        for shift in [UInt32(0), 8, 16] {
          func at(_ dx: Int, _ dy: Int) -> Double { Double(picture.pixel(x: Int(u) + dx, y: Int(v) + dy) >> shift & 255) }
          let fx = u - u.rounded(.down), fy = v - v.rounded(.down)
          let due = (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy
          #expect(abs(Double(drawn[y * 128 + x] >> shift & 255) - due) <= 2, "\(x), \(y)")
        }
      }
    }
  }

  @Test func `A mask cuts as its glyphs would`() {
    let mask = Glyphs(.dots(64, 48), in: CGRect(x: 20, y: 20, width: 64, height: 48), color: red)
    let masked = Item.group(Group(mask: [.glyphs(mask)], [.fill(RoundedRect(CGRect(x: 0, y: 0, width: 128, height: 96)), red)]))
    #expect(difference(draw([masked]), draw([.glyphs(mask)])) <= 1)
  }

  @Test(arguments: [0.7, 2, 5, 9]) func `A shadow is a fill under a blur`(sigma: Double) {
    let shape = RoundedRect(CGRect(x: 30, y: 30, width: 68, height: 40), radius: 9)
    let shadow = Item.shadow(Shadow(shape, sigma: sigma, color: red))
    let blur = Item.backdrop(Backdrop(CGRect(x: 0, y: 0, width: 128, height: 96), sigma: sigma))
    #expect(difference(draw([shadow]), draw([.fill(shape, red), blur])) <= 2)
  }

  @Test(arguments: [
    Projection.rotation(sin: 0.6, cos: 0.8), Projection(1.1, 0.4, 0, -0.2, 0.9, 0), Projection(1, 0, 0, 0, 1, 0, 0.004, 0.001, 1),
    Projection(0.8, 0.3, 0, -0.3, 0.9, 0, -0.003, 0.002, 1),
  ]) func `A turned edge has the share of the pixel that it covers`(turn: Projection) {
    let t = Projection.translation(64, 48) * turn * .translation(-30, -22), rect = CGRect(x: 0, y: 0, width: 60, height: 44)
    let drawn = draw([.group(Group(t, [.fill(RoundedRect(rect), RGBA(white: 1))]))], background: RGBA(white: 0))
    let inverse = t.inverse!
    var worst = 0.0
    for y in 0..<96 {
      for x in 0..<128 {
        var inside = 0
        for n in 0..<256 {
          let p = inverse(CGPoint(x: Double(x) + (Double(n % 16) + 0.5) / 16, y: Double(y) + (Double(n / 16) + 0.5) / 16))
          if p.x >= 0, p.y >= 0, p.x < rect.width, p.y < rect.height { inside += 1 }
        }
        worst = max(worst, abs(Double(drawn[y * 128 + x] & 255) / 255 - Double(inside) / 256))
      }
    }
    #expect(worst <= 0.1)  // by distance instead of area; the worst pixels are at the corners
  }

  @Test func `A backdrop in a faded group is mixed with what was beneath the group`() {
    let backdrop = Item.backdrop(Backdrop(CGRect(x: 10, y: 10, width: 100, height: 70), sigma: 6))
    let beneath = Item.image(Image(.picture(128, 96), in: CGRect(x: 0, y: 0, width: 128, height: 96)))
    let plain = draw([beneath]), full = draw([beneath, backdrop])
    let first = draw([beneath, .group(Group(opacity: 0.5, [backdrop]))])
    let later = draw([beneath, .group(Group(opacity: 0.5, [.fill(RoundedRect(CGRect(x: 0, y: 0, width: 4, height: 4)), red), backdrop]))])
    #expect(difference(first, mix(plain, full)) <= 1)
    #expect(difference(later, mix(plain, full), in: (30, 30, 110, 80)) <= 1)
  }

  @Test func `A backdrop between pixels or turned has smooth edges of its own`() {
    let beneath = Item.image(Image(.picture(128, 96), in: CGRect(x: 0, y: 0, width: 128, height: 96)))
    for turn in [Projection.identity, .translation(64, 10) * .rotation(sin: 0.6, cos: 0.8)] {
      let rect = CGRect(x: 10.5, y: 12.25, width: 50.5, height: 30), backdrop = Backdrop(rect, sigma: 0, tint: red)
      let drawn = draw([beneath, .group(Group(turn, [.backdrop(backdrop)]))])
      #expect(difference(drawn, draw([beneath, .group(Group(turn, [.fill(RoundedRect(rect), red)]))])) <= 1)
    }
  }

  @Test func `A group of one faded item is the same as one of several`() {
    let clear = Item.fill(RoundedRect(CGRect(x: 0, y: 0, width: 128, height: 96)), RGBA(0, 0, 0, 1e-9))
    let picture = Image(.picture(64, 48), in: CGRect(x: 20, y: 20, width: 60, height: 50))
    let stops: [Gradient.Stop] = [.init(0, red), .init(1, blue)]
    let items: [Item] = [
      .fill(box, red), .border(box, width: 3, red), .image(picture), .glyphs(Glyphs(.dots(64, 48), in: box.rect, color: red)),
      .shadow(Shadow(box, sigma: 4, color: red)), .gradient(box, Gradient(from: .zero, to: CGPoint(x: 90, y: 0), stops)),
      .backdrop(Backdrop(box.rect, sigma: 4)), .group(Group(opacity: 0.6, [.image(picture), .fill(box, gray)])),
    ]
    for item in items {
      for clip in [nil, RoundedRect(CGRect(x: 25, y: 18, width: 50, height: 40), radius: 9)] {
        let beneath = Item.image(Image(.picture(128, 96), in: CGRect(x: 0, y: 0, width: 128, height: 96)))
        let alone = draw([beneath, .group(Group(clip: clip, opacity: 0.4, [item]))])
        #expect(difference(alone, draw([beneath, .group(Group(clip: clip, opacity: 0.4, [clear, item]))])) <= 2, "\(item)")
      }
    }
  }

  @Test func `A flat picture is the same under every blur`() {
    for sigma in [0.3, 1, 3.9, 4, 8.9, 9, 19, 20, 39, 40, 90] {
      let flat = draw([.backdrop(Backdrop(CGRect(x: 0, y: 0, width: 128, height: 96), sigma: sigma))], background: RGBA(white: 1))
      #expect(flat.allSatisfy { $0 == 0xffff_ffff }, "sigma \(sigma)")
    }
  }

  @Test func `White, black and gray under the light material`() {
    for (white, due) in [(1.0, 255.0), (0, 77), (0.2, 112)] {
      let b = Item.backdrop(Backdrop(CGRect(x: 0, y: 0, width: 128, height: 96), sigma: 30, saturation: 1.8, tint: RGBA(white: 1, 0.3)))
      #expect(abs(Double(draw([b], background: RGBA(white: white))[5000] & 255) - due) <= 1)
    }
  }

  @Test func `Halves of a gradient join`() {
    let g = Gradient(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 128, y: 0), [.init(0, red), .init(1, blue)])
    let whole = draw([.gradient(RoundedRect(CGRect(x: 0, y: 0, width: 128, height: 96)), g)])
    let halves = draw([
      .gradient(RoundedRect(CGRect(x: 0, y: 0, width: 51, height: 96)), g),
      .gradient(RoundedRect(CGRect(x: 51, y: 0, width: 77, height: 96)), g),
    ])
    #expect(whole == halves)
    #expect(whole[64] == 0xff7f_0080 || whole[64] == 0xff80_007f || whole[64] == 0xff7f_0080)
  }
}
