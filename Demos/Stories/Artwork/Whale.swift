import Illustration
import UIKit

/// Returns a whale under the light of a summer sea.
@MainActor
func drawWhale(size: CGSize, scale: CGFloat) -> UIImage {
  Painter.image(size: size, scale: scale) { p in
    let h = p.height
    p.sky(
      [.init(0, 0x1FB6C9), .init(0.3, 0x1488B8), .init(0.65, 0x0E4E93), .init(1, 0x0A1F54)], top: 0, bottom: h)
    p.glow(72, -12, 95, [.init(0, 0xD9FFF6, 0.75), .init(0.35, 0x7CEAE4, 0.35), .init(1, 0x1FB6C9, 0)])
    // Shafts of light.
    for (top, bottom, width, alpha) in [(60, 8, 9, 0.10), (70, 34, 12, 0.12), (80, 62, 8, 0.10), (88, 92, 12, 0.09)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)]
    {
      let shaft = UIBezierPath(polygon: [top, -2, top + width * 0.45, -2, bottom + width * 1.9, h * 0.86, bottom - width * 0.6, h * 0.86])
      p.gradient(shaft, [.init(0, 0xE8FFFB, alpha * 1.9), .init(1, 0xE8FFFB, 0)], top: 0, bottom: h * 0.86)
    }
    // Far hills of the sea floor.
    for (level, lift, color, seed) in [(0.80, 0.05, 0x0D4788, 3), (0.88, 0.045, 0x0A3873, 9), (0.95, 0.03, 0x08295E, 14)]
      as [(CGFloat, CGFloat, UInt32, UInt64)]
    {
      let points = ridge(seed: seed, from: h * level, to: h * (level - 0.02), lift: h * lift, levels: 3)
      p.fill(UIBezierPath(ground: points, smooth: true, bottom: h), color)
    }
    let sea = p.context
    sea.saveGState()
    sea.translateBy(x: 50, y: h * 0.60)
    sea.rotate(by: -0.16)
    drawWhale(p)
    sea.restoreGState()
    school(p, h)
    var scatter = Scatter(8)
    for i in 0..<26 {
      let x = i < 12 ? scatter.next(12, 26) : scatter.next(0, 100), y = scatter.next(h * 0.12, h * 0.92), r = scatter.next(0.25, 1.1)
      p.circle(x, y, r, 0xFFFFFF, 0.14)
      p.line(UIBezierPath(ovalIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r)), 0xFFFFFF, 0.4, width: 0.16)
      p.circle(x - r * 0.35, y - r * 0.35, r * 0.22, 0xFFFFFF, 0.85)
    }
  }
}

