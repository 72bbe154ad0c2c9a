import Illustration
import UIKit

/// Returns a city between a huge sun and its river.
@MainActor
func drawSunsetCity(size: CGSize, scale: CGFloat) -> UIImage {
  Painter.image(size: size, scale: scale) { p in
    let h = p.height, water = h * 0.80
    p.sky(
      [.init(0, 0x2D1E5F), .init(0.3, 0x7B2F7F), .init(0.55, 0xE2557A), .init(0.78, 0xFF9466), .init(1, 0xFFD08A)], top: 0, bottom: water)
    let sun = (x: CGFloat(50), y: h * 0.56, r: CGFloat(27))
    p.glow(sun.x, sun.y, 62, [.init(0, 0xFFD9A0, 0.6), .init(0.45, 0xFF9A76, 0.3), .init(1, 0xFF7B7B, 0)])
    p.gradient(
      UIBezierPath(ovalIn: CGRect(x: sun.x - sun.r, y: sun.y - sun.r, width: 2 * sun.r, height: 2 * sun.r)),
      [.init(0, 0xFFF3B8), .init(0.5, 0xFFC56B), .init(1, 0xFF7A6B)], top: sun.y - sun.r, bottom: sun.y + sun.r)
    // Clouds: bands with round ends across the sun and beside it.
    for (x, y, width, tall, alpha) in [
      (58, 0.44, 52, 2.0, 0.5), (46, 0.47, 24, 1.5, 0.38), (-6, 0.40, 36, 2.2, 0.32), (8, 0.43, 30, 1.6, 0.28), (70, 0.40, 26, 1.6, 0.22),
      (20, 0.54, 26, 1.3, 0.3),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] {
      p.fill(UIBezierPath(roundedRect: CGRect(x: x, y: y * h, width: width, height: tall), cornerRadius: tall / 2), 0xFFE1C4, alpha)
    }
    birds(p, h)
    let rows: [(seed: UInt64, low: CGFloat, high: CGFloat, wide: CGFloat, top: UInt32, foot: UInt32, lit: CGFloat)] = [
      (4, 0.10, 0.22, 6.4, 0xD4617F, 0xFF9C7E, 0), (11, 0.14, 0.32, 8.4, 0x96417F, 0xD9647C, 0.16),
      (28, 0.07, 0.25, 10.4, 0x4C2468, 0x86396F, 0.30),
      (52, 0.03, 0.115, 12.5, 0x241446, 0x3B1D58, 0.34),
    ]
    for row in rows { skyline(p, h, water, row) }
    // The river: the sky again, upside down and darker, and the sun's path on it.
    let river = UIBezierPath(rect: CGRect(x: 0, y: water, width: 100, height: h - water))
    p.gradient(river, [.init(0, 0xE0627A), .init(0.3, 0x8C3A78), .init(1, 0x2A1750)], top: water, bottom: h)
    p.inside(river) {
      p.glow(50, water, 42, [.init(0, 0xFFD28F, 0.75), .init(0.5, 0xFF9A76, 0.3), .init(1, 0xFF7B7B, 0)])
      var scatter = Scatter(33)
      for i in 0..<46 {
        let t = CGFloat(i) / 46, y = water + 0.6 + t * t * (h - water)
        let spread = 10 + 38 * t, x = 50 + scatter.next(-spread, spread), width = scatter.next(3, 13) * (0.5 + t)
        let band = UIBezierPath(roundedRect: CGRect(x: x - width / 2, y: y, width: width, height: 0.35 + 0.55 * t), cornerRadius: 0.2)
        p.fill(band, i % 3 == 0 ? 0x2A1750 : 0xFFD9A0, i % 3 == 0 ? 0.3 : 0.55 * (1 - t * 0.75))
      }
    }
    p.fill(UIBezierPath(rect: CGRect(x: 0, y: water - 0.5, width: 100, height: 1)), 0x1B0F38)
  }
}

/// Draws one row of houses, from the left edge to the right.
@MainActor
private func skyline(
  _ p: Painter, _ h: CGFloat, _ water: CGFloat,
  _ row: (seed: UInt64, low: CGFloat, high: CGFloat, wide: CGFloat, top: UInt32, foot: UInt32, lit: CGFloat)
) {
  var scatter = Scatter(row.seed)
  let houses = UIBezierPath()
  var windows: [CGRect] = []
  var x: CGFloat = -3
  while x < 102 {
    let width = row.wide * scatter.next(0.65, 1.2), tall = h * scatter.next(row.low, row.high), roof = scatter.next(0, 1)
    let top = water - tall
    houses.append(UIBezierPath(rect: CGRect(x: x, y: top, width: width, height: tall)))
    if roof < 0.2 {
      houses.append(UIBezierPath(polygon: [x, top + 0.1, x + width, top - width * 0.55, x + width, top + 0.1]))
    } else if roof < 0.42 {
      houses.append(UIBezierPath(rect: CGRect(x: x + width * 0.2, y: top - width * 0.3, width: width * 0.6, height: width * 0.35)))
      houses.append(UIBezierPath(rect: CGRect(x: x + width * 0.47, y: top - width * 1.1, width: width * 0.06, height: width)))
    } else if roof < 0.56 {
      houses.append(UIBezierPath(polygon: [x, top + 0.1, x + width / 2, top - width * 0.8, x + width, top + 0.1]))
    } else if roof < 0.66 {
      houses.append(UIBezierPath(ovalIn: CGRect(x: x, y: top - width / 2, width: width, height: width)))
    }
    if row.lit > 0 {
      let columns = max(2, Int(width / 1.7)), step = width / (CGFloat(columns) + 0.4)
      var y = top + 1.4
      while y < water - 2.4 {
        for i in 0..<columns where scatter.next(0, 1) < row.lit {
          windows.append(CGRect(x: x + step * (0.35 + CGFloat(i)), y: y, width: step * 0.62, height: 1.15))
        }
        y += 2.1
      }
    }
    x += width + scatter.next(-0.2, 1.4)
  }
  p.gradient(houses, [.init(0, row.top), .init(1, row.foot)], top: water - h * row.high, bottom: water)
  UIColor(hex: 0xFFD58A, alpha: 0.9).setFill()
  p.context.fill(windows)
}

/// Draws a loose flock of birds in the upper right.
@MainActor
private func birds(_ p: Painter, _ h: CGFloat) {
  for (x, y, s) in [(80, 0.35, 1.4), (85, 0.335, 1.1), (89, 0.36, 0.9), (76, 0.375, 0.8), (93, 0.342, 0.7)] as [(CGFloat, CGFloat, CGFloat)]
  {
    let wings = UIBezierPath()
    wings.move(to: CGPoint(x: x - 2 * s, y: y * h - 0.6 * s))
    wings.addQuadCurve(to: CGPoint(x: x, y: y * h), controlPoint: CGPoint(x: x - 0.9 * s, y: y * h - 1.2 * s))
    wings.addQuadCurve(to: CGPoint(x: x + 2 * s, y: y * h - 0.6 * s), controlPoint: CGPoint(x: x + 0.9 * s, y: y * h - 1.2 * s))
    p.line(wings, 0x3A1B5C, 0.85, width: 0.34 * s)
  }
}
