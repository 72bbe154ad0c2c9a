import Illustration
import UIKit

/// Returns a clearing that is cut out of sheets of paper. Each sheet casts its shadow on the next.
@MainActor
func drawPaperForest(size: CGSize, scale: CGFloat) -> UIImage {
  Painter.image(size: size, scale: scale) { p in
    let h = p.height
    p.sky(
      [.init(0, 0x0E3A4F), .init(0.3, 0x1F6F7E), .init(0.5, 0x5FB0A5), .init(0.64, 0xC9E3BE), .init(0.72, 0xF8E7B4)], top: 0, bottom: h)
    for (radius, alpha) in [(25, 0.14), (19.5, 0.22)] as [(CGFloat, CGFloat)] { p.circle(58, h * 0.44, radius, 0xFFF6D0, alpha) }
    p.circle(58, h * 0.44, 14, 0xFFF8DE)
    flock(p, h)

    // Sheets from the back: where the hills stand, the colour, trees as (x, height).
    let sheets: [(left: CGFloat, right: CGFloat, seed: UInt64, color: UInt32, trees: [(CGFloat, CGFloat)])] = [
      (0.60, 0.63, 5, 0xA9D3B2, [(9, 11), (17, 15), (25, 10), (78, 12), (86, 17), (94, 12), (69, 8)]),
      (0.70, 0.66, 2, 0x6FB39A, [(4, 21), (14, 27), (24, 18), (76, 20), (87, 29), (97, 22)]),
      (0.78, 0.80, 8, 0x3D8C80, [(0, 34), (12, 40), (22, 24), (83, 30), (94, 44)]),
    ]
    for sheet in sheets {
      let ground = ridge(seed: sheet.seed, from: sheet.left * h, to: sheet.right * h, lift: h * 0.045, levels: 2)
      p.shadowed(0, 0.7, 3.2, 0x0D3B3A, 0.42) { p.fill(paper(ground, sheet.trees, h), sheet.color) }
    }
    deer(p, 46, 0.80 * h)
    let front = ridge(seed: 13, from: 0.86 * h, to: 0.88 * h, lift: h * 0.035, levels: 2)
    p.shadowed(0, 0.7, 3.4, 0x08302F, 0.5) { p.fill(paper(front, [(-3, 62), (103, 70), (92, 26), (9, 24)], h), 0x1F6663) }
    // The nearest sheet frames the picture with leaves.
    p.shadowed(0, 0.9, 4.2, 0x06211F, 0.55) { p.fill(frame(h), 0x0F4444) }
  }
}

/// Draws hills and trees in one piece of paper.
@MainActor
private func paper(_ ground: [CGPoint], _ trees: [(CGFloat, CGFloat)], _ h: CGFloat) -> UIBezierPath {
  let sheet = UIBezierPath(ground: ground, smooth: true, bottom: h + 2)
  for (x, tall) in trees {
    let foot = ground.min { abs($0.x - x) < abs($1.x - x) }!.y + 3
    let wide = tall * 0.34
    for tier in 0..<3 {
      let t = CGFloat(tier), top = foot - tall + t * tall * 0.23, reach = wide * (0.52 + 0.24 * t)
      // Sides that hang a little, as folded paper does.
      let part = UIBezierPath()
      part.move(to: CGPoint(x: x, y: top))
      part.addQuadCurve(to: CGPoint(x: x + reach, y: top + tall * 0.36), controlPoint: CGPoint(x: x + reach * 0.34, y: top + tall * 0.26))
      part.addQuadCurve(to: CGPoint(x: x - reach, y: top + tall * 0.36), controlPoint: CGPoint(x: x, y: top + tall * 0.42))
      part.addQuadCurve(to: CGPoint(x: x, y: top), controlPoint: CGPoint(x: x - reach * 0.34, y: top + tall * 0.26))
      part.close()
      sheet.append(part)
    }
    sheet.append(UIBezierPath(rect: CGRect(x: x - tall * 0.03, y: foot - tall * 0.25, width: tall * 0.06, height: tall * 0.3)))
  }
  return sheet
}