/// Draws the whale around the origin. It is 84 units long and swims to the left.
@MainActor
private func drawWhale(_ p: Painter) {
  func c(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
  let body = UIBezierPath()
  body.move(to: c(-40, 1))
  body.addCurve(to: c(-12, -13.5), controlPoint1: c(-38, -8), controlPoint2: c(-26, -13.5))
  body.addCurve(to: c(24, -4), controlPoint1: c(2, -13.5), controlPoint2: c(13, -9.5))
  body.addCurve(to: c(35, -4.5), controlPoint1: c(29, -1.6), controlPoint2: c(32, -2.6))
  // The flukes.
  body.addCurve(to: c(44, -14.5), controlPoint1: c(37.5, -6.2), controlPoint2: c(39.6, -12.4))
  body.addCurve(to: c(41.6, -2), controlPoint1: c(44.6, -10), controlPoint2: c(44, -5.4))
  body.addCurve(to: c(46.5, 9), controlPoint1: c(44.6, 0.6), controlPoint2: c(46.4, 4.8))
  body.addCurve(to: c(35.5, 1.6), controlPoint1: c(42, 7.6), controlPoint2: c(38, 4))
  body.addCurve(to: c(20, 5.6), controlPoint1: c(31, 2.4), controlPoint2: c(26, 3.2))
  body.addCurve(to: c(-22, 15), controlPoint1: c(8, 11.4), controlPoint2: c(-8, 15.4))
  body.addCurve(to: c(-40, 1), controlPoint1: c(-34, 14.6), controlPoint2: c(-41, 9))
  body.close()

  let farFin = UIBezierPath(through: [c(-4, 8), c(4, 15), c(14, 18.5), c(8, 9)], closed: true)
  p.fill(farFin, 0x123C74)
  p.gradient(body, [.init(0, 0x5FA8DC), .init(0.45, 0x2F6DB5), .init(1, 0x1A4588)], top: -13, bottom: 14)
  p.inside(body) {
    let belly = UIBezierPath()
    belly.move(to: c(-44, 3.6))
    belly.addCurve(to: c(-16, 6), controlPoint1: c(-34, 4), controlPoint2: c(-25, 3.6))
    belly.addCurve(to: c(22, 4.6), controlPoint1: c(-4, 9.4), controlPoint2: c(10, 9))
    belly.addLine(to: c(22, 20))
    belly.addLine(to: c(-44, 20))
    belly.close()
    p.gradient(belly, [.init(0, 0xEAF7FB), .init(1, 0x9CC6E2)], top: 3, bottom: 15)
    p.inside(belly) {
      for i in 0..<7 {
        let y = 6.4 + CGFloat(i) * 1.75, groove = UIBezierPath()
        groove.move(to: c(-42, y - 1.4))
        groove.addCurve(to: c(10 - CGFloat(i) * 3, y + 1.2), controlPoint1: c(-28, y), controlPoint2: c(-10, y + 3.2))
        p.line(groove, 0x5E97C2, 0.75, width: 0.38)
      }
    }
    // Light on the back.
    p.glow(-14, -17, 26, [.init(0, 0xCFF5FF, 0.65), .init(1, 0xCFF5FF, 0)])
    var scatter = Scatter(21)
    for _ in 0..<26 {
      p.circle(scatter.next(-34, 20), scatter.next(-12, -4), scatter.next(0.15, 0.5), 0xFFFFFF, scatter.next(0.12, 0.32))
    }
  }
  let smile = UIBezierPath()
  smile.move(to: c(-40, 1.8))
  smile.addCurve(to: c(-22, 2.6), controlPoint1: c(-35, 3.8), controlPoint2: c(-27, 4.4))
  p.line(smile, 0x0E2F63, 0.8, width: 0.55)
  p.circle(-20.4, 0.2, 1.25, 0xF4FBFF)
  p.circle(-20.6, 0.3, 0.85, 0x0B1E45)
  p.circle(-20.9, 0, 0.28, 0xFFFFFF)
  let fin = UIBezierPath()
  fin.move(to: c(-14, 7))
  fin.addCurve(to: c(-2, 23), controlPoint1: c(-13, 13), controlPoint2: c(-8.4, 19.6))
  fin.addCurve(to: c(-4.4, 7.6), controlPoint1: c(0, 18), controlPoint2: c(-1, 11.6))
  fin.close()
  p.gradient(fin, [.init(0, 0x2A63AB), .init(1, 0x16407F)], top: 7, bottom: 22)
}

/// Draws a school of small fish.
@MainActor
private func school(_ p: Painter, _ h: CGFloat) {
  var scatter = Scatter(17)
  for i in 0..<22 {
    let along = CGFloat(i) / 22
    let x = 58 + along * 34 + scatter.next(-2.4, 2.4), y = h * (0.38 - 0.07 * along) + scatter.next(-4, 4), s = scatter.next(0.7, 1.25)
    let fish = UIBezierPath()
    fish.move(to: CGPoint(x: x - 2 * s, y: y))
    fish.addQuadCurve(to: CGPoint(x: x + 1.3 * s, y: y), controlPoint: CGPoint(x: x - 0.3 * s, y: y - 1.3 * s))
    fish.addLine(to: CGPoint(x: x + 2.2 * s, y: y - 0.75 * s))
    fish.addLine(to: CGPoint(x: x + 2.2 * s, y: y + 0.75 * s))
    fish.addLine(to: CGPoint(x: x + 1.3 * s, y: y))
    fish.addQuadCurve(to: CGPoint(x: x - 2 * s, y: y), controlPoint: CGPoint(x: x - 0.3 * s, y: y + 1.3 * s))
    p.fill(fish, i % 5 == 0 ? 0xFFC76B : 0xCFF6F2, 0.85)
  }
}
