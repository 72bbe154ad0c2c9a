import Illustration
import UIKit

/// Draws ridges one behind the other, with the fog of the night between them.
@MainActor func drawFogRidges(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0x6F8FB8), .init(0.35, 0xC9B8C0), .init(0.6, 0xFFD9B0), .init(1, 0xFFEFD6)], top: 0, bottom: h * 0.75)
  p.glow(70, h * 0.44, 40, [.init(0, 0xFFF3D0, 0.95), .init(0.2, 0xFFE2A8, 0.5), .init(1, 0xFFD9B0, 0)])
  p.circle(70, h * 0.44, 3.4, 0xFFFBEC)
  let ridges: [(UInt64, CGFloat, CGFloat, CGFloat, UInt32)] = [
    (11, 0.56, 0.50, 0.10, 0xB9A9B8), (27, 0.62, 0.66, 0.15, 0x8E8BA8), (5, 0.76, 0.66, 0.14, 0x63708F), (40, 0.80, 0.88, 0.13, 0x3C4F70),
    (18, 0.98, 0.90, 0.10, 0x1E2F4D),
  ]
  for (seed, left, right, lift, color) in ridges {
    let line = ridge(seed: seed, from: left * h, to: right * h, lift: lift * h, levels: 7, roughness: 0.5)
    let top = line.map(\.y).min()!
    p.gradient(
      UIBezierPath(ground: line, smooth: false, bottom: h), [.init(0, color), .init(0.3, color), .init(1, 0xF2E4DC)], top: top,
      bottom: top + h * 0.34)
  }
}

/// Draws green curtains over a black ridge and a lake that mirrors them.
@MainActor func drawAurora(_ p: Painter) {
  let h = p.height, shore = h * 0.74
  p.sky([.init(0, 0x07102B), .init(0.6, 0x0D2A44), .init(1, 0x15485A)], top: 0, bottom: shore)
  var scatter = Scatter(33)
  for _ in 0..<110 { p.circle(scatter.next(0, 100), scatter.next(0, shore), scatter.next(0.08, 0.26), 0xFFFFFF, scatter.next(0.3, 0.95)) }
  curtain(p, from: CGPoint(x: -5, y: h * 0.46), reach: h * 0.44, color: 0x49F2A0, seed: 3, alpha: 0.34)
  curtain(p, from: CGPoint(x: 18, y: h * 0.34), reach: h * 0.32, color: 0x7CF7C4, seed: 8, alpha: 0.22)
  curtain(p, from: CGPoint(x: 40, y: h * 0.52), reach: h * 0.40, color: 0xB08CFF, seed: 15, alpha: 0.16)
  let line = ridge(seed: 21, from: h * 0.66, to: h * 0.70, lift: h * 0.10, levels: 7, roughness: 0.52)
  p.fill(UIBezierPath(ground: line, smooth: false, bottom: shore), 0x050A18)
  let lake = UIBezierPath(rect: CGRect(x: 0, y: shore, width: 100, height: h - shore))
  p.gradient(lake, [.init(0, 0x2E9B7C), .init(0.35, 0x134B55), .init(1, 0x071428)], top: shore, bottom: h)
  for i in 0..<16 {
    let y = shore + 0.7 + CGFloat(i * i) * 0.075, width = scatter.next(8, 30), x = scatter.next(-5, 95)
    p.line(UIBezierPath(polygon: [x, y, x + width, y]), 0x9FFFD8, 0.16, width: 0.25)
  }
}

/// Draws parallel rays along a curve.
@MainActor private func curtain(_ p: Painter, from start: CGPoint, reach: CGFloat, color: UInt32, seed: UInt64, alpha: CGFloat) {
  var scatter = Scatter(seed)
  var (x, y) = (start.x, start.y)
  var drift: CGFloat = 0
  while x < 106 {
    drift = max(-0.6, min(0.6, drift + scatter.next(-0.22, 0.22)))
    let tall = reach * scatter.next(0.7, 1.1)
    let ray = UIBezierPath(rect: CGRect(x: x, y: y - tall, width: 2.6, height: tall + 2))
    p.gradient(ray, [.init(0, color, 0), .init(0.75, color, alpha), .init(1, color, 0)], top: y - tall, bottom: y + 2)
    x += 1.3
    y += drift
  }
}

