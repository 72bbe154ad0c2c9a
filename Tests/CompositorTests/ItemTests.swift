import CoreGraphics
import DisplayList
import Testing

import Compositor

/// Each kind of item beside the same picture made of simpler ones.
@Suite struct ItemTests {
  let red = RGBA(1, 0, 0), blue = RGBA(0, 0, 1)
  let box = CGRect(x: 20.5, y: 15.25, width: 70, height: 50)
  let screen = CGRect(x: 0, y: 0, width: 128, height: 96)

  @Test func `Only the corners asked for are round`() {
    let some = draw([.fill(RoundedRect(box, radius: 14, corners: [.minXMinY, .maxXMaxY]), red)])
    let all = draw([.fill(RoundedRect(box, radius: 14), red)]), none = draw([.fill(RoundedRect(box), red)])
    #expect(difference(some, all, in: (0, 0, 55, 40)) == 0)
    #expect(difference(some, none, in: (56, 0, 128, 40)) == 0)
    #expect(difference(some, none, in: (0, 41, 55, 96)) == 0)
    #expect(difference(some, all, in: (56, 41, 128, 96)) == 0)
    #expect(difference(all, none) > 100)
  }

  @Test func `Corners follow a mirrored shape`() {
    let corner = RoundedRect(box, radius: 14, corners: .minXMinY)
    let other = RoundedRect(CGRect(x: 128 - box.maxX, y: box.minY, width: 70, height: 50), radius: 14, corners: .maxXMinY)
    let mirror = Projection.translation(128, 0) * .scale(-1, 1)
    #expect(difference(draw([.group(Group(mirror, [.fill(corner, red)]))]), draw([.fill(other, red)])) <= 1)
  }

  @Test func `A radius is at most half the smaller side`() {
    #expect(RoundedRect(box, radius: 99).radius == 25)
    #expect(RoundedRect(box, radius: -3).radius == 0)
    #expect(RoundedRect(box, radius: 9, corners: []) == RoundedRect(box))
  }

  @Test(arguments: [1.0, 3.5, 9, 40]) func `A border is its outside with its inside painted over`(width: Double) {
    for corners in [Corners.all, [.minXMinY]] {
      let outside = RoundedRect(box, radius: 12, corners: corners)
      var parts: [Item] = [.fill(outside, red)]
      if let inside = outside.inset(by: width) { parts.append(.fill(inside, RGBA(white: 0.9))) }
      #expect(difference(draw([.border(outside, width: width, red)]), draw(parts)) <= 2)
    }
  }

  @Test func `A translucent border lies once everywhere`() {
    let once = Set(
      draw([.border(RoundedRect(CGRect(x: 10, y: 10, width: 60, height: 60)), width: 8, RGBA(0, 0, 1, 0.5))], background: RGBA(white: 1)))
    #expect(once == [0xffff_ffff, 0xff7f_7fff])
  }

  @Test func `A radial gradient has its ends in the middle and on the ellipse`() {
    let round = Gradient(.radial(center: CGPoint(x: 64, y: 48), radii: CGSize(width: 40, height: 20)), [.init(0, red), .init(1, blue)])
    let p = draw([.gradient(RoundedRect(screen), round)])
    #expect(p[48 * 128 + 64] & 0xff_0000 >= 0xf0_0000)
    #expect(p[48 * 128 + 105] == 0xff00_00ff)
    #expect(p[69 * 128 + 64] == 0xff00_00ff)
    #expect(abs(Int(p[48 * 128 + 84] & 255) - 128) <= 4)
    #expect(abs(Int(p[58 * 128 + 64] & 255) - 128) <= 8)
  }

