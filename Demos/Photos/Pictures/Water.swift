import Illustration
import UIKit

/// Draws a swimming pool from above, with lanes, a drifting ring and light on the floor.
@MainActor func drawPool(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0x3EC6D6), .init(1, 0x159BC4)], top: 0, bottom: h)
  var scatter = Scatter(6)
  for _ in 0..<46 {  // what the waves do to the sun
    let (x, y, r) = (scatter.next(-6, 100), scatter.next(-6, h), scatter.next(5, 12))
    let points = (0..<6).map { polar(x, y, r * scatter.next(0.6, 1), CGFloat($0) * 60) }
    p.line(UIBezierPath(through: points, closed: true), 0xE9FFFB, 0.20, width: 0.5)
  }
  for x in [24.0, 50, 76] {
    for i in 0..<25 {
      p.fill(
        UIBezierPath(roundedRect: CGRect(x: x - 0.9, y: CGFloat(i) * 4.2 - 1, width: 1.8, height: 3.2), cornerRadius: 0.8),
        i % 4 < 2 ? 0xFF5A4E : 0xFFFFFF)
    }
  }
  p.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 9)), 0xF3E7D3)
  p.fill(UIBezierPath(rect: CGRect(x: 0, y: 8.2, width: 100, height: 1.6)), 0x2A6FA8)
  for x in stride(from: 0.0, to: 100, by: 12.5) { p.fill(UIBezierPath(rect: CGRect(x: x, y: 0, width: 0.4, height: 8.2)), 0xD8C7AC) }
  p.circle(64.5, 63.5, 11.5, 0x0A5E86, 0.25)
  for i in 0..<8 {
    let wedge = UIBezierPath(
      arcCenter: CGPoint(x: 63, y: 60), radius: 8.6, startAngle: CGFloat(i) * .pi / 4, endAngle: CGFloat(i + 1) * .pi / 4, clockwise: true)
    wedge.lineWidth = 5.6
    UIColor(hex: i % 2 == 0 ? 0xFF6B6B : 0xFFF6E8).setStroke()
    wedge.stroke()
  }
}

/// Draws a lighthouse at the end of its wall, when the lamp is as bright as the sun.
@MainActor func drawLighthouse(_ p: Painter) {
  let h = p.height, sea = h * 0.70
  p.sky([.init(0, 0x24395F), .init(0.45, 0x8C6A8F), .init(0.75, 0xF29B7A), .init(1, 0xFFCF8F)], top: 0, bottom: sea)
  for (i, y) in [0.30, 0.37, 0.47, 0.55].enumerated() {
    let width = 30 + CGFloat(i * 17 % 40), x = CGFloat(i * 37 % 60)
    p.fill(
      UIBezierPath(roundedRect: CGRect(x: x, y: h * y, width: width, height: 1.6 + CGFloat(i) * 0.4), cornerRadius: 1.2), 0xFFE0BC, 0.35)
  }
  let beam = UIBezierPath(polygon: [60, h * 0.318, -6, h * 0.20, -6, h * 0.35])
  p.gradient(beam, [.init(0, 0xFFF4C8, 0), .init(1, 0xFFF4C8, 0.75)], from: CGPoint(x: -6, y: 0), to: CGPoint(x: 60, y: 0))
  let water = UIBezierPath(rect: CGRect(x: 0, y: sea, width: 100, height: h - sea))
  p.gradient(water, [.init(0, 0xF0A27E), .init(0.25, 0x9A6C8A), .init(1, 0x1F2F55)], top: sea, bottom: h)
  var scatter = Scatter(12)
  for i in 0..<30 {
    let y = sea + 1 + CGFloat(i) * 1.5, x = scatter.next(-4, 90), width = scatter.next(4, 18)
    p.line(UIBezierPath(polygon: [x, y, x + width, y]), 0xFFE3BE, 0.30, width: 0.35)
  }
  p.fill(UIBezierPath(polygon: [34, sea + 4, 46, sea - 3, 104, sea - 3, 104, sea + 9, 40, sea + 9]), 0x231E33)
  let tower = UIBezierPath(polygon: [54, sea - 3, 56.5, h * 0.36, 63.5, h * 0.36, 66, sea - 3])
  p.gradient(tower, [.init(0, 0xFFF4E6), .init(1, 0xC9B6B8)], from: CGPoint(x: 54, y: 0), to: CGPoint(x: 66, y: 0))
  p.inside(tower) {
    for i in 0..<3 { p.fill(UIBezierPath(rect: CGRect(x: 50, y: h * (0.41 + 0.10 * CGFloat(i)), width: 20, height: h * 0.05)), 0xC94A43) }
  }
  p.fill(UIBezierPath(rect: CGRect(x: 55, y: h * 0.352, width: 10, height: 1.6)), 0x231E33)
  p.glow(60, h * 0.325, 9, [.init(0, 0xFFFBE0, 1), .init(1, 0xFFF0B0, 0)])
  p.fill(UIBezierPath(rect: CGRect(x: 57.4, y: h * 0.305, width: 5.2, height: h * 0.047)), 0xFFF6C8)
  p.fill(UIBezierPath(polygon: [56.4, h * 0.306, 60, h * 0.275, 63.6, h * 0.306]), 0xC94A43)
}

