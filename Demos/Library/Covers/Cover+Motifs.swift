import Illustration
import UIKit

extension Cover {
  @MainActor
  func draw(on p: Painter) {
    switch motif {
    case .dunes: dunes(p)
    case .waves: waves(p)
    case .sun: sun(p)
    case .peaks: peaks(p)
    case .moon: moon(p)
    case .rings: rings(p)
    case .beam: beam(p)
    case .leaves: leaves(p)
    case .paths: paths(p)
    }
  }

  @MainActor
  private func hills(_ p: Painter, _ tops: [CGFloat], _ hex: UInt32, _ alpha: CGFloat = 1) {
    let points = tops.enumerated().map { CGPoint(x: -2 + 104 * CGFloat($0) / CGFloat(tops.count - 1), y: $1) }
    p.fill(UIBezierPath(ground: points, smooth: true, bottom: p.height), hex, alpha)
  }

  @MainActor
  private func dunes(_ p: Painter) {
    p.circle(66, 44, 15, accent)
    hills(p, [78, 70, 82, 74, 80], ink, 0.45)
    hills(p, [92, 98, 86, 94, 88], ink, 0.7)
    hills(p, [112, 104, 114, 108, 116], ink)
  }

  @MainActor
  private func waves(_ p: Painter) {
    p.circle(34, 40, 13, accent)
    for row in 0..<6 {
      let y = 62 + CGFloat(row) * 11
      hills(p, (0...8).map { y + (($0 + row) % 2 == 0 ? -2.2 : 2.2) }, ink, 0.22 + 0.14 * CGFloat(row))
    }
  }

  @MainActor
  private func sun(_ p: Painter) {
    for ray in 0..<24 {
      let (from, to) = (polar(52, 66, 26, CGFloat(ray) * 15), polar(52, 66, ray % 2 == 0 ? 44 : 37, CGFloat(ray) * 15))
      let path = UIBezierPath()
      path.move(to: from)
      path.addLine(to: to)
      p.line(path, ink, width: 2.4)
    }
    p.circle(52, 66, 20, accent)
    p.circle(52, 66, 13, paper)
  }

  @MainActor
  private func peaks(_ p: Painter) {
    p.circle(74, 30, 6, accent)
    p.fill(UIBezierPath(ground: ridge(seed: 7, from: 84, to: 76, lift: 34, levels: 5), smooth: false, bottom: p.height), accent, 0.5)
    p.fill(UIBezierPath(ground: ridge(seed: 19, from: 96, to: 100, lift: 22, levels: 5), smooth: false, bottom: p.height), ink)
  }

  @MainActor
  private func moon(_ p: Painter) {
    var scatter = Scatter(11)
    for _ in 0..<40 { p.circle(scatter.next(12, 92), scatter.next(10, p.height - 14), scatter.next(0.3, 0.9), accent, 0.8) }
    p.circle(54, 58, 24, accent)
    p.circle(64, 52, 22, paper)
    hills(p, [108, 102, 110, 104], ink)
  }

  @MainActor
  private func rings(_ p: Painter) {
    for ring in 0..<6 {
      let radius = 40 - CGFloat(ring) * 7
      p.circle(52, 66, radius, ring % 2 == 0 ? ink : accent, ring % 2 == 0 ? 0.85 : 1)
    }
  }

  @MainActor
  private func beam(_ p: Painter) {
    p.gradient(
      UIBezierPath(polygon: [38, 47, 100, 22, 100, 76, 38, 53]), [.init(0, accent, 0.9), .init(1, accent, 0.08)],
      from: CGPoint(x: 38, y: 50),
      to: CGPoint(x: 100, y: 50))
    hills(p, [112, 106, 112, 108], ink)
    p.fill(UIBezierPath(polygon: [27, 112, 31, 56, 41, 56, 45, 112]), accent)
    for band in 0..<2 {
      p.fill(
        UIBezierPath(polygon: [
          28.6 - CGFloat(band), 78 + CGFloat(band) * 18, 43.4 + CGFloat(band), 78 + CGFloat(band) * 18, 44 + CGFloat(band),
          87 + CGFloat(band) * 18, 28 - CGFloat(band), 87 + CGFloat(band) * 18,
        ]), paper)
    }
    p.fill(UIBezierPath(rect: CGRect(x: 31.5, y: 44, width: 9, height: 12)), ink)
    p.fill(UIBezierPath(polygon: [29, 44, 36, 37, 43, 44]), accent)
  }

  @MainActor
  private func leaves(_ p: Painter) {
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 52, y: 116))
    stem.addQuadCurve(to: CGPoint(x: 56, y: 18), controlPoint: CGPoint(x: 40, y: 66))
    p.line(stem, ink, width: 1.6)
    for leaf in 0..<7 {
      let y = 102 - CGFloat(leaf) * 13
      let side: CGFloat = leaf % 2 == 0 ? 1 : -1
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 50, y: y))
      path.addQuadCurve(to: CGPoint(x: 50 + side * 26, y: y - 14), controlPoint: CGPoint(x: 50 + side * 8, y: y - 20))
      path.addQuadCurve(to: CGPoint(x: 50, y: y), controlPoint: CGPoint(x: 50 + side * 22, y: y + 4))
      p.fill(path, leaf % 3 == 0 ? accent : ink)
    }
  }

  @MainActor
  private func paths(_ p: Painter) {
    let bends: [[CGFloat]] = [[20, 60, 30, 80, 96], [34, 44, 62, 40, 30], [12, 90, 70, 104, 60]]
    for (index, bend) in bends.enumerated() {
      let points = bend.enumerated().map { CGPoint(x: 14 + CGFloat($0) * 19, y: 14 + $1) }
      p.line(UIBezierPath(through: points, closed: false), index == 1 ? accent : ink, width: index == 1 ? 3.4 : 2)
      p.circle(points[2].x, points[2].y, 3.6, index == 1 ? ink : accent)
    }
  }
}
