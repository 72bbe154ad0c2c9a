import Illustration
import UIKit

/// Returns a giant planet with rings, its moons, and the dust between the stars.
@MainActor
func drawRingedPlanet(size: CGSize, scale: CGFloat) -> UIImage {
  Painter.image(size: size, scale: scale) { p in
    let h = p.height
    p.sky([.init(0, 0x0B0B2B), .init(0.5, 0x1A1446), .init(1, 0x2B1055)], top: 0, bottom: h)
    for (x, y, radius, color, alpha) in [
      (6, 0.78, 46, 0x8E2DE2, 0.46), (94, 0.28, 42, 0x2A5BD7, 0.5), (82, 0.95, 42, 0xE0488B, 0.42), (24, 0.36, 27, 0x23A6D5, 0.22),
    ] as [(CGFloat, CGFloat, CGFloat, UInt32, CGFloat)] {
      p.glow(x, y * h, radius, [.init(0, color, alpha), .init(0.5, color, alpha * 0.35), .init(1, color, 0)])
    }
    var scatter = Scatter(61)
    for i in 0..<150 {
      let x = scatter.next(0, 100), y = scatter.next(0, h), bright = scatter.next(0, 1)
      p.circle(x, y, 0.12 + 0.26 * bright * bright, i % 7 == 0 ? 0xFFD9A8 : i % 5 == 0 ? 0xA8D4FF : 0xFFFFFF, 0.35 + 0.65 * bright)
    }
    for (x, y, reach) in [(16, 0.33, 2.6), (86, 0.16, 2.0), (90, 0.86, 2.2)] as [(CGFloat, CGFloat, CGFloat)] {
      sparkle(p, x, y * h, reach)
    }
    comet(p, h)

    let (x, y, radius) = (CGFloat(52), h * 0.58, CGFloat(25))
    p.glow(x, y, radius * 1.55, [.init(0.62, 0xFFB36B, 0.36), .init(1, 0xFFB36B, 0)])
    rings(p, x, y, radius, front: false)
    planet(p, x, y, radius)
    rings(p, x, y, radius, front: true)
    moon(p, 20, h * 0.84, 5.6)
    p.glow(83, h * 0.36, 3.1, [.init(0, 0xCFF3FF), .init(0.7, 0x6CB9E8), .init(0.97, 0x3F7FC4), .init(1, 0x3F7FC4, 0)])
  }
}

@MainActor
private func planet(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
  let disc = UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  p.cut(to: disc) {
    p.context.saveGState()
    p.context.translateBy(x: x, y: y)
    p.context.rotate(by: -0.34)
    let bands: [(CGFloat, UInt32)] = [
      (-1, 0xF6C28B), (-0.74, 0xE9986A), (-0.6, 0xFAD7A5), (-0.36, 0xE4845C), (-0.26, 0xF3B37A), (-0.02, 0xD96C56), (0.16, 0xF7C998),
      (0.34, 0xDE7B5E), (0.44, 0xF0A876), (0.66, 0xC65B57), (0.8, 0xE39A72),
    ]
    for (i, (from, color)) in bands.enumerated() {
      let top = from * radius, wave = radius * 0.022 * (i % 2 == 0 ? 1 : -1)
      let band = UIBezierPath()
      band.move(to: CGPoint(x: -radius * 1.1, y: top))
      band.addCurve(
        to: CGPoint(x: radius * 1.1, y: top), controlPoint1: CGPoint(x: -radius * 0.3, y: top + wave * 3),
        controlPoint2: CGPoint(x: radius * 0.3, y: top - wave * 3))
      band.addLine(to: CGPoint(x: radius * 1.1, y: radius * 1.1))
      band.addLine(to: CGPoint(x: -radius * 1.1, y: radius * 1.1))
      band.close()
      p.fill(band, color)
    }
    p.fill(UIBezierPath(ovalIn: CGRect(x: radius * 0.16, y: radius * 0.2, width: radius * 0.4, height: radius * 0.2)), 0xB94A4E, 0.85)
    p.fill(UIBezierPath(ovalIn: CGRect(x: radius * 0.22, y: radius * 0.235, width: radius * 0.28, height: radius * 0.13)), 0xE58A6C, 0.9)
    p.context.restoreGState()
    // Day on the upper left, night on the lower right.
    p.glow(x - radius * 0.42, y - radius * 0.46, radius * 1.1, [.init(0, 0xFFF6DD, 0.6), .init(1, 0xFFF6DD, 0)])
    p.glow(
      x - radius * 0.36, y - radius * 0.4, radius * 1.62, [.init(0.45, 0x24093F, 0), .init(0.8, 0x24093F, 0.62), .init(1, 0x14052B, 0.9)],
      in: UIBezierPath(rect: disc.bounds.insetBy(dx: -1, dy: -1)))
  }
}

