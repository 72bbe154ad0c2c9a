import CoreGraphics

/// The rounded rectangles of UIKit, whose corners have a smooth curvature.
///
/// The numbers are the start of each corner and its control points, in radii from the tip. They were measured from paths of `UIBezierPath`
/// and have been published many times since iOS 7. A side that is too short for two such corners gets circular ones.
enum SmoothCorners {
  private static let reach: CGFloat = 1.528665

  static func elements(_ rect: CGRect, _ corners: UIRectCorner, radius: CGFloat) -> [PathElement] {
    let side = min(rect.width, rect.height)
    let radius = min(radius, side / 2)
    guard radius > 0 else { return CGPath(rect: rect).elements }
    let smooth = 2 * radius * reach <= side
    let path = CGMutablePath()
    // Each corner has its tip, the direction in which it is reached and the direction in which it is left.
    let tips: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    for (i, (corner, tip, inward, outward)) in tips.enumerated() {
      // The point is `a` radii before the tip in the incoming direction, and `b` radii in the outgoing direction.
      func p(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
        CGPoint(x: tip.x + radius * (b * outward.dx - a * inward.dx), y: tip.y + radius * (b * outward.dy - a * inward.dy))
      }
      let round = corners.contains(corner)
      let start = round ? p(smooth ? reach : 1, 0) : tip
      if i == 0 {
        let left = corners.contains(.topLeft) ? rect.minX + radius * (smooth ? reach : 1) : rect.minX
        path.move(to: CGPoint(x: left, y: rect.minY))
      }
      path.addLine(to: start)
      guard round else { continue }
      if smooth {
        path.addCurve(to: p(0.63149379, 0.07491139), control1: p(1.08849296, 0), control2: p(0.86840694, 0))
        path.addCurve(to: p(0.07491139, 0.63149379), control1: p(0.37282383, 0.16905956), control2: p(0.16905956, 0.37282383))
        path.addCurve(to: p(0, reach), control1: p(0, 0.86840694), control2: p(0, 1.08849296))
      } else {
        let k: CGFloat = 1 - 0.5522847498307936
        path.addCurve(to: p(0, 1), control1: p(k, 0), control2: p(0, k))
      }
    }
    path.closeSubpath()
    return path.elements
  }
}
