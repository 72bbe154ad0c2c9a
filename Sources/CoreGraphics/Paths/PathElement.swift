/// One element of a path. Coordinates are in the path's own coordinate system.
public enum PathElement: Hashable, Sendable {
  /// The element begins a new subpath at a point.
  case move(CGPoint)
  /// The element is a straight line from the current point.
  case line(CGPoint)
  /// The element is a quadratic Bézier curve. The values are its control point and its end.
  case quadCurve(CGPoint, CGPoint)
  /// The element is a cubic Bézier curve. The values are its two control points and its end.
  case curve(CGPoint, CGPoint, CGPoint)
  /// The element closes the subpath with a line to its start.
  case close

  /// The control points and the end of the element, in order. The array is empty for `close`.
  public var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quadCurve(let c, let p): [c, p]
    case .curve(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }

  /// Returns the element with a transform applied to its points.
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

/// The kinds of elements that a `CGPathElement` can describe.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element as `applyWithBlock(_:)` passes it to its closure. The pointer is valid only during the call.
public struct CGPathElement {
  /// The kind of the element, which gives the number and the meaning of the points.
  public var type: CGPathElementType
  /// The control points and the end of the element. There are none for `closeSubpath`.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// The rules that determine which areas are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it at least once, counted with sign.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The shapes of the ends of a stroke. `butt` ends at the end point, and the other two extend half a line width beyond it.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shapes of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