/// Draws a beach from above, with towels, umbrellas and the foam of the sea.
@MainActor func drawBeach(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0xF6E3BE), .init(1, 0xE9CD9C)], top: 0, bottom: h)
  func shore(_ x: CGFloat, _ wave: CGFloat) -> UIBezierPath {
    let line = [(-0.05, 0.0), (0.2, 4.0), (0.45, -1.5), (0.7, 3.0), (1.05, -2.0)].map { CGPoint(x: x + $0.1 * wave, y: $0.0 * h) }
    let path = UIBezierPath(through: line, closed: false)
    path.addLine(to: CGPoint(x: 104, y: h * 1.05))
    path.addLine(to: CGPoint(x: 104, y: -h * 0.05))
    path.close()
    return path
  }
  p.fill(shore(60, 1.1), 0xCFAF7E)
  p.fill(shore(63, 1.15), 0xFFFFFF)
  p.gradient(
    shore(65.5, 1.2), [.init(0, 0x7FE0D6), .init(0.5, 0x2FB8CB), .init(1, 0x1479AF)], from: CGPoint(x: 64, y: 0), to: CGPoint(x: 100, y: 0))
  p.line(shore(74, 1.4), 0xFFFFFF, 0.55, width: 0.7)
  let spots: [(CGFloat, CGFloat, UInt32)] = [
    (14, 16, 0xE4572E), (38, 28, 0x2E86AB), (16, 46, 0xF6AE2D), (43, 58, 0x3BB273), (20, 76, 0x7768AE), (46, 88, 0xE4572E),
  ]
  for (i, (x, y, color)) in spots.enumerated() {
    p.context.saveGState()
    p.context.translateBy(x: x + 9, y: y + 1)
    p.context.rotate(by: CGFloat(i % 3) * 0.5 - 0.4)
    p.fill(UIBezierPath(roundedRect: CGRect(x: -2.6, y: -6, width: 5.2, height: 12), cornerRadius: 0.6), i % 2 == 0 ? 0xFFFFFF : 0xF3A6A0)
    p.fill(UIBezierPath(rect: CGRect(x: -2.6, y: -2, width: 5.2, height: 1.4)), color)
    p.context.restoreGState()
    p.circle(x + 2, y + 3, 8.4, 0x9C7B47, 0.35)
    for wedge in 0..<8 {
      let part = UIBezierPath()
      part.move(to: CGPoint(x: x, y: y))
      part.addArc(
        withCenter: CGPoint(x: x, y: y), radius: 8.4, startAngle: CGFloat(wedge) * .pi / 4, endAngle: CGFloat(wedge + 1) * .pi / 4,
        clockwise: true)
      part.close()
      p.fill(part, wedge % 2 == 0 ? color : 0xFFF8EA)
    }
    p.circle(x, y, 0.8, 0xFFFFFF)
  }
}

/// Draws the moon's reflection on the water.
@MainActor func drawMoonway(_ p: Painter) {
  let h = p.height, sea = h * 0.58
  p.sky([.init(0, 0x0A1030), .init(0.7, 0x1D2C5E), .init(1, 0x44558F)], top: 0, bottom: sea)
  var scatter = Scatter(29)
  for _ in 0..<70 { p.circle(scatter.next(0, 100), scatter.next(0, sea), scatter.next(0.1, 0.3), 0xFFFFFF, scatter.next(0.3, 0.9)) }
  p.glow(54, h * 0.30, 44, [.init(0, 0xDDE6FF, 0.55), .init(1, 0x8FA4E8, 0)])
  p.circle(54, h * 0.30, 11, 0xF6F3E4)
  for (x, y, r) in [(50.0, 0.27, 2.4), (57, 0.32, 3.1), (56, 0.255, 1.4), (49.5, 0.335, 1.6)] { p.circle(x, y * h, r, 0xDAD6C6) }
  let water = UIBezierPath(rect: CGRect(x: 0, y: sea, width: 100, height: h - sea))
  p.gradient(water, [.init(0, 0x35457F), .init(1, 0x070B22)], top: sea, bottom: h)
  for i in 0..<64 {
    let depth = CGFloat(i) / 64, y = sea + 0.6 + depth * depth * (h - sea)
    let half = 3 + depth * 20, x = 54 + scatter.next(-half, half), width = scatter.next(1.5, 4 + 12 * depth)
    p.fill(
      UIBezierPath(roundedRect: CGRect(x: x - width / 2, y: y, width: width, height: 0.4 + depth), cornerRadius: 0.5), 0xF2EFDC,
      0.75 - 0.35 * depth)
  }
  let sail = UIBezierPath(polygon: [22, sea - 12, 22, sea - 1.6, 15.5, sea - 1.6])
  p.fill(sail, 0x0A0F28)
  p.fill(UIBezierPath(polygon: [22.8, sea - 9.5, 22.8, sea - 1.6, 27, sea - 1.6]), 0x0A0F28)
  p.fill(UIBezierPath(polygon: [14.5, sea - 1, 28.5, sea - 1, 26, sea + 1.6, 17, sea + 1.6]), 0x0A0F28)
}
