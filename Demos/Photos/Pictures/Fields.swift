import Illustration
import UIKit

/// Draws rows of tulips that meet at the horizon, and a mill.
@MainActor func drawTulips(_ p: Painter) {
  let h = p.height, horizon = h * 0.42
  p.sky([.init(0, 0x63B3EA), .init(1, 0xDDF0F7)], top: 0, bottom: horizon)
  for (x, y, w) in [(10.0, 0.14, 26.0), (52, 0.09, 32), (70, 0.22, 22)] {
    for (dx, dy, r) in [(0.0, 0.0, 0.16), (0.22, -1.8, 0.22), (0.5, -0.9, 0.20), (0.74, 0.2, 0.15)] {
      p.circle(x + dx * w, y * h + dy, r * w, 0xFFFFFF, 0.85)
    }
  }
  p.fill(UIBezierPath(rect: CGRect(x: 0, y: horizon, width: 100, height: h - horizon)), 0x3E7F3C)
  let colors: [UInt32] = [
    0xE23D4F, 0xF7C325, 0xF58634, 0xE86AA6, 0xFFFFFF, 0x8E4FB8, 0xE23D4F, 0xF7C325, 0xF58634, 0xE86AA6, 0xFFFFFF, 0x8E4FB8,
  ]
  for (i, color) in colors.enumerated() {
    let near = CGFloat(i - 6) * 34 + 50, far = CGFloat(i - 6) * 3.4 + 50
    let row = UIBezierPath(polygon: [far, horizon, far + 2.3, horizon, near + 23, h + 1, near, h + 1])
    p.gradient(row, [.init(0, color, 0.75), .init(0.3, color), .init(1, color)], top: horizon, bottom: h)
  }
  var scatter = Scatter(31)
  for _ in 0..<420 {
    let t = scatter.next(0.12, 1), y = horizon + t * t * (h - horizon)
    p.circle(scatter.next(0, 100), y, 0.2 + 0.9 * t * t, scatter.next(0, 1) < 0.5 ? 0x2F6B30 : 0x000000, 0.16)
  }
  p.fill(UIBezierPath(polygon: [74, horizon, 75.6, horizon - 13, 80.4, horizon - 13, 82, horizon]), 0x6B4A3A)
  p.fill(UIBezierPath(polygon: [75, horizon - 13, 78, horizon - 17, 81, horizon - 13]), 0x3B2A24)
  for i in 0..<4 {
    let hub = CGPoint(x: 78, y: horizon - 13.4), tip = polar(hub.x, hub.y, 10.5, 28 + 90 * CGFloat(i)),
      side = polar(tip.x, tip.y, 2.2, 118 + 90 * CGFloat(i))
    p.fill(UIBezierPath(polygon: [hub.x, hub.y, tip.x, tip.y, side.x, side.y]), 0xFFF6E6)
    p.line(UIBezierPath(polygon: [hub.x, hub.y, tip.x, tip.y]), 0x3B2A24, width: 0.4)
  }
}

/// Draws balloons over a valley that is still in the shade.
@MainActor func drawBalloons(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0x5AA9E6), .init(0.55, 0xBFE0EE), .init(0.8, 0xFFE6C4), .init(1, 0xFFD2A0)], top: 0, bottom: h * 0.86)
  for (seed, level, lift, color) in [(4, 0.82, 0.06, 0x9FB7C9), (13, 0.88, 0.05, 0x6E8FA8), (26, 0.95, 0.05, 0x3F6680)]
    as [(UInt64, CGFloat, CGFloat, UInt32)]
  {
    let line = ridge(seed: seed, from: h * level, to: h * (level + 0.02), lift: h * lift, levels: 5)
    p.fill(UIBezierPath(ground: line, smooth: true, bottom: h), color)
  }
  balloon(p, 34, h * 0.34, 19, [0xE4572E, 0xF3A712, 0xFFF3DC])
  balloon(p, 76, h * 0.22, 10, [0x2E4C8C, 0x6BA3D6, 0xFFFFFF])
  balloon(p, 70, h * 0.60, 7, [0x7B2D62, 0xE26D8A, 0xFFE0CC])
  balloon(p, 15, h * 0.66, 4.4, [0x1B7F5C, 0x9BD770, 0xFDFBE2])
  balloon(p, 50, h * 0.72, 3, [0xE4572E, 0xFFF3DC, 0xF3A712])
}

@MainActor private func balloon(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ colors: [UInt32]) {
  let skin = UIBezierPath()
  skin.addArc(withCenter: CGPoint(x: x, y: y), radius: r, startAngle: .pi * 0.9, endAngle: .pi * 0.1, clockwise: true)
  skin.addCurve(
    to: CGPoint(x: x + r * 0.22, y: y + r * 1.42), controlPoint1: CGPoint(x: x + r * 0.82, y: y + r * 0.8),
    controlPoint2: CGPoint(x: x + r * 0.36, y: y + r * 1.2))
  skin.addLine(to: CGPoint(x: x - r * 0.22, y: y + r * 1.42))
  skin.addCurve(
    to: CGPoint(x: x - r * 0.951, y: y + r * 0.309), controlPoint1: CGPoint(x: x - r * 0.36, y: y + r * 1.2),
    controlPoint2: CGPoint(x: x - r * 0.82, y: y + r * 0.8))
  skin.close()
  p.inside(skin) {
    p.fill(UIBezierPath(rect: CGRect(x: x - r, y: y - r, width: 2 * r, height: 3 * r)), colors[0])
    for (i, part) in [0.78, 0.50, 0.20].enumerated() {
      p.fill(UIBezierPath(ovalIn: CGRect(x: x - r * part, y: y - r * 1.02, width: 2 * r * part, height: r * 2.9)), colors[(i + 1) % 3])
    }
    p.gradient(
      nil, [.init(0, 0xFFFFFF, 0.28), .init(0.5, 0xFFFFFF, 0), .init(1, 0x1A0F2A, 0.30)], from: CGPoint(x: x - r, y: y - r),
      to: CGPoint(x: x + r, y: y + r))
  }
  for dx in [-0.17, 0.17] {
    p.line(UIBezierPath(polygon: [x + dx * r, y + r * 1.42, x + dx * r * 0.9, y + r * 1.78]), 0x4A3528, width: 0.035 * r)
  }
  p.fill(
    UIBezierPath(roundedRect: CGRect(x: x - r * 0.19, y: y + r * 1.76, width: r * 0.38, height: r * 0.3), cornerRadius: r * 0.06), 0x8A5A33)
}

