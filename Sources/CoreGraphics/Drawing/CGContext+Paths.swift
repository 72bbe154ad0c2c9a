import CCairo

extension CGContext {
  // MARK: The current path

  /// Forgets the current path.
  public func beginPath() { devicePath.removeAll() }
  /// Starts a subpath.
  public func move(to point: CGPoint) { devicePath.move(to: point, transform: state.ctm) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { devicePath.addLine(to: point, transform: state.ctm) }
  /// Adds a subpath through points.
  public func addLines(between points: [CGPoint]) { devicePath.addLines(between: points, transform: state.ctm) }
  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { devicePath.addQuadCurve(to: end, control: control, transform: state.ctm) }
  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    devicePath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
  }
  /// Adds a line back to where the subpath began.
  public func closePath() { devicePath.closeSubpath() }
  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { devicePath.addRect(rect, transform: state.ctm) }
  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { devicePath.addRects(rects, transform: state.ctm) }
  /// Adds a closed ellipse.
  public func addEllipse(in rect: CGRect) { devicePath.addEllipse(in: rect, transform: state.ctm) }
  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { devicePath.addPath(path, transform: state.ctm) }
  /// An arc; `clockwise` as a y-up plane shows it, so `false` looks clockwise in UIKit's contexts.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    devicePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: state.ctm)
  }
  /// Adds a line towards a corner and an arc that rounds it.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    devicePath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
  }

  /// The current path in user space; nil when there is none.
  public var path: CGPath? {
    guard !devicePath.isEmpty else { return nil }
    var inverse = state.ctm.inverted()
    return devicePath.copy(using: &inverse)
  }
  /// Whether there is no current path.
  public var isPathEmpty: Bool { devicePath.isEmpty }
  /// In user space.
  public var currentPointOfPath: CGPoint { devicePath.isEmpty ? .zero : devicePath.currentPoint.applying(state.ctm.inverted()) }
  /// In user space; null when there is no path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  // MARK: Drawing it

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  /// Strokes the current path and forgets it.
  public func strokePath() { stroke(takePath()) }
  /// Fills and strokes as the mode says, and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = takePath()
    if mode != .stroke { fill(elements, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(elements) }
  }
  /// Clips to the current path and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) { clip(toPixels: takePath(), rule) }

  private func takePath() -> [PathElement] {
    defer { devicePath.removeAll() }
    return devicePath.elements
  }

  // MARK: Shapes at once

  /// Fills a rectangle; the current path stays.
  public func fill(_ rect: CGRect) { fill(inPixels(PathShapes.rect(rect.standardized)), .winding) }
  /// Fills rectangles at once: where two overlap, one colour.
  public func fill(_ rects: [CGRect]) { fill(rects.flatMap { inPixels(PathShapes.rect($0.standardized)) }, .winding) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(inPixels(PathShapes.ellipse(rect.standardized)), .winding) }
  /// Strokes along a rectangle with the line width.
  public func stroke(_ rect: CGRect) { stroke(inPixels(PathShapes.rect(rect.standardized))) }
  /// Strokes along a rectangle with a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let width = (state.lineWidth, state.lineWidth = width).0
    stroke(rect)
    state.lineWidth = width
  }
  /// Strokes along an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(inPixels(PathShapes.ellipse(rect.standardized))) }
  /// Pairs of points, each a line.
  public func strokeLineSegments(between points: [CGPoint]) {
    var elements: [PathElement] = []
    for i in stride(from: 0, to: points.count - 1, by: 2) { elements += [.move(points[i]), .line(points[i + 1])] }
    stroke(inPixels(elements))
  }
  /// Makes a rectangle transparent, whatever the state says but its clip and transform.
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

  /// Narrows the clip to a rectangle.
  public func clip(to rect: CGRect) { clip(toPixels: inPixels(PathShapes.rect(rect.standardized)), .winding) }
  /// Narrows the clip to the union of rectangles.
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
