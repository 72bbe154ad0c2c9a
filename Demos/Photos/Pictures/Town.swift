import Illustration
import UIKit

/// Draws azulejos, which are quarter circles in two blues, turned at random.
@MainActor func drawTiles(_ p: Painter) {
  let side: CGFloat = 20
  var scatter = Scatter(44)
  p.fill(UIBezierPath(rect: p.sheet), 0xF4F1E6)
  for row in 0..<Int((p.height / side).rounded(.up)) {
    for column in 0..<5 {
      let turn = Int(scatter.next(0, 4)), color: UInt32 = scatter.next(0, 1) < 0.72 ? 0x1F4E9C : 0x5C9BD6
      p.context.saveGState()
      p.context.translateBy(x: (CGFloat(column) + 0.5) * side, y: (CGFloat(row) + 0.5) * side)
      p.context.rotate(by: CGFloat(turn) * .pi / 2)
      let tile = UIBezierPath(rect: CGRect(x: -side / 2, y: -side / 2, width: side, height: side))
      p.inside(tile) {
        p.circle(-side / 2, -side / 2, side * 0.86, color)
        p.circle(-side / 2, -side / 2, side * 0.62, 0xF4F1E6)
        p.circle(-side / 2, -side / 2, side * 0.40, 0xE8B23A)
        p.circle(-side / 2, -side / 2, side * 0.22, color)
        p.circle(side / 2, side / 2, side * 0.34, color)
        p.circle(side / 2, side / 2, side * 0.16, 0xF4F1E6)
      }
      p.context.restoreGState()
    }
  }
  for i in 0...5 {
    let at = CGFloat(i) * side
    p.line(UIBezierPath(polygon: [at, 0, at, p.height]), 0xCFC8B4, 0.9, width: 0.5)
    p.line(UIBezierPath(polygon: [0, at, 100, at]), 0xCFC8B4, 0.9, width: 0.5)
  }
  p.gradient(
    nil, [.init(0, 0xFFFFFF, 0.22), .init(0.5, 0xFFFFFF, 0), .init(1, 0x0A1A3A, 0.14)], from: .zero, to: CGPoint(x: 100, y: p.height))
}

/// Draws a block of flats at night, with a few windows lit.
@MainActor func drawWindows(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0x0E1130), .init(1, 0x33245A)], top: 0, bottom: h)
  var scatter = Scatter(71)
  for _ in 0..<40 { p.circle(scatter.next(0, 100), scatter.next(0, h * 0.2), scatter.next(0.1, 0.3), 0xFFFFFF, 0.7) }
  p.fill(UIBezierPath(rect: CGRect(x: 0, y: h * 0.22, width: 26, height: h)), 0x161A3C)
  p.fill(UIBezierPath(rect: CGRect(x: 74, y: h * 0.30, width: 26, height: h)), 0x141736)
  let wall = CGRect(x: 16, y: h * 0.12, width: 68, height: h)
  p.gradient(UIBezierPath(rect: wall), [.init(0, 0x2B2D5C), .init(1, 0x1A1B40)], top: wall.minY, bottom: h)
  p.fill(UIBezierPath(rect: CGRect(x: 14, y: wall.minY - 1.6, width: 72, height: 2.4)), 0x3C3F78)
  for row in 0..<10 {
    for column in 0..<5 {
      let frame = CGRect(x: 21 + CGFloat(column) * 12.4, y: wall.minY + 6 + CGFloat(row) * 13.2, width: 8.4, height: 9)
      let draw = scatter.next(0, 1)
      let color: UInt32 = draw < 0.55 ? 0x12143A : draw < 0.80 ? 0xFFD27A : draw < 0.92 ? 0xFFEFC4 : 0x7FC8FF
      p.fill(UIBezierPath(rect: frame), color)
      guard draw >= 0.55 else { continue }
      p.glow(frame.midX, frame.midY, 9, [.init(0, color, 0.35), .init(1, color, 0)])
      if draw < 0.72 {
        p.fill(UIBezierPath(rect: CGRect(x: frame.minX, y: frame.minY, width: 2.2, height: 9)), 0xE08A5A, 0.8)
        p.fill(UIBezierPath(rect: CGRect(x: frame.maxX - 2.2, y: frame.minY, width: 2.2, height: 9)), 0xE08A5A, 0.8)
      } else if draw < 0.80 {
        p.circle(frame.midX, frame.midY + 0.6, 1.3, 0x2A1B33)
        p.fill(UIBezierPath(roundedRect: CGRect(x: frame.midX - 2, y: frame.midY + 1.8, width: 4, height: 4), cornerRadius: 1.4), 0x2A1B33)
      }
      p.line(UIBezierPath(polygon: [frame.midX, frame.minY, frame.midX, frame.maxY]), 0x1A1B40, 0.8, width: 0.4)
    }
  }
}