/// Draws a stag that stands at a point and looks back.
@MainActor
private func deer(_ p: Painter, _ x: CGFloat, _ y: CGFloat) {
  func c(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
  let body = UIBezierPath(
    through: [
      c(-7.6, -9.6), c(-3, -10.2), c(2.4, -10), c(4.6, -12.4), c(5.4, -16), c(7.2, -17.2), c(10, -16.2), c(10.4, -15.2), c(8, -14.2),
      c(7.6, -12),
      c(7, -8), c(4.8, -5.4), c(0, -5.2), c(-5, -5.4), c(-8.2, -6.4), c(-8.6, -8.4),
    ], closed: true, tension: 0.9)
  for (top, knee, foot) in [(-7, -6.4, -7.2), (-4.8, -4.6, -4.4), (4, 4.4, 3.8), (6, 6.6, 6.6)] as [(CGFloat, CGFloat, CGFloat)] {
    body.append(
      UIBezierPath(
        polygon: [
          x + top - 1.1, y - 7, x + top + 1.2, y - 7, x + knee + 0.5, y - 3.2, x + foot + 0.45, y + 0.6, x + foot - 0.45, y + 0.6,
          x + knee - 0.45, y - 3.2,
        ]))
  }
  body.append(UIBezierPath(through: [c(-9.4, -7.6), c(-10, -9.6), c(-8.2, -9)], closed: true))
  body.append(UIBezierPath(through: [c(5.4, -15.6), c(4.2, -18.2), c(6, -16.6)], closed: true))
  p.shadowed(0, 0.4, 1.6, 0x0D3B3A, 0.4) { p.fill(body, 0x9A4B2F) }
  for side in [-1, 1] as [CGFloat] {
    let antler = UIBezierPath()
    antler.move(to: c(6.8, -17))
    antler.addQuadCurve(to: c(6.6 + side * 3.2, -23), controlPoint: c(6.6 + side * 3.6, -19))
    antler.move(to: c(6.7 + side * 1.7, -18.6))
    antler.addLine(to: c(6.6 + side * 0.6, -21.6))
    antler.move(to: c(6.6 + side * 2.6, -20.4))
    antler.addLine(to: c(6.6 + side * 4.6, -22))
    p.line(antler, 0x9A4B2F, width: 0.6)
  }
}

/// Draws leaves and boughs along the edges.
@MainActor
private func frame(_ h: CGFloat) -> UIBezierPath {
  let path = UIBezierPath(
    ground: [
      CGPoint(x: -2, y: h * 0.93), CGPoint(x: 22, y: h * 0.945), CGPoint(x: 50, y: h * 0.965), CGPoint(x: 78, y: h * 0.945),
      CGPoint(x: 102, y: h * 0.92),
    ], smooth: true, bottom: h + 2)
  func leaf(_ x: CGFloat, _ y: CGFloat, _ long: CGFloat, _ degrees: CGFloat) {
    let tip = polar(x, y, long, degrees), a = polar(x, y, long * 0.55, degrees - 22), b = polar(x, y, long * 0.55, degrees + 22)
    path.move(to: CGPoint(x: x, y: y))
    path.addQuadCurve(to: tip, controlPoint: a)
    path.addQuadCurve(to: CGPoint(x: x, y: y), controlPoint: b)
    path.close()
  }
  var scatter = Scatter(27)
  for i in 0..<7 {
    leaf(-1 + CGFloat(i) * 3.2, h * 0.96, scatter.next(9, 17), -90 + scatter.next(-14, 14) + CGFloat(i) * 5)
    leaf(101 - CGFloat(i) * 3.2, h * 0.955, scatter.next(9, 18), -90 + scatter.next(-14, 14) - CGFloat(i) * 5)
  }
  return path
}

@MainActor
private func flock(_ p: Painter, _ h: CGFloat) {
  for (x, y, s) in [(66, 0.335, 1.3), (71.5, 0.32, 1), (62, 0.31, 0.8)] as [(CGFloat, CGFloat, CGFloat)] {
    let bird = UIBezierPath()
    bird.move(to: CGPoint(x: x - 2.2 * s, y: h * y - s))
    bird.addQuadCurve(to: CGPoint(x: x, y: h * y), controlPoint: CGPoint(x: x - 0.8 * s, y: h * y - 1.4 * s))
    bird.addQuadCurve(to: CGPoint(x: x + 2.2 * s, y: h * y - s), controlPoint: CGPoint(x: x + 0.8 * s, y: h * y - 1.4 * s))
    bird.addQuadCurve(to: CGPoint(x: x - 2.2 * s, y: h * y - s), controlPoint: CGPoint(x: x, y: h * y + 0.7 * s))
    p.fill(bird, 0xE9B872)
  }
}