/// Draws the half of the rings behind the planet or in front of it.
@MainActor
private func rings(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, front: Bool) {
  let context = p.context
  context.saveGState()
  context.translateBy(x: x, y: y)
  context.rotate(by: -0.34)
  p.clipHard(to: CGRect(x: -70, y: front ? 0 : -70, width: 140, height: 70))
  context.scaleBy(x: 1, y: 0.26)
  func band(_ inner: CGFloat, _ outer: CGFloat, _ stops: [Painter.Stop]) {
    let path = UIBezierPath(ovalIn: CGRect(x: -outer * radius, y: -outer * radius, width: 2 * outer * radius, height: 2 * outer * radius))
    path.append(UIBezierPath(ovalIn: CGRect(x: -inner * radius, y: -inner * radius, width: 2 * inner * radius, height: 2 * inner * radius)))
    path.usesEvenOddFillRule = true
    p.gradient(path, stops, from: CGPoint(x: -outer * radius, y: 0), to: CGPoint(x: outer * radius, y: 0))
  }
  band(1.24, 1.36, [.init(0, 0xFFE3B8, 0.55), .init(1, 0xB77AA0, 0.4)])
  band(1.39, 1.64, [.init(0, 0xFFEBC8, 0.95), .init(0.5, 0xF3BE93, 0.92), .init(1, 0xA8648F, 0.75)])
  band(1.47, 1.50, [.init(0, 0x6B3A6E, 0.4), .init(1, 0x6B3A6E, 0.3)])
  band(1.69, 1.88, [.init(0, 0xE9C0D8, 0.75), .init(0.5, 0xC98BC0, 0.65), .init(1, 0x73509B, 0.5)])
  band(1.92, 1.95, [.init(0, 0xE9C0D8, 0.5), .init(1, 0x73509B, 0.35)])
  context.restoreGState()
}

@MainActor
private func moon(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
  let disc = UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  p.cut(to: disc) {
    p.fill(UIBezierPath(rect: disc.bounds.insetBy(dx: -1, dy: -1)), 0xC9C3E6)
    for (dx, dy, r) in [(-0.3, -0.35, 0.26), (0.35, -0.1, 0.18), (-0.05, 0.4, 0.3), (-0.62, 0.18, 0.15), (0.3, -0.62, 0.12)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      p.circle(x + dx * radius, y + dy * radius, r * radius, 0xA39CCB)
      p.circle(x + (dx + 0.05) * radius, y + (dy + 0.06) * radius, r * radius * 0.84, 0xB6AFD9)
    }
    p.glow(
      x - radius * 0.4, y - radius * 0.45, radius * 1.75, [.init(0.4, 0x1A0B3A, 0), .init(1, 0x1A0B3A, 0.88)],
      in: UIBezierPath(rect: disc.bounds.insetBy(dx: -1, dy: -1)))
  }
}

/// Draws a star with four rays.
@MainActor
private func sparkle(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ reach: CGFloat) {
  p.glow(x, y, reach * 1.5, [.init(0, 0xFFFFFF, 0.45), .init(1, 0xFFFFFF, 0)])
  let star = UIBezierPath()
  star.move(to: CGPoint(x: x, y: y - reach))
  for (px, py) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
    star.addQuadCurve(to: CGPoint(x: x + px * reach, y: y + py * reach), controlPoint: CGPoint(x: x, y: y))
  }
  star.close()
  p.fill(star, 0xFFFFFF, 0.95)
}

@MainActor
private func comet(_ p: Painter, _ h: CGFloat) {
  let head = CGPoint(x: 64, y: h * 0.235), tail = CGPoint(x: 88, y: h * 0.30 - 24)
  let streak = UIBezierPath()
  streak.move(to: CGPoint(x: head.x - 0.5, y: head.y - 0.5))
  streak.addLine(to: tail)
  streak.addLine(to: CGPoint(x: head.x + 0.5, y: head.y + 0.5))
  streak.close()
  p.gradient(streak, [.init(0, 0xFFFFFF, 0.9), .init(1, 0xA8D4FF, 0)], from: head, to: tail)
  p.circle(head.x, head.y, 0.7, 0xFFFFFF)
  p.glow(head.x, head.y, 3, [.init(0, 0xFFFFFF, 0.6), .init(1, 0xA8D4FF, 0)])
}