/// Draws white trunks in autumn.
@MainActor func drawBirches(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0xF3C15B), .init(0.45, 0xE79A3F), .init(1, 0xA8521F)], top: 0, bottom: h)
  var scatter = Scatter(63)
  for layer in 0..<3 {
    let depth = CGFloat(layer)
    for _ in 0..<(70 - layer * 14) {
      let color = [0xFFD977, 0xF2A33A, 0xD9702B][Int(scatter.next(0, 3))]
      p.circle(scatter.next(-4, 104), scatter.next(-4, h * (0.62 - 0.05 * depth)), scatter.next(2, 6.5), UInt32(color), 0.34)
    }
    for i in 0..<(7 - layer * 2) {
      let x = (CGFloat(i) + 0.5) * 100 / CGFloat(7 - layer * 2) + scatter.next(-5, 5), half = 1.1 + depth * 1.35
      let trunk = UIBezierPath(polygon: [x - half, -2, x + half * 0.9, -2, x + half * 1.25, h + 2, x - half * 1.25, h + 2])
      p.gradient(
        trunk, [.init(0, layer == 2 ? 0xFFFDF6 : 0xE9DCC6), .init(0.7, 0xF3EADB), .init(1, 0xA89884)], from: CGPoint(x: x - half, y: 0),
        to: CGPoint(x: x + half, y: 0))
      p.inside(trunk) {
        for _ in 0..<(12 + layer * 4) {
          let y = scatter.next(0, h), wide = half * scatter.next(0.5, 1.5),
            from = x + (scatter.next(0, 1) < 0.5 ? -half * 1.2 : half * 1.2 - wide)
          p.fill(
            UIBezierPath(roundedRect: CGRect(x: from, y: y, width: wide, height: 0.4 + 0.35 * depth), cornerRadius: 0.3), 0x3A302A, 0.8)
        }
      }
    }
  }
  let floor = ridge(seed: 17, from: h * 0.93, to: h * 0.91, lift: h * 0.02, levels: 4)
  p.fill(UIBezierPath(ground: floor, smooth: true, bottom: h), 0x6E3315)
  for _ in 0..<150 {
    p.circle(scatter.next(0, 100), scatter.next(h * 0.91, h), scatter.next(0.3, 0.9), scatter.next(0, 1) < 0.5 ? 0xF2A33A : 0xD9702B, 0.8)
  }
}

/// Draws oranges in their crate, one of them cut.
@MainActor func drawOranges(_ p: Painter) {
  p.fill(UIBezierPath(rect: p.sheet), 0x1F5C4D)
  var scatter = Scatter(77)
  for row in 0..<5 {
    for column in 0..<5 {
      let x = CGFloat(column) * 25 + (row % 2 == 0 ? 0 : 12.5) - 1, y = CGFloat(row) * 22 + 6
      if row == 2 && column == 2 {
        cut(p, x, y)
      } else {
        whole(p, x + scatter.next(-0.7, 0.7), y + scatter.next(-0.7, 0.7), leaf: scatter.next(0, 1) < 0.3)
      }
    }
  }
}

@MainActor private func whole(_ p: Painter, _ x: CGFloat, _ y: CGFloat, leaf: Bool) {
  p.circle(x + 1, y + 1.8, 12, 0x0E3A30, 0.6)
  p.glowing(x, y, 12, 0xFFB347, 0xE8731A)
  p.circle(x + 1.5, y - 5.5, 0.9, 0x5A7A2C)
  guard leaf else { return }
  p.fill(
    UIBezierPath(
      through: [
        CGPoint(x: x + 1.5, y: y - 5.5), CGPoint(x: x + 6, y: y - 10.5), CGPoint(x: x + 11, y: y - 9), CGPoint(x: x + 6.5, y: y - 5.5),
      ], closed: true), 0x7FB24A)
}

@MainActor private func cut(_ p: Painter, _ x: CGFloat, _ y: CGFloat) {
  p.circle(x + 1, y + 1.8, 12, 0x0E3A30, 0.6)
  p.circle(x, y, 12, 0xF08A24)
  p.circle(x, y, 10.9, 0xFFF1D6)
  for i in 0..<10 {
    let a = polar(x, y, 9.6, CGFloat(i) * 36 + 3), b = polar(x, y, 10, CGFloat(i) * 36 + 18), c = polar(x, y, 9.6, CGFloat(i) * 36 + 33),
      tip = polar(x, y, 1.6, CGFloat(i) * 36 + 18)
    p.fill(UIBezierPath(through: [tip, a, b, c], closed: true, tension: 0.6), 0xFFA62B)
  }
}

extension Painter {
  /// Draws a ball that is lit from the upper left.
  fileprivate func glowing(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ light: UInt32, _ dark: UInt32) {
    let ball = UIBezierPath(ovalIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
    inside(ball) { glow(x - r * 0.3, y - r * 0.35, r * 1.7, [.init(0, light), .init(0.45, light), .init(1, dark)]) }
  }
}
