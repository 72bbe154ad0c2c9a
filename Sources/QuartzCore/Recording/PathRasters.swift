import Compositor
import CoreGraphics
import DisplayList

/// A cache of rasterised paths. Equal paths with an equal style are drawn only once.
final class PathRasters {
  /// The style of a stroke.
  struct Pen: Hashable {
    var width, miterLimit, dashPhase: Double
    var dashes: [Double]
    var cap: CAShapeLayerLineCap
    var join: CAShapeLayerLineJoin
    init(_ s: LayerProperties.Shape) {
      (width, miterLimit, dashPhase, dashes) = (s.lineWidth, s.miterLimit, s.lineDashPhase, s.lineDashPattern)
      (cap, join) = (s.lineCap, s.lineJoin)
    }
    var reach: Double { width / 2 * max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1) }
  }
  struct Drawing: Hashable {
    var path: CGPath
    /// The style of the stroke. If it is `nil`, the path is filled.
    var pen: Pen?
    var isEvenOdd: Bool
  }
  private struct Key: Hashable { var drawing: Drawing; var scale: Double }
  private static let limit = 8 << 20
  private static let longestSide = 4096.0
  private var kept = BoundedCache<Key, Image>(limit: PathRasters.limit)

  /// Returns the coverage of a path at its position, or `nil` if the path covers nothing.
  ///
  /// The scale is the visible magnification, rounded up to a power of two. A zoom therefore does not require a new raster for each frame.
  func coverage(_ drawing: Drawing, _ pixelsPerPoint: Double) -> Image? {
    let reach = drawing.pen?.reach ?? 0, box = drawing.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
    var scale = 1.0
    if pixelsPerPoint == pixelsPerPoint.rounded() { scale = max(1, pixelsPerPoint) } else { while scale < pixelsPerPoint { scale *= 2 } }
    while max(box.width, box.height) * scale > Self.longestSide { scale /= 2 }
    let key = Key(drawing: drawing, scale: scale)
    if let found = kept.value(for: key) { return found }

    let x0 = (box.minX * scale).rounded(.down) / scale, y0 = (box.minY * scale).rounded(.down) / scale
    let width = Int(((box.maxX - x0) * scale).rounded(.up)), height = Int(((box.maxY - y0) * scale).rounded(.up))
    let context = CGContext(PixelBuffer(width: max(1, width), height: max(1, height), format: .alpha), scale: scale)
    context.translateBy(x: -x0, y: -y0)
    context.setFillColor(gray: 0, alpha: 1)
    context.setStrokeColor(gray: 0, alpha: 1)
    context.addPath(drawing.path)
    if let pen = drawing.pen {
      context.setLineWidth(pen.width)
      context.setMiterLimit(pen.miterLimit)
      context.setLineCap(pen.cap == .round ? .round : pen.cap == .square ? .square : .butt)
      context.setLineJoin(pen.join == .round ? .round : pen.join == .bevel ? .bevel : .miter)
      if !pen.dashes.isEmpty { context.setLineDash(phase: pen.dashPhase, lengths: pen.dashes.map { CGFloat($0) }) }
      context.strokePath()
    } else {
      context.fillPath(using: drawing.isEvenOdd ? .evenOdd : .winding)
    }
    let image = context.takeImage()
    let placed = Image(image, in: CGRect(x: x0, y: y0, width: Double(image.width) / scale, height: Double(image.height) / scale))
    kept.insert(placed, for: key, bytes: image.bytesPerRow * image.height)
    return placed
  }
}

extension CGPath {
  /// Returns the part of a path between two fractions of its length. It consists of straight segments that deviate by less than a twentieth
  /// of a pixel.
  func trimmed(from start: Double, to end: Double, _ pixelsPerPoint: Double) -> CGPath {
    let lines = polygons(tolerance: 0.05 / max(pixelsPerPoint, 0.1))
    func length(_ a: CGPoint, _ b: CGPoint) -> Double { ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot() }
    let total = lines.reduce(0.0) { sum, line in sum + zip(line, line.dropFirst()).reduce(0.0) { $0 + length($1.0, $1.1) } }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    var passed = 0.0, result: [PathElement] = []
    for line in lines {
      var isOpen = false
      for (a, b) in zip(line, line.dropFirst()) {
        let step = length(a, b), lo = max(from, passed), hi = min(to, passed + step)
        if step > 0, lo < hi {
          func at(_ place: Double) -> CGPoint {
            let f = (place - passed) / step
            return CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
          }
          if !isOpen { result.append(.move(at(lo))) }
          result.append(.line(at(hi)))
          isOpen = true
        }
        passed += step
      }
    }
    return CGPath(elements: result)
  }
}
