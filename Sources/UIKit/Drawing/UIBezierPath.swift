import CoreGraphics
import QuartzCore

/// A path with the way it is drawn: Core Graphics' path and the stroke's parameters together.
open class UIBezierPath: _UIRoot, NSCopying {
  private var path = CGMutablePath()
  private var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Width of strokes in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How strokes end; butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// How strokes turn; miter by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a miter may stick out, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Kept, and without effect: curves are drawn to a tenth of a pixel.
  open var flatness: CGFloat = 0.6
  /// Whether fills, clips and `contains` use the even-odd rule; false by default.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public override init() { super.init() }
  /// A closed rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// An ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// A rounded rectangle with UIKit's smooth corners: a corner begins 1.53 radii from its tip, where there is room.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// A rectangle some of whose corners are rounded, by the radii's width.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.add(SmoothCorners.elements(rect, corners, radius: cornerRadii.width))
  }
  /// An arc; angles in radians, clockwise as a screen shows it.
  public convenience init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: arcCenter, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// The elements of another path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The path without its stroke's parameters; setting it replaces the path.
  open var cgPath: CGPath {
    get { path.copy()! }
    set { path = newValue.mutableCopy()! }
  }

  // MARK: Building

  /// Starts a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve from the current point.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  /// An arc, joined by a line to the current point; angles in radians, clockwise as a screen shows it.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Adds a line back to where the subpath began.
  open func close() { path.closeSubpath() }
  /// Forgets every element; the stroke's parameters stay.
  open func removeAllPoints() { path.removeAll() }
  /// Adds another path's elements.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Moves, turns or scales all points.
  open func apply(_ transform: CGAffineTransform) {
    let elements = path.elements.map { $0.applying(transform) }
    path = CGMutablePath()
    path.add(elements)
  }
  /// The same outline walked the other way.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = CGMutablePath()
    reversed.path.add(path.reversedElements())
    return reversed
  }

  // MARK: Asking

  /// Whether there are no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points, control points included.
  open var bounds: CGRect { path.boundingBox }
  /// Where the next element begins; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside, by the path's fill rule.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }
  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Painted and unpainted lengths in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }
  /// The dash as it was set.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (i, length) in dashes.lengths.enumerated() { pattern?[i] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  // MARK: Drawing in the current context

  /// Fills with the current fill colour.
  @preconcurrency @MainActor
  open func fill() { fill(with: .normal, alpha: nil) }
  /// Fills with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func fill(with mode: CGBlendMode, alpha: CGFloat) { fill(with: mode, alpha: Optional(alpha)) }
  /// Strokes with the current stroke colour and this path's parameters.
  @preconcurrency @MainActor
  open func stroke() { stroke(with: .normal, alpha: nil) }
  /// Strokes with a blend mode and an alpha.
  @preconcurrency @MainActor
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) { stroke(with: mode, alpha: Optional(alpha)) }
  /// Narrows the clip to the path.
  @preconcurrency @MainActor
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: rule)
  }

  /// - Parameter alpha: nil leaves mode and alpha as the context has them.
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

  // MARK: Values

  /// A path of the same elements and parameters.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle, copy.miterLimit) = (lineWidth, lineCapStyle, lineJoinStyle, miterLimit)
    (copy.flatness, copy.usesEvenOddFillRule, copy.dashes) = (flatness, usesEvenOddFillRule, dashes)
    return copy
  }
}
