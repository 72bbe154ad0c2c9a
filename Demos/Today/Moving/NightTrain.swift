import Illustration
import UIKit

/// Draws one frame of a train along the coast by night. Hills, poles, smoke and sparks pass, and the moon stands still.
///
/// Things pass by whole pixels, so that a film of it is small.
@MainActor
func drawNightTrain(on p: Painter, picture: Int, of count: Int) {
  let h = p.height, phase = CGFloat(picture) / CGFloat(count)
  p.sky([.init(0, 0x131A44), .init(0.5, 0x3A3A78), .init(0.78, 0xA5567A), .init(0.9, 0xF08A5D)], top: 0, bottom: h * 0.72)
  stars(p)
  p.circle(76, h * 0.2, 8, 0xFFF1D6)
  p.circle(79, h * 0.185, 7, 0x252A5C)
  hills(p, at: h * 0.56, lift: 7, rounds: 1, phase: phase, hex: 0x51407A, waves: [1, 2])
  hills(p, at: h * 0.66, lift: 6, rounds: 1, phase: phase, hex: 0x34285C, waves: [2, 3])
  bridge(p, phase: phase)
  train(p, picture: picture, phase: phase)
  hills(p, at: h * 0.9, lift: 4, rounds: 3, phase: phase, hex: 0x120F2B, waves: [1, 3])
  poles(p, phase: phase)
}

/// The height of the rails from above, as a fraction of the sheet.
private let rails: CGFloat = 0.7

@MainActor
private func stars(_ p: Painter) {
  var scatter = Scatter(41)
  for _ in 0..<38 {
    p.circle(scatter.next(0, 100), scatter.next(0, p.height * 0.42), scatter.next(0.2, 0.45), 0xFFFFFF, scatter.next(0.4, 0.9))
  }
}

/// Draws a row of hills with a period of 100, which passes a number of times in a film.
@MainActor
private func hills(_ p: Painter, at y: CGFloat, lift: CGFloat, rounds: CGFloat, phase: CGFloat, hex: UInt32, waves: [CGFloat]) {
  let shift = (phase * rounds * 100).truncatingRemainder(dividingBy: 100)
  let points = (-1...41).map { step in
    let along = CGFloat(step) / 20
    let height = waves.enumerated().reduce(0) { $0 + sine(along * $1.element + 0.21 * CGFloat($1.offset)) / CGFloat($1.offset + 1) }
    return CGPoint(x: along * 100 - shift, y: y - lift * height)
  }
  p.fill(UIBezierPath(ground: points, smooth: true, bottom: p.height), hex)
}

/// Draws arches that pass twice in a film.
@MainActor
private func bridge(_ p: Painter, phase: CGFloat) {
  let top = p.height * rails, shift = (phase * 200).truncatingRemainder(dividingBy: 25)
  p.fill(UIBezierPath(rect: CGRect(x: 0, y: top, width: 100, height: 3.2)), 0x241B45)
  for arch in 0..<6 {
    let x = CGFloat(arch) * 25 - shift
    let pillar = UIBezierPath(rect: CGRect(x: x, y: top, width: 4, height: p.height * 0.3))
    p.fill(pillar, 0x241B45)
    p.fill(UIBezierPath(polygon: [x + 4, top + 3, x + 8, top + 3, x + 4, top + 9]), 0x241B45)
    p.fill(UIBezierPath(polygon: [x, top + 3, x - 4, top + 3, x, top + 9]), 0x241B45)
  }
}

@MainActor
private func train(_ p: Painter, picture: Int, phase: CGFloat) {
  // It sways by a third of a unit, which is a pixel.
  let y = p.height * rails - (picture / 6 % 2 == 0 ? 0 : 1.0 / 3)
  smoke(p, from: CGPoint(x: 81, y: y - 14), phase: phase)
  for coach in 0..<3 {
    let x = -6 + CGFloat(coach) * 25
    p.fill(UIBezierPath(roundedRect: CGRect(x: x, y: y - 10, width: 23, height: 9), cornerRadius: 1.2), 0x8E2F4B)
    p.fill(UIBezierPath(rect: CGRect(x: x, y: y - 3.4, width: 23, height: 1)), 0xF2C879)
    for window in 0..<4 {
      p.fill(
        UIBezierPath(roundedRect: CGRect(x: x + 2 + CGFloat(window) * 5.2, y: y - 8.4, width: 3.6, height: 3.6), cornerRadius: 0.6),
        0xFFE3A1)
    }
    p.fill(UIBezierPath(rect: CGRect(x: x + 23, y: y - 3, width: 2, height: 0.8)), 0x120F2B)
    for wheel in [3.5, 19.5] as [CGFloat] { p.circle(x + wheel, y - 0.6, 1.6, 0x120F2B) }
  }
  p.fill(UIBezierPath(roundedRect: CGRect(x: 69, y: y - 11, width: 8, height: 10), cornerRadius: 1), 0x5B1F38)
  p.fill(UIBezierPath(rect: CGRect(x: 71, y: y - 9, width: 4, height: 3.4)), 0xFFE3A1)
  p.fill(UIBezierPath(roundedRect: CGRect(x: 75, y: y - 8, width: 14, height: 7), cornerRadius: 2), 0x5B1F38)
  p.fill(UIBezierPath(rect: CGRect(x: 80, y: y - 12, width: 2.4, height: 5)), 0x3C1428)
  p.fill(UIBezierPath(polygon: [87, y - 1, 92, y - 1, 89, y - 4.5, 87, y - 4.5]), 0x3C1428)
  for wheel in [78, 82.6, 87.2] as [CGFloat] { p.circle(wheel, y - 0.8, 1.9, 0x120F2B) }
  p.circle(89, y - 5.5, 1, 0xFFF6D6)
  let light = UIBezierPath(polygon: [89, y - 6, 108, y - 10, 108, y + 1, 89, y - 5])
  p.gradient(light, [.init(0, 0xFFF3C4, 0.5), .init(1, 0xFFF3C4, 0)], from: CGPoint(x: 89, y: 0), to: CGPoint(x: 106, y: 0))
}

/// Draws puffs of smoke that grow as they stay behind. Each passes three times in a film.
@MainActor
private func smoke(_ p: Painter, from start: CGPoint, phase: CGFloat) {
  for puff in 0..<4 {
    let age = (phase * 3 + CGFloat(puff) / 4).truncatingRemainder(dividingBy: 1)
    p.circle(start.x - 62 * age, start.y - 3 - 9 * age, 1.6 + 4.2 * age, 0xD9D2E9, 0.5 * (1 - age))
  }
}

/// Draws the near poles and their wire, which pass six times in a film.
@MainActor
private func poles(_ p: Painter, phase: CGFloat) {
  let shift = (phase * 600).truncatingRemainder(dividingBy: 100), top = p.height * 0.5
  for pole in 0..<2 {
    let x = CGFloat(pole) * 100 + 60 - shift
    p.fill(UIBezierPath(rect: CGRect(x: x, y: top, width: 1.3, height: p.height * 0.5)), 0x120F2B)
    p.fill(UIBezierPath(rect: CGRect(x: x - 3, y: top + 3, width: 7.3, height: 1)), 0x120F2B)
  }
}

/// Returns the sine of a number of turns.
private func sine(_ turns: CGFloat) -> CGFloat { polar(0, 0, 1, turns * 360).y }
