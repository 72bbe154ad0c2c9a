/// A path of lines and Bézier curves. It is immutable unless it is a `CGMutablePath`. Two paths are equal if their elements are equal.
public class CGPath: Hashable, @unchecked Sendable {
  /// The elements of the path, in drawing order.
  public fileprivate(set) final var elements: [PathElement]
  /// The point at which the current subpath began.
  fileprivate final var start: CGPoint?
  /// The end of the last element. It is zero in an empty path.
  public final var currentPoint: CGPoint { pen ?? .zero }
  fileprivate final var pen: CGPoint?

  /// Creates a path from elements. A line or a curve without a current point begins at its own first point.
  public init(elements: [PathElement] = []) {
    self.elements = []
    self.elements.reserveCapacity(elements.count)
    for element in elements { append(element) }
  }
  fileprivate init(copying other: CGPath) { (elements, start, pen) = (other.elements, other.start, other.pen) }

  /// Creates a path that consists of a rectangle. It begins at the origin and goes towards positive x.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: PathShapes.rect(rect).map(transform))
  }
  /// Creates a path that consists of an ellipse of four cubic curves. It begins in the middle of the right side and goes towards positive
  /// y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(elements: PathShapes.ellipse(rect).map(transform))
  }
  /// Creates a path that consists of a rectangle with elliptical corners.
  /// - Precondition: `2 × cornerWidth ≤ width` and `2 × cornerHeight ≤ height`, as in Core Graphics.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(elements: PathShapes.roundedRect(rect, cornerWidth, cornerHeight).map(transform))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public final var isEmpty: Bool { elements.isEmpty }

  /// Returns an immutable copy of the path. It is never `nil`.
  public func copy() -> CGPath? { CGPath(copying: self) }
  /// Returns an immutable copy of the path to which a transform is applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return copy() }
    return CGPath(elements: elements.map { $0.applying(transform.pointee) })
  }
  /// Returns a copy of the path that can be changed. It is never `nil`.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: self) }
  /// Returns a copy of the path that can be changed, to which a transform is applied.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    return CGMutablePath(elements: elements.map { $0.applying(transform.pointee) })
  }

  /// Calls a closure with each element in order.
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

  /// Appends an element. Without a current point, a line or curve first moves to its own first point.
  fileprivate final func append(_ element: PathElement) {
    for p in element.points {
      precondition(p.x.isFinite && p.y.isFinite, "A path got the point (\(p.x), \(p.y)); coordinates must be finite numbers")
    }
    switch element {
    case .move(let p):
      if case .move = elements.last { elements.removeLast() }  // a subpath of a single point is removed
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
    } else if case .close = elements.last, let start {  // after a close, the next subpath begins where the last one began
      elements.append(.move(start))
    }
  }
}

/// A path to which elements can be added. It must not be changed while another thread reads it.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() { self.init(elements: []) }

  /// Adds a single element.
  public func add(_ element: PathElement) { append(element) }
  /// Adds elements to which a transform is applied. The default transform is the identity.
  public func add(_ elements: [PathElement], transform: CGAffineTransform = .identity) {
    for element in elements { append(transform.isIdentity ? element : element.applying(transform)) }
  }
  /// Removes all elements.
  public func removeAll() { (elements, start, pen) = ([], nil, nil) }
}

extension [PathElement] {
  fileprivate func map(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let t = transform?.pointee, !t.isIdentity else { return self }
    return map { $0.applying(t) }
  }
}
