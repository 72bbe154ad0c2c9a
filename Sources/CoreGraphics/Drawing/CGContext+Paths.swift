import CCairo

extension CGContext {
  // MARK: The current path

  /// Removes the current path.
  public func beginPath() { devicePath.removeAll() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { devicePath.move(to: point, transform: state.ctm) }
  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: state.ctm) }
  /// Adds a subpath of straight lines through points.
  public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: state.ctm) }
  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { devicePath.addQuadCurve(to: end, control: control, transform: state.ctm) }
  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }
  /// Closes the current subpath with a line to its start.
  public func closePath() { devicePath.closeSubpath() }
  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: state.ctm) }
  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: state.ctm) }
  /// Adds an ellipse that fits in a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.ctm) }
  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: state.ctm) }
  /// Adds an arc between two angles in radians. `clockwise` refers to a y axis that points up, so `false` appears clockwise in UIKit's
  /// contexts.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    devicePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.ctm)
  }
  /// Adds a line towards a corner and an arc that rounds the corner with a radius.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
  }

  /// The current path in user space, or `nil` if there is none.
  public var path: CGPath? {
    guard !devicePath.isEmpty else { return nil }
    var inverse = state.ctm.inverted()
    return devicePath.copy(using: &inverse)
  }
  /// A Boolean value that indicates whether there is no current path.
  public var isPathEmpty: Bool { devicePath.isEmpty }
  /// The last point of the current path, in user space. It is zero if there is no path.
  public var currentPointOfPath: CGPoint { devicePath.isEmpty ? .zero : devicePath.currentPoint.applying(state.ctm.inverted()) }
  /// The smallest rectangle around the current path, in user space. It is the null rectangle if there is no path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  // MARK: Drawing it

  /// Fills the current path with the fill colour and removes the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  /// Strokes the current path with the stroke colour and removes the path.
  public func strokePath() { stroke(takePath()) }
  /// Fills or strokes the current path, or both, and removes the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = takePath()
    if mode != .stroke { fill(elements, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(elements) }
  }
  /// Restricts the clip to the current path and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(toPixels: takePath(), rule) }

  private func takePath() -> [PathElement] {
    defer { devicePath.removeAll() }
    return devicePath.elements
  }

  // MARK: Shapes at once

  /// Fills a rectangle with the fill colour. The current path is kept.
  public func fill(_ rect: CGRect) { fill(inPixels(PathShapes.rect(rect.standardized)), .winding) }
  /// Fills the union of rectangles with the fill colour. Where two overlap, the colour is applied once.
  public func fill(_ rects: [CGRect]) { fill(rects.flatMap { inPixels(PathShapes.rect($0.standardized)) }, .winding) }
  /// Fills the ellipse that fits in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(inPixels(PathShapes.ellipse(rect.standardized)), .winding) }
  /// Strokes the outline of a rectangle with the current line width.
  public func stroke(_ rect: CGRect) { stroke(inPixels(PathShapes.rect(rect.standardized))) }
  /// Strokes the outline of a rectangle with a given width, in user space. The current line width is kept.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let width = (state.lineWidth, state.lineWidth = width).0
    stroke(rect)
    state.lineWidth = width
  }
  /// Strokes the outline of the ellipse that fits in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(inPixels(PathShapes.ellipse(rect.standardized))) }
  /// Strokes a line between each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var elements: [PathElement] = []
    for i in stride(from: 0, to: points.count - 1, by: 2) { elements += [.move(points[i]), .line(points[i + 1])] }
    stroke(inPixels(elements))
  }
  /// Makes a rectangle transparent. The fill colour, alpha, blend mode and shadow have no effect, but the clip and the transform do.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.shadow = nil
    state.blend = .clear
    fill(rect)
    restoreGState()
  }

  private func inPixels(_ elements: [PathElement]) -> [PathElement] {
    state.ctm.isIdentity ? elements : elements.map { $0.applying(state.ctm) }
  }

  // MARK: Clip

  /// Restricts the clip to its intersection with a rectangle.
  public func clip(to rect: CGRect) { clip(toPixels: inPixels(PathShapes.rect(rect.standardized)), .winding) }
  /// Restricts the clip to its intersection with the union of rectangles.
  public func clip(to rects: [CGRect]) { clip(toPixels: rects.flatMap { inPixels(PathShapes.rect($0.standardized)) }, .winding) }
  /// The smallest rectangle around the clip, in user space.
  public var boundingBoxOfClipPath: CGRect { clipPixels.applying(state.ctm.inverted()) }

  private func clip(toPixels elements: [PathElement], _ rule: CGPathFillRule) {
    requireOpen()
    let matrix = state.ctm
    cairo_identity_matrix(cairo)
    cairo_set_antialias(cairo, state.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    emit(elements, to: cairo)
    cairo_clip(cairo)
    state.ctm = matrix
  }
}
