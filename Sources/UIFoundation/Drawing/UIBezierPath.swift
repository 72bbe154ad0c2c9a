import CoreGraphics
import QuartzCore

/// A path with drawing properties, such as the line width.
open class UIBezierPath: _UIRoot, NSCopying {
  private var path = CGMutablePath()
  private var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// The width of strokes, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of strokes. The default is `CGLineCap.butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joins of strokes. The default is `CGLineJoin.miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, in line widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The flatness of curves. It has no effect here, because curves are accurate to a tenth of a pixel. The default is 0.6.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether fills, clips and `contains(_:)` use the even-odd rule. The default is `false`.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { super.init() }
  /// Creates a closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates an ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates a rectangle with smooth corners. Where there is room, a corner begins at 1.53 times the radius from its tip.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// Creates a rectangle with some rounded corners. The width of `cornerRadii` is the radius.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.add(SmoothCorners.elements(rect, corners, radius: cornerRadii.width))
  }
  /// Creates an arc. The angles are in radians, and increase clockwise on the screen.
  public convenience init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates a path with the elements of another path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The path without its drawing properties. Setting it replaces all elements.
  open var cgPath: CGPath {
    get { path.copy()! }
    set { path = newValue.mutableCopy()! }
  }

  // MARK: Construction

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  /// Adds an arc, connected by a line with the current point. The angles are in radians, and increase clockwise on the screen.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its first point.
  open func close() { path.closeSubpath() }
  /// Removes all elements. The drawing properties stay.
  open func removeAllPoints() { path.removeAll() }
  /// Adds the elements of another path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    let elements = path.elements.map { $0.applying(transform) }
    path = CGMutablePath()
    path.add(elements)
  }
  /// Returns the path with the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = CGMutablePath()
    reversed.path.add(path.reversedElements())
    return reversed
  }

  // MARK: Queries

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains all points, including control points.
  open var bounds: CGRect { path.boundingBox }
  /// The point at which the next element begins. The value is zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is within the path, by the fill rule of the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }
  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Sets the dash pattern of strokes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of painted and unpainted segments in turn, in points. `nil` removes the pattern.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the pattern at which the stroke begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }
  /// Retrieves the dash pattern of strokes. Arguments that are `nil` are ignored.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (i, length) in dashes.lengths.enumerated() { pattern?[i] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  // MARK: Drawing in the current context

  /// Fills the path with the current fill colour. Without a current context it does nothing.
  @preconcurrency @MainActor
  open func fill() { fill(with: .normal, alpha: nil) }
  /// Fills the path with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func fill(with mode: CGBlendMode, alpha: CGFloat) { fill(with: mode, alpha: Optional(alpha)) }
  /// Strokes the path with the current stroke colour and the drawing properties of the path.
  @preconcurrency @MainActor
  open func stroke() { stroke(with: .normal, alpha: nil) }
  /// Strokes the path with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) { stroke(with: mode, alpha: Optional(alpha)) }
  /// Restricts the clip of the current context to the path.
  @preconcurrency @MainActor
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: rule)
  }

  /// Fills the path in the current context.
  ///
  /// - Parameter alpha: The alpha. `nil` keeps the blend mode and the alpha of the context.
  @MainActor
  private func fill(with mode: CGBlendMode, alpha: CGFloat?) {
    draw(mode, alpha) { $0.fillPath(using: rule) }
  }
  @MainActor
  private func stroke(with mode: CGBlendMode, alpha: CGFloat?) {
    draw(mode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      context.strokePath()
    }
  }
  @MainActor
  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat?, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let alpha {
      context.setBlendMode(mode)
      context.setAlpha(alpha)
    }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  // MARK: Copies

  /// Returns a path with the same elements and drawing properties.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle, copy.miterLimit) = (lineWidth, lineCapStyle, lineJoinStyle, miterLimit)
    (copy.flatness, copy.usesEvenOddFillRule, copy.dashes) = (flatness, usesEvenOddFillRule, dashes)
    return copy
  }
}
