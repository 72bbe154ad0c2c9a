import UIKit

extension UIColor {
  /// Creates a colour from a number of the form 0xRRGGBB.
  package convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }
}

/// A generator of pseudorandom numbers, which are the same on every run.
package struct Scatter {
  private var state: UInt64
  package init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  /// Returns a number that is evenly distributed in a range.
  package mutating func next(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return low + (high - low) * CGFloat(state >> 40) / CGFloat(1 << 24)
  }
}

/// Returns the point at a distance from another, at an angle in degrees clockwise from 3 o'clock.
package func polar(_ x: CGFloat, _ y: CGFloat, _ distance: CGFloat, _ degrees: CGFloat) -> CGPoint {
  let arm = CGPoint(x: distance, y: 0).applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
  return CGPoint(x: x + arm.x, y: y + arm.y)
}

extension UIBezierPath {
  /// Creates a closed path of straight lines through points, which are given as x, y, x, y and so on.
  package convenience init(polygon c: [CGFloat]) {
    self.init()
    move(to: CGPoint(x: c[0], y: c[1]))
    for i in stride(from: 2, to: c.count - 1, by: 2) { addLine(to: CGPoint(x: c[i], y: c[i + 1])) }
    close()
  }
  /// Creates a smooth curve through points, closed or open.
  package convenience init(through points: [CGPoint], closed: Bool, tension: CGFloat = 1) {
    self.init()
    let n = points.count
    func at(_ i: Int) -> CGPoint { closed ? points[(i + n) % n] : points[min(max(i, 0), n - 1)] }
    move(to: points[0])
    for i in 0..<(closed ? n : n - 1) {
      let (a, b, c, d) = (at(i - 1), at(i), at(i + 1), at(i + 2))
      let k = tension / 6
      addCurve(
        to: c, controlPoint1: CGPoint(x: b.x + (c.x - a.x) * k, y: b.y + (c.y - a.y) * k),
        controlPoint2: CGPoint(x: c.x - (d.x - b.x) * k, y: c.y - (d.y - b.y) * k))
    }
    if closed { close() }
  }
  /// Creates the area below a line from the left edge to the right.
  package convenience init(ground points: [CGPoint], smooth: Bool, bottom: CGFloat) {
    self.init()
    if smooth {
      append(UIBezierPath(through: points, closed: false))
    } else {
      move(to: points[0])
      for p in points.dropFirst() { addLine(to: p) }
    }
    addLine(to: CGPoint(x: points.last!.x, y: bottom))
    addLine(to: CGPoint(x: points[0].x, y: bottom))
    close()
  }
}

/// Returns a mountain's outline by halving. Each midpoint is moved by less than the one before.
package func ridge(seed: UInt64, from left: CGFloat, to right: CGFloat, lift: CGFloat, levels: Int, roughness: CGFloat = 0.5) -> [CGPoint] {
  var scatter = Scatter(seed)
  var heights = [left, right]
  var amplitude = lift
  for _ in 0..<levels {
    var finer: [CGFloat] = []
    for i in 0..<(heights.count - 1) {
      finer += [heights[i], (heights[i] + heights[i + 1]) / 2 - scatter.next(-0.55, 1) * amplitude]
    }
    heights = finer + [heights.last!]
    amplitude *= roughness
  }
  return heights.enumerated().map { CGPoint(x: -2 + 104 * CGFloat($0) / CGFloat(heights.count - 1), y: $1) }
}
