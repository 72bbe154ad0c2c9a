import Illustration
import UIKit

/// Returns a still life of circles, halves and quarters.
@MainActor
func drawBoldFruit(size: CGSize, scale: CGFloat) -> UIImage {
  Painter.image(size: size, scale: scale) { p in
    let h = p.height
    p.fill(UIBezierPath(rect: p.sheet), 0xFBEBD3)
    // A wall of three colours and a table.
    let table = h * 0.63, foot = table + 5
    p.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: table)), 0xF9D9B0)
    p.circle(80, h * 0.36, 31, 0xF7B267)
    p.circle(80, h * 0.36, 20.5, 0xF79D65)
    p.fill(UIBezierPath(rect: CGRect(x: 0, y: table, width: 100, height: h - table)), 0x8CCFC0)
    p.fill(UIBezierPath(rect: CGRect(x: 0, y: table, width: 100, height: 1.1)), 0xA9DED2)

    // The light comes from the upper left.
    for (x, y, reach) in [
      (75, foot, 21), (25, foot, 11.5), (49, foot + 1.5, 12.5), (27, foot + 16, 12), (60.5, foot + 14.8, 9), (86, foot + 12, 9),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      p.fill(UIBezierPath(ovalIn: CGRect(x: x - reach, y: y - 2.1, width: 2 * reach, height: 4.2)), 0x5FAFA0)
    }
    watermelon(p, 69, foot, 27)
    p.context.saveGState()  // the pear as drawn would reach into the title
    p.context.translateBy(x: 19, y: foot)
    p.context.scaleBy(x: 0.86, y: 0.86)
    pear(p, 0, 0)
    p.context.restoreGState()
    orange(p, 43, foot - 12, 13.5)
    lemon(p, 22, foot + 9)
    cherries(p, 55, foot + 7)
    halfLime(p, 83, foot + 12, 8)
  }
}

/// Draws half of a disc that stands on its round side. Its flat side is at the top, at `y − radius`.
@MainActor
private func watermelon(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
  func half(_ r: CGFloat) -> UIBezierPath {
    let path = UIBezierPath(arcCenter: CGPoint(x: x, y: y - radius), radius: r, startAngle: 0, endAngle: .pi, clockwise: true)
    path.close()
    return path
  }
  p.context.saveGState()
  p.context.translateBy(x: x, y: y - radius)
  p.context.rotate(by: -0.22)
  p.context.translateBy(x: -x, y: -(y - radius))
  p.fill(half(radius), 0x2A7F62)
  p.inside(half(radius)) {
    for angle in stride(from: 8, to: 180, by: 21) as StrideTo<CGFloat> {
      let stripe = UIBezierPath()
      stripe.move(to: polar(x, y - radius, radius * 0.86, angle))
      stripe.addLine(to: polar(x, y - radius, radius * 1.02, angle))
      p.line(stripe, 0x1B5E4B, width: 2.1)
    }
  }
  p.fill(half(radius * 0.9), 0xD8F0C4)
  p.fill(half(radius * 0.84), 0xEF4E5B)
  p.inside(half(radius * 0.84)) {
    p.fill(UIBezierPath(rect: CGRect(x: x, y: y - radius, width: radius, height: radius)), 0xD93A4C)
  }
  for (distance, angles) in [(0.66, [22, 52, 84, 116, 148, 170]), (0.4, [35, 78, 122, 155]), (0.17, [90])] as [(CGFloat, [CGFloat])] {
    for angle in angles {
      let at = polar(x, y - radius, radius * distance, angle)
      p.context.saveGState()
      p.context.translateBy(x: at.x, y: at.y)
      p.context.rotate(by: (angle - 90) * .pi / 180)
      p.fill(UIBezierPath(ovalIn: CGRect(x: -0.72, y: -1.25, width: 1.44, height: 2.5)), 0x2B1B2D)
      p.context.restoreGState()
    }
  }
  p.context.restoreGState()
}

/// Draws two circles that are joined by their tangents, with one half in shade.
@MainActor
private func pear(_ p: Painter, _ x: CGFloat, _ table: CGFloat) {
  func c(_ dx: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: table - y) }
  let body = UIBezierPath()
  body.move(to: c(0, 0))
  body.addCurve(to: c(13, 13), controlPoint1: c(7.6, 0), controlPoint2: c(13, 5.4))
  body.addCurve(to: c(6.4, 30), controlPoint1: c(13, 20), controlPoint2: c(7.6, 23))
  body.addCurve(to: c(0, 37), controlPoint1: c(5.8, 34.4), controlPoint2: c(3.6, 37))
  body.addCurve(to: c(-6.4, 30), controlPoint1: c(-3.6, 37), controlPoint2: c(-5.8, 34.4))
  body.addCurve(to: c(-13, 13), controlPoint1: c(-7.6, 23), controlPoint2: c(-13, 20))
  body.addCurve(to: c(0, 0), controlPoint1: c(-13, 5.4), controlPoint2: c(-7.6, 0))
  body.close()
  p.fill(body, 0xB8CC3F)
  p.inside(body) { p.fill(UIBezierPath(rect: CGRect(x: x, y: table - 40, width: 20, height: 42)), 0x92AB2C) }
  p.fill(UIBezierPath(ovalIn: CGRect(x: x - 8.4, y: table - 18, width: 3.4, height: 7.4)), 0xE3EE92)
  let stem = UIBezierPath()
  stem.move(to: c(0, 36))
  stem.addQuadCurve(to: c(2.6, 43.5), controlPoint: c(0.4, 41))
  p.line(stem, 0x5B3A29, width: 1.6)
  let leaf = UIBezierPath()
  leaf.move(to: c(1, 39.6))
  leaf.addQuadCurve(to: c(13, 44.5), controlPoint: c(5, 47))
  leaf.addQuadCurve(to: c(1, 39.6), controlPoint: c(10, 38))
  leaf.close()
  p.fill(leaf, 0x2A7F62)
}

