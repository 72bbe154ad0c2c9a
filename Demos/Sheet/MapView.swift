import UIKit

/// A map of hills with contour lines, a lake and a path.
final class MapView: UIView {
  /// The walk whose path is drawn.
  var walk = Walk.all[0] { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = Palette.land
  }
  required init?(coder: NSCoder) { nil }

  private struct Hill {
    var x: Double, y: Double, size: Double, rings: Int, squeeze: Double, turn: Double
  }
  private static let hills = [
    Hill(x: 0.18, y: 0.20, size: 0.62, rings: 9, squeeze: 0.72, turn: 0.5),
    Hill(x: 0.92, y: 0.36, size: 0.56, rings: 8, squeeze: 0.8, turn: -0.7),
    Hill(x: 0.30, y: 0.66, size: 0.44, rings: 6, squeeze: 0.68, turn: 1.1),
    Hill(x: 0.86, y: 0.86, size: 0.66, rings: 9, squeeze: 0.75, turn: 0.2),
  ]

  override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height) * 1.1
    for hill in Self.hills { draw(hill, side) }
    drawLake(side)
    drawWay()
  }

  private func draw(_ hill: Hill, _ side: Double) {
    let center = CGPoint(x: hill.x * bounds.width, y: hill.y * bounds.height)
    for ring in 0..<hill.rings {
      let part = Double(hill.rings - ring) / Double(hill.rings)
      let path = outline(center, radius: side * hill.size * part * 0.5, squeeze: hill.squeeze, turn: hill.turn, seed: hill.x * 40)
      Palette.height(ring).setFill()
      path.fill()
      Palette.contour.setStroke()
      path.lineWidth = ring % 4 == 0 ? 1.2 : 0.6
      path.stroke()
    }
  }

  private func drawLake(_ side: Double) {
    let lake = outline(CGPoint(x: bounds.width * 0.56, y: bounds.height * 0.47), radius: side * 0.13, squeeze: 0.6, turn: 0.3, seed: 3)
    Palette.water.setFill()
    lake.fill()
    Palette.shore.setStroke()
    lake.lineWidth = 1
    lake.stroke()
  }

  /// Returns a closed, uneven ring.
  private func outline(_ center: CGPoint, radius: Double, squeeze: Double, turn: Double, seed: Double) -> UIBezierPath {
    let count = 28
    let points = (0..<count).map { index -> CGPoint in
      let angle = Double(index) / Double(count) * 2 * .pi
      let uneven = 1 + 0.09 * sin(angle * 3 + seed) + 0.05 * sin(angle * 5 + seed * 2)
      let (x, y) = (cos(angle) * radius * uneven, sin(angle) * radius * uneven * squeeze)
      return CGPoint(x: center.x + x * cos(turn) - y * sin(turn), y: center.y + x * sin(turn) + y * cos(turn))
    }
    return UIBezierPath.smooth(points, closed: true)
  }

  private func drawWay() {
    let count = walk.profile.count
    let points = walk.profile.enumerated().map { index, height -> CGPoint in
      let angle = Double(index) / Double(count) * 2 * .pi - 1.2
      let reach = 0.19 + 0.13 * height
      let side = min(bounds.width, bounds.height)
      return CGPoint(
        x: bounds.width * 0.55 + side * reach * 1.15 * cos(angle), y: bounds.height * 0.46 + side * reach * 1.1 * sin(angle))
    }
    let way = UIBezierPath.smooth(points, closed: true)
    (way.lineWidth, way.lineJoinStyle) = (7, .round)
    Palette.casing.setStroke()
    way.stroke()
    way.lineWidth = 4
    walk.color.setStroke()
    way.stroke()
    let start = UIBezierPath(arcCenter: points[0], radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    Palette.casing.setFill()
    start.fill()
    let dot = UIBezierPath(arcCenter: points[0], radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    walk.color.setFill()
    dot.fill()
  }
}

extension UIBezierPath {
  /// Returns a smooth curve through points.
  static func smooth(_ points: [CGPoint], closed: Bool) -> UIBezierPath {
    let path = UIBezierPath(), count = points.count
    func at(_ index: Int) -> CGPoint { closed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)] }
    path.move(to: points[0])
    for index in 0..<(closed ? count : count - 1) {
      let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      path.addCurve(
        to: c, controlPoint1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
        controlPoint2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
    }
    if closed { path.close() }
    return path
  }
}
