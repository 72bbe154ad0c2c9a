extension CGMutablePath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.move(point.applying(transform))) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.line(point.applying(transform))) }
  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quadCurve(control.applying(transform), end.applying(transform)))
  }
  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    add(.curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }
  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { add(.close) }

  /// Adds a subpath of straight lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathShapes.rect(rect), transform: transform)
  }
  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse that fits in a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathShapes.ellipse(rect), transform: transform)
  }
  /// Adds a rectangle with elliptical corners as a closed subpath. A corner may be at most half as long as its side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(PathShapes.roundedRect(rect, cornerWidth, cornerHeight), transform: transform)
  }
  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform: transform) }

  /// Adds an arc between two angles in radians, joined by a line to the current point.
  ///
  /// `clockwise` refers to a y axis that points up. In UIKit's contexts, whose y axis points down, `false` appears clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addArc(center, radius, startAngle, sweep, transform)
  }

  /// Adds an arc that begins at an angle and covers a signed angle, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle, delta, transform)
  }

  private func addArc(_ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ sweep: CGFloat, _ transform: CGAffineTransform) {
    let arc = PathShapes.arc(center: center, radius: radius, start: start, sweep: sweep)
    if isEmpty { move(to: arc.start, transform: transform) } else { addLine(to: arc.start, transform: transform) }
    if sweep != 0 { add(arc.curves, transform: transform) }
  }

  /// Adds a line towards a corner and an arc that rounds the corner. The arc is tangent to both sides of the corner.
  /// - Precondition: The path has a current point.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    precondition(!isEmpty, "addArc(tangent1End:…) needs a current point; move(to:) first")
    let from = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
    func direction(_ p: CGPoint) -> (CGVector, CGFloat) {
      let v = CGVector(dx: p.x - corner.x, dy: p.y - corner.y)
      let length = (v.dx * v.dx + v.dy * v.dy).squareRoot()
      return length > 0 ? (CGVector(dx: v.dx / length, dy: v.dy / length), length) : (.zero, 0)
    }
    let (u, l1) = direction(from), (v, l2) = direction(end)
    let cross = u.dx * v.dy - u.dy * v.dx, dot = u.dx * v.dx + u.dy * v.dy
    guard l1 > 0, l2 > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: corner, transform: transform) }
    let reach = radius * (1 + dot) / abs(cross)  // r / tan(angle / 2)
    let a = CGPoint(x: corner.x + u.dx * reach, y: corner.y + u.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: a.x - side * u.dy * radius, y: a.y + side * u.dx * radius)
    let b = CGPoint(x: corner.x + v.dx * reach, y: corner.y + v.dy * reach)
    let start = Elementary.atan2(a.y - center.y, a.x - center.x)
    let stop = Elementary.atan2(b.y - center.y, b.x - center.x)
    var sweep = stop - start
    if sweep > .pi { sweep -= 2 * .pi } else if sweep < -.pi { sweep += 2 * .pi }
    addArc(center, radius, start, sweep, transform)
  }
}
