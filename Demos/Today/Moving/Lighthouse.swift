import Illustration
import UIKit

/// Draws a lighthouse by night at a phase of its rotation, from 0 to 1. Its light turns, the sea moves, and the stars glimmer.
@MainActor
func drawLighthouse(on p: Painter, at phase: CGFloat) {
  let h = p.height
  p.sky([.init(0, 0x0B1036), .init(0.42, 0x27306B), .init(0.66, 0x6B4E8A), .init(0.75, 0xC66B7C)], top: 0, bottom: h)
  var scatter = Scatter(23)
  for star in 0..<46 {
    let (x, y, radius) = (scatter.next(0, 100), scatter.next(0, h * 0.5), scatter.next(0.18, 0.5))
    let glimmer = 0.55 + 0.45 * wave(phase * CGFloat(1 + star % 3) + CGFloat(star) * 0.137)
    p.circle(x, y, radius, 0xFFFFFF, glimmer)
  }
  p.circle(22, h * 0.44, 6, 0xFFE9C9)
  p.glow(22, h * 0.44, 22, [.init(0, 0xFFE9C9, 0.35), .init(1, 0xFFE9C9, 0)])
  beam(p, at: phase)
  tower(p)
  sea(p, at: phase)
}

/// The position of the lamp.
private let lamp = (x: CGFloat(70), y: CGFloat(0.4))

/// Draws the light as seen from the side. In one rotation it comes towards the viewer once and goes away once.
@MainActor
private func beam(_ p: Painter, at phase: CGFloat) {
  let (x, y) = (lamp.x, lamp.y * p.height)
  let (side, depth) = (wave(phase + 0.25), wave(phase))
  for (sign, strength) in [(1.0, 1.0), (-1, 1)] as [(CGFloat, CGFloat)] {
    let reach = 92 * side * sign
    let width = 3 + 11 * abs(side) + 7 * max(0, depth * sign)
    let path = UIBezierPath(polygon: [x, y - 1.2, x + reach, y - width, x + reach, y + width, x, y + 1.2])
    let alpha = (0.34 + 0.2 * depth * sign) * strength
    p.gradient(
      path, [.init(0, 0xFFF3C4, max(0, alpha + 0.3)), .init(1, 0xFFF3C4, 0)], from: CGPoint(x: x, y: y), to: CGPoint(x: x + reach, y: y))
  }
  // Once in a rotation the light points at the viewer.
  p.glow(x, y, 12 + 26 * max(0, depth), [.init(0, 0xFFFBE6, 0.95), .init(0.25, 0xFFF0B8, 0.4), .init(1, 0xFFF0B8, 0)])
}

@MainActor
private func tower(_ p: Painter) {
  let (x, top, foot) = (lamp.x, lamp.y * p.height, p.height * 0.78)
  let rock: [(CGFloat, CGFloat)] = [(34, 0.86), (50, 0.77), (66, 0.745), (82, 0.76), (104, 0.73)]
  p.fill(UIBezierPath(ground: rock.map { CGPoint(x: $0, y: p.height * $1) }, smooth: true, bottom: p.height), 0x1B1B3A)
  let body = UIBezierPath(polygon: [x - 4, top + 4, x + 4, top + 4, x + 7, foot, x - 7, foot])
  p.fill(body, 0xF2EDE4)
  p.inside(body) {
    for band in 0..<3 { p.fill(UIBezierPath(rect: CGRect(x: x - 9, y: top + 12 + CGFloat(band) * 13, width: 18, height: 6.5)), 0xC8453B) }
    p.gradient(
      UIBezierPath(rect: CGRect(x: x, y: top, width: 9, height: foot - top)), [.init(0, 0x0B1036, 0), .init(1, 0x0B1036, 0.45)],
      from: CGPoint(x: x, y: 0), to: CGPoint(x: x + 7, y: 0))
  }
  p.fill(UIBezierPath(roundedRect: CGRect(x: x - 5.6, y: top + 3, width: 11.2, height: 1.8), cornerRadius: 0.8), 0x1B1B3A)
  p.fill(UIBezierPath(rect: CGRect(x: x - 3, y: top - 3, width: 6, height: 6)), 0xFFF6D6)
  p.fill(UIBezierPath(polygon: [x - 4.4, top - 3, x, top - 8, x + 4.4, top - 3]), 0xC8453B)
}

@MainActor
private func sea(_ p: Painter, at phase: CGFloat) {
  for (row, hex) in [UInt32(0x2A3A7C), 0x1E2C66, 0x141F4D].enumerated() {
    let y = p.height * (0.77 + 0.06 * CGFloat(row))
    let points = (0...10).map { step in
      let along = CGFloat(step) / 10
      let shift = phase * (row % 2 == 0 ? 1 : -1)
      return CGPoint(x: -2 + 104 * along, y: y + (1.1 + 0.4 * CGFloat(row)) * wave(along * CGFloat(2 + row % 2) + shift))
    }
    p.fill(UIBezierPath(ground: points, smooth: true, bottom: p.height), hex)
  }
  let boat = CGPoint(x: 26, y: p.height * 0.785 + 0.8 * wave(phase + 0.1))
  p.fill(UIBezierPath(polygon: [boat.x - 7, boat.y, boat.x + 7, boat.y, boat.x + 4.4, boat.y + 3.4, boat.x - 4.8, boat.y + 3.4]), 0x0B1036)
  p.fill(UIBezierPath(polygon: [boat.x, boat.y - 10, boat.x, boat.y - 1, boat.x + 5.6, boat.y - 1]), 0xF2EDE4)
}

/// Returns the sine of a number of turns.
private func wave(_ turns: CGFloat) -> CGFloat { polar(0, 0, 1, turns * 360).y }
