/// An outline of lines and Bézier curves. Immutable, unless it is a `CGMutablePath`; equal when its elements are.
public class CGPath: Hashable, @unchecked Sendable {
  /// The path as values, in drawing order.
  public fileprivate(set) final var elements: [PathElement]
  /// Where the current subpath began.
  fileprivate final var start: CGPoint?
  /// The last point reached; zero in an empty path.
  public final var currentPoint: CGPoint { pen ?? .zero }
  fileprivate final var pen: CGPoint?

  /// A path of elements; a line or curve without a point to start from starts at its own first point.
  public init(elements: [PathElement] = []) {
    self.elements = []
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }
  fileprivate init(copying other: CGPath) { (elements, start, pen) = (other.elements, other.start, other.pen) }

  /// A rectangle, from its origin towards +x.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: PathShapes.rect(rect).map(transform))
  }
  /// An ellipse of four cubic curves, from the middle of its right side towards +y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: PathShapes.ellipse(rect).map(transform))
  }
  /// A rectangle with elliptical corners.
  /// - Precondition: `2 × cornerWidth ≤ width` and `2 × cornerHeight ≤ height`, as in Core Graphics.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(elements: PathShapes.roundedRect(rect, cornerWidth, cornerHeight).map(transform))
  }

  /// No elements at all.
  public final var isEmpty: Bool { elements.isEmpty }

  /// A path of the same elements that never changes.
  public func copy() -> CGPath? { CGPath(copying: self) }
  /// The path seen through a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements: elements.map { $0.applying(transform.pointee) })
  }
  /// A path of the same elements to go on with.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: self) }
  /// The path seen through a transform, to go on with.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    return CGMutablePath(elements: elements.map { $0.applying(transform.pointee) })
  }

  /// Calls back with each element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      if points.isEmpty { points = [.zero] }
      points.withUnsafeMutableBufferPointer { buffer in
        var described = CGPathElement(type: type, points: buffer.baseAddress!)
        block(&described)
      }
    }
  }

  public static func == (l: CGPath, r: CGPath) -> Bool { l === r || l.elements == r.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Adds an element; without a current point, a line or curve first moves to its own first point.
  fileprivate final func append(_ element: PathElement) {
    for p in element.points {
      precondition(p.x.isFinite && p.y.isFinite, "A path got the point (\(p.x), \(p.y)); coordinates must be finite numbers")
    }
    switch element {
    case .move(let p):
      if case .move = elements.last { elements.removeLast() }  // a subpath of one point leaves nothing
      (start, pen) = (p, p)
    case .line(let p):
      begin(at: p)
      pen = p
    case .quadCurve(let c, let p):
      begin(at: c)
      pen = p
    case .curve(let c, _, let p):
      begin(at: c)
      pen = p
    case .close:
      guard pen != nil else { return }
      if case .close = elements.last { return }
      pen = start
    }
    elements.append(element)
  }

  private final func begin(at point: CGPoint) {
    if pen == nil {
      elements.append(.move(point))
      start = point
    } else if case .close = elements.last, let start {  // after a close the next subpath begins where the last one did
      elements.append(.move(start))
    }
  }
}

/// A path that can be added to. It must not be changed while another thread reads it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() { self.init(elements: []) }

  /// Adds one element.
  public func add(_ element: PathElement) { append(element) }
  /// Adds elements, seen through a transform.
  public func add(_ elements: [PathElement], transform: CGAffineTransform = .identity) {
    for element in elements { append(transform.isIdentity ? element : element.applying(transform)) }
  }
  /// Forgets every element.
  public func removeAll() { (elements, start, pen) = ([], nil, nil) }
}

extension [PathElement] {
  fileprivate func map(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let t = transform?.pointee, !t.isIdentity else { return self }
    return map { $0.applying(t) }
  }
}