/// Draws a cup from above on a marble table, with the morning's post.
@MainActor func drawCup(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0xE9E4DE), .init(1, 0xD2CAC2)], top: 0, bottom: h)
  var scatter = Scatter(19)
  for _ in 0..<7 {
    let y = scatter.next(0, h)
    let vein = [
      CGPoint(x: -4, y: y), CGPoint(x: 34, y: y + scatter.next(-12, 12)), CGPoint(x: 68, y: y + scatter.next(-16, 16)),
      CGPoint(x: 104, y: y + scatter.next(-22, 22)),
    ]
    p.line(UIBezierPath(through: vein, closed: false), 0xB5ABA2, 0.45, width: scatter.next(0.3, 1.1))
  }
  p.context.saveGState()
  p.context.translateBy(x: 82, y: 22)
  p.context.rotate(by: 0.3)
  p.shadowed(0.6, 1, 2.4, 0x3A2E28, 0.3) { p.fill(UIBezierPath(rect: CGRect(x: -22, y: -30, width: 44, height: 52)), 0xFBF8F2) }
  p.fill(UIBezierPath(rect: CGRect(x: -18, y: -8, width: 22, height: 24)), 0xD9A441)
  for i in 0..<7 { p.fill(UIBezierPath(rect: CGRect(x: 7, y: -8 + CGFloat(i) * 3.6, width: 11, height: 1.1)), 0x8A817A, 0.7) }
  p.context.restoreGState()
  p.shadowed(1.2, 2, 5, 0x3A2E28, 0.4) { p.circle(44, 58, 31, 0xF7F2EA) }
  p.circle(44, 58, 27, 0xEFE7DB)
  p.shadowed(0.8, 1.2, 3, 0x3A2E28, 0.4) {
    p.fill(UIBezierPath(roundedRect: CGRect(x: 60, y: 53.5, width: 17, height: 8), cornerRadius: 4), 0x2F6F6A)
    p.circle(44, 58, 20, 0x2F6F6A)
  }
  p.circle(44, 58, 17.6, 0x245652)
  p.gradient(
    UIBezierPath(ovalIn: CGRect(x: 27.4, y: 41.4, width: 33.2, height: 33.2)), [.init(0, 0x6B3A1E), .init(1, 0x9A5B2E)], top: 41, bottom: 75
  )
  for i in 0..<5 {  // a rosetta
    let y = 47.5 + CGFloat(i) * 4.4, half = 9.5 - CGFloat(i) * 1.3
    let leaf = UIBezierPath(through: [CGPoint(x: 44 - half, y: y), CGPoint(x: 44, y: y + 4.6), CGPoint(x: 44 + half, y: y)], closed: false)
    p.line(leaf, 0xF6E3C4, 0.95, width: 1.5)
  }
  p.fill(
    UIBezierPath(
      through: [CGPoint(x: 44, y: 73), CGPoint(x: 41.6, y: 69), CGPoint(x: 44, y: 70.4), CGPoint(x: 46.4, y: 69)], closed: true), 0xF6E3C4)
  p.fill(UIBezierPath(roundedRect: CGRect(x: 10, y: 88, width: 46, height: 2), cornerRadius: 1), 0xA7A09A)
  p.fill(UIBezierPath(ovalIn: CGRect(x: 52, y: 86, width: 11, height: 6)), 0xB8B1AB)
}

/// Draws a street behind a wet pane, with lamps out of focus and drops on the glass.
@MainActor func drawRain(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0x1A2338), .init(0.6, 0x2B3350), .init(1, 0x151A2C)], top: 0, bottom: h)
  var scatter = Scatter(52)
  let lamps: [UInt32] = [0xFFB45E, 0xFF6B57, 0xFFE2A6, 0x6BC7FF, 0x76E0A8, 0xFFB45E]
  for i in 0..<26 {
    let (x, y, r) = (scatter.next(-4, 104), scatter.next(h * 0.30, h * 0.92), scatter.next(3, 9.5)), color = lamps[i % lamps.count]
    p.circle(x, y, r, color, 0.20)
    p.line(UIBezierPath(ovalIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r)), color, 0.30, width: 0.6)
  }
  for _ in 0..<9 {  // where drops ran down
    let x = scatter.next(4, 96), top = scatter.next(0, h * 0.5), long = scatter.next(18, 50)
    let run = UIBezierPath(roundedRect: CGRect(x: x, y: top, width: 1.3, height: long), cornerRadius: 0.6)
    p.gradient(run, [.init(0, 0xFFFFFF, 0), .init(1, 0xDCE8FF, 0.28)], top: top, bottom: top + long)
    drop(p, x + 0.65, top + long, 1.9)
  }
  for _ in 0..<95 { drop(p, scatter.next(0, 100), scatter.next(0, h), scatter.next(0.35, 1.5)) }
}

@MainActor private func drop(_ p: Painter, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat) {
  let shape = UIBezierPath(ovalIn: CGRect(x: x - r, y: y - r * 1.1, width: 2 * r, height: 2.2 * r))
  p.gradient(shape, [.init(0, 0x0C1120, 0.75), .init(1, 0xF2F6FF, 0.75)], top: y - r, bottom: y + r)
  p.circle(x - r * 0.3, y - r * 0.45, r * 0.2, 0xFFFFFF, 0.9)
}