/// Draws an orange that is cut open, with rind, pith and eight segments.
@MainActor
private func orange(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
  p.circle(x, y, radius, 0xF26419)
  p.circle(x, y, radius * 0.88, 0xFFF1DC)
  for i in 0..<8 {
    let from = CGFloat(i) * 45 + 3.2, to = from + 38.6, mid = (from + to) / 2
    let tip = polar(x, y, radius * 0.12, mid)
    let segment = UIBezierPath()
    segment.move(to: tip)
    segment.addLine(to: polar(x, y, radius * 0.8, from))
    segment.addQuadCurve(to: polar(x, y, radius * 0.8, to), controlPoint: polar(x, y, radius * 0.9, mid))
    segment.close()
    p.fill(segment, i % 2 == 0 ? 0xF6AE2D : 0xF79824)
    p.line(segment, i % 2 == 0 ? 0xF6AE2D : 0xF79824, width: 0.7)
  }
  p.circle(x, y, radius * 0.07, 0xFFF1DC)
}

@MainActor
private func lemon(_ p: Painter, _ x: CGFloat, _ y: CGFloat) {
  func shape() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x - 13.4, y: y))
    path.addCurve(
      to: CGPoint(x: x, y: y - 7.8), controlPoint1: CGPoint(x: x - 9.6, y: y - 1.4), controlPoint2: CGPoint(x: x - 7, y: y - 7.8))
    path.addCurve(
      to: CGPoint(x: x + 13.4, y: y), controlPoint1: CGPoint(x: x + 7, y: y - 7.8), controlPoint2: CGPoint(x: x + 9.6, y: y - 1.4))
    path.addCurve(
      to: CGPoint(x: x, y: y + 7.8), controlPoint1: CGPoint(x: x + 9.6, y: y + 1.4), controlPoint2: CGPoint(x: x + 7, y: y + 7.8))
    path.addCurve(
      to: CGPoint(x: x - 13.4, y: y), controlPoint1: CGPoint(x: x - 7, y: y + 7.8), controlPoint2: CGPoint(x: x - 9.6, y: y + 1.4))
    path.close()
    return path
  }
  p.fill(shape(), 0xFFD23F)
  p.inside(shape()) { p.fill(UIBezierPath(rect: CGRect(x: x - 15, y: y, width: 30, height: 9)), 0xF0B429) }
  p.fill(UIBezierPath(ovalIn: CGRect(x: x - 7, y: y - 5.2, width: 6.4, height: 2.2)), 0xFFF0A8)
}

@MainActor
private func cherries(_ p: Painter, _ x: CGFloat, _ y: CGFloat) {
  let knot = CGPoint(x: x + 3.6, y: y - 12)
  for (dx, dy, radius) in [(-4.2, 4, 4.7), (5.6, 6.4, 5.2)] as [(CGFloat, CGFloat, CGFloat)] {
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: x + dx, y: y + dy - radius * 0.7))
    stem.addQuadCurve(to: knot, controlPoint: CGPoint(x: x + dx * 0.7, y: y - 6))
    p.line(stem, 0x7FB069, width: 0.85)
    p.circle(x + dx, y + dy, radius, 0xC81D4E)
    let half = UIBezierPath(
      arcCenter: CGPoint(x: x + dx, y: y + dy), radius: radius, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    p.fill(half, 0xA3123D)
    p.circle(x + dx - radius * 0.4, y + dy - radius * 0.38, radius * 0.2, 0xFFC2D1)
  }
}

/// Draws half of a lime that lies on its round side.
@MainActor
private func halfLime(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
  func half(_ r: CGFloat, _ hex: UInt32) {
    let path = UIBezierPath(arcCenter: CGPoint(x: x, y: y), radius: r, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
    path.close()
    p.fill(path, hex)
  }
  half(radius, 0x3E8E41)
  half(radius * 0.88, 0xEAF7C6)
  for i in 0..<4 {
    let from = 180 + CGFloat(i) * 45 + 4, to = from + 37
    let segment = UIBezierPath()
    segment.move(to: polar(x, y - 0.4, radius * 0.14, (from + to) / 2))
    segment.addLine(to: polar(x, y - 0.4, radius * 0.76, from))
    segment.addQuadCurve(to: polar(x, y - 0.4, radius * 0.76, to), controlPoint: polar(x, y - 0.4, radius * 0.88, (from + to) / 2))
    segment.close()
    p.fill(segment, 0x9BD770)
  }
}
