import Illustration
import UIKit

/// Draws the moon before the sun.
@MainActor func drawEclipse(_ p: Painter) {
  let (x, y) = (CGFloat(50), p.height * 0.5)
  p.fill(UIBezierPath(rect: p.sheet), 0x05070F)
  var scatter = Scatter(88)
  for _ in 0..<80 { p.circle(scatter.next(0, 100), scatter.next(0, p.height), scatter.next(0.08, 0.28), 0xFFFFFF, scatter.next(0.2, 0.8)) }
  p.glow(x, y, 48, [.init(0, 0xFFF3DA, 0.95), .init(0.42, 0xFFE3B5, 0.75), .init(0.62, 0xB98AD0, 0.28), .init(1, 0x2A3A7A, 0)])
  for i in 0..<56 {  // the corona's threads
    let angle = CGFloat(i) * 360 / 56 + scatter.next(-3, 3), long = scatter.next(26, 44)
    let a = polar(x, y, 17, angle - 2.6), b = polar(x, y, long, angle), c = polar(x, y, 17, angle + 2.6)
    p.fill(UIBezierPath(polygon: [a.x, a.y, b.x, b.y, c.x, c.y]), 0xFFF8EA, 0.16)
  }
  p.circle(x, y, 18.6, 0xFFFDF4)
  p.circle(x, y, 18, 0x06080F)
  p.glow(x + 13.4, y - 12.6, 8, [.init(0, 0xFFFFFF, 1), .init(0.3, 0xFFFFFF, 0.6), .init(1, 0xFFFFFF, 0)])
}

/// Draws a sunset behind bars of haze.
@MainActor func drawStripedSun(_ p: Painter) {
  let h = p.height, sea = h * 0.66
  p.sky([.init(0, 0x3B2667), .init(0.4, 0xB0408A), .init(0.75, 0xF7775E), .init(1, 0xFDC26B)], top: 0, bottom: sea)
  let disc = UIBezierPath(ovalIn: CGRect(x: 24, y: sea - 50, width: 52, height: 52))
  p.glow(50, sea - 24, 52, [.init(0, 0xFFE3A0, 0.55), .init(1, 0xFFB26B, 0)])
  p.inside(disc) {
    p.gradient(
      UIBezierPath(rect: CGRect(x: 20, y: sea - 52, width: 60, height: 54)), [.init(0, 0xFFF3B8), .init(1, 0xFF8E5E)], top: sea - 50,
      bottom: sea + 2)
    for i in 0..<6 {
      p.fill(UIBezierPath(rect: CGRect(x: 20, y: sea - 30 + CGFloat(i) * 5.2, width: 60, height: 0.7 + CGFloat(i) * 0.45)), 0xF0705F, 0.85)
    }
  }
  let water = UIBezierPath(rect: CGRect(x: 0, y: sea, width: 100, height: h - sea))
  p.gradient(water, [.init(0, 0xE8655F), .init(0.4, 0x7A2F72), .init(1, 0x231548)], top: sea, bottom: h)
  var scatter = Scatter(41)
  for i in 0..<40 {
    let depth = CGFloat(i) / 40, y = sea + 0.8 + depth * (h - sea), half = 22 - depth * 8
    let x = 50 + scatter.next(-half, half), width = scatter.next(3, 13)
    p.fill(
      UIBezierPath(roundedRect: CGRect(x: x - width / 2, y: y, width: width, height: 0.7), cornerRadius: 0.35), 0xFFD58A, 0.75 - 0.5 * depth
    )
  }
  p.fill(UIBezierPath(rect: CGRect(x: 0, y: h * 0.80, width: 41, height: 1.7)), 0x140B2B)
  for x in stride(from: 3.0, to: 42, by: 9) {
    p.fill(UIBezierPath(rect: CGRect(x: x, y: h * 0.79, width: 1.5, height: h * 0.14)), 0x140B2B)
  }
  p.fill(UIBezierPath(roundedRect: CGRect(x: 34, y: h * 0.745, width: 1.8, height: 7), cornerRadius: 0.8), 0x140B2B)
  p.circle(34.9, h * 0.733, 1.3, 0x140B2B)
}