/// Draws two dunes with a sharp edge between light and shade.
@MainActor func drawDunes(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0x2E7FC2), .init(0.7, 0x9CCBE6), .init(1, 0xE6E4D2)], top: 0, bottom: h * 0.52)
  let far = UIBezierPath(
    ground: [(-2, 0.50), (20, 0.44), (42, 0.49), (70, 0.40), (102, 0.47)].map { CGPoint(x: $0.0, y: $0.1 * h) }, smooth: true, bottom: h)
  p.gradient(far, [.init(0, 0xE9B98A), .init(1, 0xD99B63)], top: h * 0.4, bottom: h * 0.7)
  let dune = UIBezierPath(
    ground: [(-2, 0.78), (22, 0.62), (46, 0.34), (60, 0.46), (82, 0.66), (102, 0.72)].map { CGPoint(x: $0.0, y: $0.1 * h) }, smooth: true,
    bottom: h)
  p.gradient(dune, [.init(0, 0xF6C98F), .init(1, 0xE2A05C)], top: h * 0.34, bottom: h)
  let crest: [(CGFloat, CGFloat)] = [
    (46, 0.34), (50, 0.44), (44, 0.58), (52, 0.74), (40, 1.02), (104, 1.02), (102, 0.72), (82, 0.66), (60, 0.46),
  ]
  p.inside(dune) {
    let shade = UIBezierPath(through: crest.map { CGPoint(x: $0.0, y: $0.1 * h) }, closed: true, tension: 0.9)
    p.gradient(shade, [.init(0, 0x8A4B2C), .init(1, 0xB86F3E)], top: h * 0.34, bottom: h)
  }
  for i in 0..<7 {
    let y = h * (0.84 + 0.025 * CGFloat(i)), path = UIBezierPath()
    path.move(to: CGPoint(x: -2, y: y + 2))
    path.addCurve(to: CGPoint(x: 40, y: y), controlPoint1: CGPoint(x: 12, y: y - 2), controlPoint2: CGPoint(x: 26, y: y + 2.5))
    p.line(path, 0xC98346, 0.35, width: 0.3)
  }
  for (i, x) in ([26, 28.6, 31.4] as [CGFloat]).enumerated() {  // three who walk up
    let y = h * (0.572 - 0.028 * CGFloat(i))
    p.fill(UIBezierPath(roundedRect: CGRect(x: x, y: y - 2.2, width: 0.7, height: 2.2), cornerRadius: 0.3), 0x3A2318)
    p.circle(x + 0.35, y - 2.5, 0.42, 0x3A2318)
  }
}

/// Draws a hut in the snow with its lamp on.
@MainActor func drawCabin(_ p: Painter) {
  let h = p.height
  p.sky([.init(0, 0x27406B), .init(0.6, 0x6F86AC), .init(1, 0xBFC7D6)], top: 0, bottom: h * 0.7)
  let far = ridge(seed: 9, from: h * 0.42, to: h * 0.5, lift: h * 0.26, levels: 7, roughness: 0.52)
  p.gradient(UIBezierPath(ground: far, smooth: false, bottom: h), [.init(0, 0xDCE4F0), .init(1, 0x8CA0C2)], top: h * 0.2, bottom: h * 0.62)
  var scatter = Scatter(14)
  for i in 0..<34 {
    let x = CGFloat(i) * 3.2 - 3, tall = scatter.next(5, 11), foot = h * 0.66 + scatter.next(-1, 1.6)
    p.fill(UIBezierPath(polygon: [x, foot, x + 1.9, foot - tall, x + 3.8, foot]), 0x243A5C, 0.92)
  }
  let snow = UIBezierPath(
    ground: [(-2, 0.68), (30, 0.63), (60, 0.69), (102, 0.62)].map { CGPoint(x: $0.0, y: $0.1 * h) }, smooth: true, bottom: h)
  p.gradient(snow, [.init(0, 0xF4F7FC), .init(1, 0xAFC0DC)], top: h * 0.62, bottom: h)
  p.glow(62, h * 0.70, 22, [.init(0, 0xFFD58A, 0.75), .init(1, 0xFFD58A, 0)])
  p.fill(UIBezierPath(rect: CGRect(x: 53, y: h * 0.60, width: 18, height: h * 0.14)), 0x4A2F27)
  p.fill(UIBezierPath(polygon: [50, h * 0.61, 62, h * 0.46, 74, h * 0.61]), 0xF7FAFF)
  p.fill(UIBezierPath(rect: CGRect(x: 66, y: h * 0.45, width: 2.6, height: 5)), 0x3A241E)
  for x in [56.0, 63.6] { p.fill(UIBezierPath(rect: CGRect(x: x, y: h * 0.64, width: 4.4, height: 4.2)), 0xFFD98C) }
  p.fill(UIBezierPath(ovalIn: CGRect(x: 46, y: h * 0.715, width: 34, height: 5)), 0xF4F7FC)
  for _ in 0..<120 { p.circle(scatter.next(0, 100), scatter.next(0, h), scatter.next(0.12, 0.5), 0xFFFFFF, scatter.next(0.3, 0.9)) }
}