  @Test func `Nine parts are nine images`() {
    let picture = CGImage.picture(30, 24), target = CGRect(x: 10, y: 12, width: 100, height: 60)
    let stretch = Image.Stretch(center: CGRect(x: 9, y: 7, width: 11, height: 9), scale: 1)
    let xs = [(0.0, 9.0, 10.0, 19.0), (9, 20, 19, 100), (20, 30, 100, 110)],
      ys = [(0.0, 7.0, 12.0, 19.0), (7, 16, 19, 64), (16, 24, 64, 72)]
    var parts: [Item] = []
    for x in xs {
      for y in ys {
        parts.append(
          .image(
            Image(
              picture, source: CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0),
              in: CGRect(x: x.2, y: y.2, width: x.3 - x.2, height: y.3 - y.2))))
      }
    }
    let whole = draw([.image(Image(picture, in: target, stretch: stretch))]), pieces = draw(parts)
    for corner in [(10, 12, 19, 19), (101, 12, 110, 19), (10, 65, 19, 72), (101, 65, 110, 72)] {
      #expect(difference(whole, pieces, in: corner) <= 1)
    }
    #expect(difference(whole, pieces, in: (28, 26, 92, 57)) <= 2)
  }

  @Test func `Corners of nine that do not fit shrink together`() {
    let picture = CGImage.picture(30, 24)
    let narrow = draw([
      .image(
        Image(
          picture, in: CGRect(x: 10, y: 12, width: 12, height: 24),
          stretch: .init(center: CGRect(x: 15, y: 12, width: 0, height: 0), scale: 1)))
    ])
    #expect(narrow[20 * 128 + 9] == narrow[0] && narrow[20 * 128 + 22] == narrow[0])
    #expect(narrow[20 * 128 + 10] != narrow[0] && narrow[20 * 128 + 21] != narrow[0])
  }

  @Test(arguments: [0.1, 0.24, 0.33, 0.49]) func `Stripes drawn small are gray`(size: Double) {
    let stripes = CGImage.of(240, 180, bgra: (0..<240 * 180).map { $0 % 2 == 0 ? 0xffff_ffff : 0xff00_0000 })
    let checks = CGImage.of(240, 180, bgra: (0..<240 * 180).map { ($0 % 240 + $0 / 240) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 })
    for image in [stripes, checks] {
      let p = draw([.image(Image(image, in: CGRect(x: 0, y: 0, width: 240 * size, height: 180 * size)))])
      for y in 2..<Int(180 * size) - 2 {
        for x in 2..<Int(240 * size) - 2 where y < 96 && x < 128 { #expect(abs(Int(p[y * 128 + x] & 255) - 128) <= 1) }
      }
    }
  }

  @Test func `A picture narrow in one direction stays sharp in the other`() {
    let lines = CGImage.of(200, 60, bgra: (0..<200 * 60).map { $0 / 200 % 2 == 0 ? 0xffff_ffff : 0xff00_0000 })
    let p = draw([.image(Image(lines, in: CGRect(x: 10, y: 10, width: 20, height: 60)))])
    #expect((20..<60).allSatisfy { p[$0 * 128 + 20] == ($0 % 2 == 0 ? 0xffff_ffff : 0xff00_0000) })
  }

  @Test func `Nothing jumps where an image falls below half its size`() {
    let smooth = CGImage.of(200, 160, bgra: (0..<200 * 160).map { n in UInt32(n % 200) * 0x10101 | 0xff00_0000 })
    func at(_ scale: Double) -> [UInt32] { draw([.image(Image(smooth, in: CGRect(x: 5, y: 5, width: 200 * scale, height: 160 * scale)))]) }
    #expect(difference(at(0.5001), at(0.4999), in: (0, 0, 104, 84)) <= 2)
  }

  @Test func `A mask of a shape is a clip, a mask of nothing hides`() {
    let all = Item.fill(RoundedRect(screen), red), shape = RoundedRect(box, radius: 14)
    #expect(difference(draw([.group(Group(mask: [.fill(shape, blue)], [all]))]), draw([.group(Group(clip: shape, [all]))])) <= 1)
    #expect(draw([.group(Group(mask: [], [all]))]) == draw([]))
    let half = draw([.group(Group(mask: [.fill(RoundedRect(screen), RGBA(white: 0, 0.5))], [all]))])
    #expect(difference(half, draw([.group(Group(opacity: 0.5, [all]))])) <= 1)
  }

  @Test func `A mask moves with its group`() {
    let all = Item.fill(RoundedRect(screen.insetBy(dx: -99, dy: -99)), red),
      turn = Projection.translation(50, -20) * .rotation(sin: 0.6, cos: 0.8)
    let masked = draw([.group(Group(turn, mask: [.fill(RoundedRect(box), blue)], [all]))])
    #expect(difference(masked, draw([.group(Group(turn, [.fill(RoundedRect(box), red)]))])) <= 1)
  }

  /// A floor that runs from before the eye to behind it: what lies before is drawn, to the last pixel; what lies behind is not.
  @Test func `A plane that passes behind the eye is cut`() {
    let t = Projection(1, 0, 64, 0, 1, 40, 0, -0.01, 1), floor = CGRect(x: -60, y: -50, width: 120, height: 400)
    let p = draw([.group(Group(t, [.fill(RoundedRect(floor, radius: 10), red)]))]), inverse = t.inverse!
    for y in 0..<96 {
      for x in 0..<128 {
        let q = inverse(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)), isBefore = 1 - 0.01 * q.y > 0
        if isBefore, floor.insetBy(dx: 3, dy: 3).contains(q), q.y > -35 { #expect(p[y * 128 + x] == 0xffff_0000, "\(x), \(y)") }
        if !isBefore || !floor.insetBy(dx: -3, dy: -3).contains(q) { #expect(p[y * 128 + x] != 0xffff_0000, "\(x), \(y)") }
      }
    }
    let behind = Projection(1, 0, 64, 0, 1, 40, 0, 0, -1)
    #expect(draw([.group(Group(behind, [.fill(RoundedRect(floor), red)]))]) == draw([]))
  }

  @Test func `An empty, negative or endless shape draws nothing`() {
    for rect in [CGRect.zero, CGRect(x: 5, y: 5, width: 0, height: 20), CGRect(x: 0, y: 0, width: 1e12, height: 1)] {
      #expect(draw([.fill(RoundedRect(rect), red)]) == draw([]))
    }
    #expect(
      draw([.fill(RoundedRect(CGRect(x: 30, y: 30, width: -10, height: -10)), red)])
        == draw([.fill(RoundedRect(CGRect(x: 20, y: 20, width: 10, height: 10)), red)]))
  }
}
