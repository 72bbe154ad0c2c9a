/// One step of a path, as a value. Coordinates are in the path's own space.
public enum PathElement: Hashable, Sendable {
  /// Starts a new subpath.
  case move(CGPoint)
  /// A straight line from the current point.
  case line(CGPoint)
  /// A quadratic Bézier curve: its control point, then its end.
  case quadCurve(CGPoint, CGPoint)
  /// A cubic Bézier curve: its two control points, then its end.
  case curve(CGPoint, CGPoint, CGPoint)
  /// A line back to where the subpath began, joined there.
  case close

  /// Control points and end, in order; none for `close`.
  public var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quadCurve(let c, let p): [c, p]
    case .curve(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }

  /// The element seen through a transform.
  public func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(p.applying(t))
    case .line(let p): .line(p.applying(t))
    case .quadCurve(let c, let p): .quadCurve(c.applying(t), p.applying(t))
    case .curve(let c1, let c2, let p): .curve(c1.applying(t), c2.applying(t), p.applying(t))
    case .close: .close
    }
  }
}

/// What a `CGPathElement` is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element as Core Graphics hands it to `applyWithBlock`; `points` is valid during the call.
public struct CGPathElement {
  /// What the points are.
  public var type: CGPathElementType
  /// Control points and end; none for `closeSubpath`.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Which points count as inside when a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those that the path winds around at least once.
  case winding
  /// Those that a ray leaves through an odd number of edges.
  case evenOdd
}

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How a stroke turns.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
