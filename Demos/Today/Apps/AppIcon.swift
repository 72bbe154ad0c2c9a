import Illustration
import UIKit

/// The icons of apps, drawn in code.
enum AppIcon: Sendable {
  case sprout, rain, burrow, bee

  /// The corner radius, as a fraction of the icon's side.
  static let corner: CGFloat = 0.225

  @MainActor
  func image(side: CGFloat, scale: CGFloat) -> UIImage {
    Painter.image(size: CGSize(width: side, height: side), scale: scale) { painter in
      switch self {
      case .sprout: sprout(painter)
      case .rain: rain(painter)
      case .burrow: burrow(painter)
      case .bee: bee(painter)
      }
    }
  }

  @MainActor
  private func sprout(_ p: Painter) {
    p.sky([.init(0, 0xC9F2A5), .init(1, 0x58B368)], top: 0, bottom: 100)
    p.fill(
      UIBezierPath(ground: [-2, 25, 50, 75, 102].map { CGPoint(x: $0, y: 82 - ($0 > 20 && $0 < 80 ? 4 : 0)) }, smooth: true, bottom: 100),
      0x5B3A29)
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 50, y: 80))
    stem.addQuadCurve(to: CGPoint(x: 51, y: 44), controlPoint: CGPoint(x: 47, y: 60))
    p.line(stem, 0x1F6F3D, width: 6)
    for side in [-1.0, 1] as [CGFloat] {
      let leaf = UIBezierPath()
      leaf.move(to: CGPoint(x: 51, y: 46))
      leaf.addQuadCurve(to: CGPoint(x: 51 + side * 34, y: 22), controlPoint: CGPoint(x: 51 + side * 4, y: 18))
      leaf.addQuadCurve(to: CGPoint(x: 51, y: 46), controlPoint: CGPoint(x: 51 + side * 34, y: 46))
      p.fill(leaf, side < 0 ? 0x2E9E52 : 0x1F7F43)
    }
  }

  @MainActor
  private func rain(_ p: Painter) {
    p.sky([.init(0, 0x5BA7F7), .init(1, 0x2456C7)], top: 0, bottom: 100)
    for (x, y) in [(32.0, 70.0), (50, 80), (68, 70)] as [(CGFloat, CGFloat)] {
      let drop = UIBezierPath()
      drop.move(to: CGPoint(x: x, y: y - 8))
      drop.addQuadCurve(to: CGPoint(x: x, y: y + 9), controlPoint: CGPoint(x: x + 9, y: y + 8))
      drop.addQuadCurve(to: CGPoint(x: x, y: y - 8), controlPoint: CGPoint(x: x - 9, y: y + 8))
      p.fill(drop, 0xBFE3FF)
    }
    p.circle(37, 45, 15, 0xFFFFFF)
    p.circle(56, 38, 19, 0xFFFFFF)
    p.circle(70, 48, 12, 0xFFFFFF)
    p.fill(UIBezierPath(roundedRect: CGRect(x: 24, y: 44, width: 57, height: 16), cornerRadius: 8), 0xFFFFFF)
  }

  @MainActor
  private func burrow(_ p: Painter) {
    p.sky([.init(0, 0xFFE0A3), .init(1, 0xF4A261)], top: 0, bottom: 100)
    p.fill(UIBezierPath(roundedRect: CGRect(x: 22, y: 18, width: 58, height: 66), cornerRadius: 7), 0x8D4B2B)
    p.fill(UIBezierPath(roundedRect: CGRect(x: 29, y: 18, width: 51, height: 60), cornerRadius: 5), 0xFFF8EA)
    for line in 0..<4 {
      let width: CGFloat = [36, 30, 36, 20][line]
      p.fill(UIBezierPath(roundedRect: CGRect(x: 36, y: 29 + CGFloat(line) * 11, width: width, height: 4), cornerRadius: 2), 0xD8C3A5)
    }
    p.circle(64, 66, 11, 0xE4572E)
    p.fill(UIBezierPath(polygon: [59, 58, 64, 50, 69, 58]), 0x3A7D44)
  }

  @MainActor
  private func bee(_ p: Painter) {
    p.sky([.init(0, 0x7B5EA7), .init(1, 0x3F2B63)], top: 0, bottom: 100)
    p.fill(UIBezierPath(ovalIn: CGRect(x: 30, y: 16, width: 22, height: 34)), 0xDCD3F2, 0.9)
    p.fill(UIBezierPath(ovalIn: CGRect(x: 50, y: 18, width: 20, height: 30)), 0xDCD3F2, 0.75)
    let body = UIBezierPath(ovalIn: CGRect(x: 20, y: 42, width: 62, height: 40))
    p.fill(body, 0xFFC83D)
    p.inside(body) {
      for x in [38.0, 56] as [CGFloat] { p.fill(UIBezierPath(rect: CGRect(x: x, y: 40, width: 9, height: 44)), 0x2B1D42) }
    }
    p.circle(73, 58, 2.6, 0x2B1D42)
  }
}
