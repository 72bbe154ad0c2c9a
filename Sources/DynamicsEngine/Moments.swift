/// The area of a shape, its centre, and its second moment about the origin.
struct Moments: Equatable {
  /// The area in square points.
  var area: CGFloat
  var centre: CGPoint
  /// The mean square distance from the origin, in square points.
  var second: CGFloat

  init(area: CGFloat, centre: CGPoint, second: CGFloat) { (self.area, self.centre, self.second) = (area, centre, second) }

  /// Creates the moments of several shapes together.
  init(of parts: [Moments]) {
    area = parts.reduce(0) { $0 + $1.area }
    let whole = max(area, .leastNormalMagnitude)
    centre = parts.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.centre.x * $1.area / whole, y: $0.y + $1.centre.y * $1.area / whole)
    }
    second = parts.reduce(0) { $0 + $1.second * $1.area / whole }
  }
}
