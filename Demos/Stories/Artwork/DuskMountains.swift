import Illustration
import UIKit

/// Returns a valley after sunset. It has the first stars and seven ridges, each darker than the one behind it.
@MainActor
func drawDuskMountains(size: CGSize, scale: CGFloat) -> UIImage {
  Painter.image(size: size, scale: scale) { p in
    let h = p.height
    p.sky(
      [
        .init(0, 0x1B1B4B), .init(0.28, 0x4A2E7D), .init(0.5, 0xA8457F), .init(0.66, 0xF0785F), .init(0.8, 0xFFC27A), .init(1, 0xFFE6AE),
      ], top: 0, bottom: h * 0.78)
    var scatter = Scatter(5)
    for _ in 0..<90 {
      let (x, depth) = (scatter.next(0, 100), scatter.next(0, 1))
      let y = depth * depth * h * 0.42
      p.circle(x, y, scatter.next(0.1, 0.32), 0xFFFFFF, scatter.next(0.35, 1) * (1 - y / (h * 0.46)))
    }
    // The sun has half gone.
    let sun = (x: CGFloat(63), y: h * 0.615)
    p.glow(sun.x, sun.y, 46, [.init(0, 0xFFE9A8, 0.85), .init(0.3, 0xFFC77D, 0.4), .init(1, 0xFF9A6B, 0)])
    p.gradient(
      UIBezierPath(ovalIn: CGRect(x: sun.x - 9.5, y: sun.y - 9.5, width: 19, height: 19)), [.init(0, 0xFFF8DC), .init(1, 0xFFD993)],
      top: sun.y - 9.5, bottom: sun.y + 9.5)

    // Farthest first: seed, heights at the left and right, how high it rises, its colour and the haze at its foot.
    let ridges: [(UInt64, CGFloat, CGFloat, CGFloat, UInt32, UInt32)] = [
      (41, 0.66, 0.61, 0.11, 0xE58A76, 0xFFCF98), (12, 0.63, 0.71, 0.17, 0xC0657A, 0xF4A584), (23, 0.76, 0.66, 0.17, 0x8F4A7C, 0xD27F87),
      (7, 0.72, 0.83, 0.15, 0x643875, 0xA15C85), (31, 0.88, 0.78, 0.12, 0x432A66, 0x74467D), (19, 0.86, 0.93, 0.08, 0x2A1D50, 0x4A2F6A),
    ]
    for (i, (seed, left, right, lift, color, haze)) in ridges.enumerated() {
      let outline = ridge(seed: seed, from: left * h, to: right * h, lift: lift * h, levels: 7, roughness: i < 4 ? 0.56 : 0.5)
      let top = outline.map(\.y).min()!
      p.gradient(
        UIBezierPath(ground: outline, smooth: false, bottom: h), [.init(0, color), .init(0.25, color), .init(1, haze)], top: top,
        bottom: top + h * 0.26)
    }
    let shore = ridge(seed: 77, from: 0.95 * h, to: 0.90 * h, lift: 0.03 * h, levels: 6, roughness: 0.45)
    p.fill(UIBezierPath(ground: shore, smooth: false, bottom: h), 0x150F33)
    for (x, tall) in [(2, 15), (6, 20), (10.5, 13), (15, 8), (82, 11), (87, 17), (91.5, 24), (96.5, 18), (77, 6.5)] as [(CGFloat, CGFloat)]
    {
      let foot = shore.min { abs($0.x - x) < abs($1.x - x) }!.y + 1
      p.fill(pine(x, foot, tall), 0x150F33)
    }
  }
}

/// Returns the outline of a spruce with drooping tiers.
@MainActor
private func pine(_ x: CGFloat, _ foot: CGFloat, _ tall: CGFloat) -> UIBezierPath {
  let path = UIBezierPath()
  let tiers = 7
  path.move(to: CGPoint(x: x, y: foot - tall))
  func edge(_ side: CGFloat, _ tier: Int) -> (out: CGPoint, inner: CGPoint) {
    let t = CGFloat(tier) / CGFloat(tiers), reach = tall * (0.04 + 0.19 * t), y = foot - tall + tall * t
    return (CGPoint(x: x + side * reach, y: y), CGPoint(x: x + side * reach * 0.45, y: y - tall * 0.035))
  }
  for tier in 1...tiers {
    path.addQuadCurve(
      to: edge(1, tier).out, controlPoint: CGPoint(x: edge(1, tier).inner.x, y: edge(1, tier).out.y - tall * 0.06))
    path.addLine(to: edge(1, tier).inner)
  }
  for tier in (1...tiers).reversed() {
    path.addLine(to: edge(-1, tier).inner)
    path.addLine(to: edge(-1, tier).out)
    let above = tier > 1 ? edge(-1, tier - 1).inner : CGPoint(x: x, y: foot - tall)
    path.addQuadCurve(to: above, controlPoint: CGPoint(x: edge(-1, tier).inner.x, y: edge(-1, tier).out.y - tall * 0.06))
  }
  path.close()
  return path
}
