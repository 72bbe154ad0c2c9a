/// The conversion of a path into straight segments, subpath by subpath.
extension CGPath {
  /// A line or curve of the path: the point at which it starts and its element.
  struct Piece { var from: CGPoint; var element: PathElement }

  /// All lines and curves with the points at which they start. A close is a line to the start of its subpath.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let p): (start, pen) = (p, p)
      case .line(let p), .quadCurve(_, let p), .curve(_, _, let p):
        pieces.append(Piece(from: pen, element: element))
        pen = p
      case .close:
        if pen != start { pieces.append(Piece(from: pen, element: .line(start))) }
        pen = start
      }
    }
    return pieces
  }

  /// Returns the subpaths as polygons that deviate from the curves by less than `tolerance`. The default is 0.05.
  ///
  /// An open subpath stays open, so its last point differs from its first.
  public func polygons(tolerance: CGFloat = 0.05) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        if current.count > 1 { polygons.append(current) }
        (current, start) = ([p], p)
      case .line(let p): current.append(p)
      case .quadCurve(let c, let p): Bezier(quadratic: current.last ?? start, c, p).flatten(tolerance, into: &current)
      case .curve(let c1, let c2, let p): Bezier(current.last ?? start, c1, c2, p).flatten(tolerance, into: &current)
      case .close:
        if current.last != start { current.append(start) }
        if current.count > 1 { polygons.append(current) }
        current = [start]
      }
    }
    if current.count > 1 { polygons.append(current) }
    return polygons
  }
}

/// A cubic Bézier curve, defined by four points.
public struct Bezier: Hashable, Sendable {
  /// The start, the two control points, and the end.
  public var p0, p1, p2, p3: CGPoint
  /// Creates a curve from its start, its two control points and its end.
  public init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) { (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3) }
  /// Creates the cubic curve that is equal to a quadratic one.
  public init(quadratic p0: CGPoint, _ c: CGPoint, _ p: CGPoint) {
    func third(_ a: CGPoint) -> CGPoint { CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3) }
    self.init(p0, third(p0), third(p), p)
  }

  /// Returns the point at a parameter between 0 and 1.
  public func point(at t: CGFloat) -> CGPoint {
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      let u = 1 - t
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(x: mix(p0.x, p1.x, p2.x, p3.x), y: mix(p0.y, p1.y, p2.y, p3.y))
  }

  /// Appends points along the curve. The last one is the end of the curve.
  func flatten(_ tolerance: CGFloat, into points: inout [CGPoint]) {
    // The second differences bound the deviation of a chord of 1/n of the curve: at most √3/18·… ≤ 0.75·d/n².
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let bent = max(bend(p0, p1, p2), bend(p1, p2, p3))
    let n = min(256, max(1, Int((0.75 * bent / tolerance).squareRoot().rounded(.up))))
    for i in 1..<max(n, 1) { points.append(point(at: CGFloat(i) / CGFloat(n))) }
    points.append(p3)
  }

  /// Returns the parameters between 0 and 1 at which a coordinate has an extremum.
  func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let (v0, v1, v2, v3) = (p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
    let a = -v0 + 3 * v1 - 3 * v2 + v3, b = 2 * (v0 - 2 * v1 + v2), c = v1 - v0
    let roots: [CGFloat]
    if abs(a) * 3 < 1e-12 * (abs(b) + abs(c)) {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let root = b * b - 4 * a * c
      guard root >= 0 else { return [] }
      roots = [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
