import CoreGraphics
import DisplayList

extension RecordingTraversal {
  /// Returns the items of a shape layer's path, which is filled and then stroked.
  func shape(_ s: LayerProperties.Shape, pixelsPerPoint: Double) -> [Item] {
    guard let path = s.path, !path.isEmpty else { return [] }
    var items: [Item] = []
    if let color = s.fillColor, color.alpha > 0 {
      if let round = RoundedRect(path) {
        items.append(.fill(round, color))
      } else if let drawn = recorder.rasters.coverage(.init(path: path, pen: nil, isEvenOdd: s.fillsEvenOdd), pixelsPerPoint) {
        items.append(.glyphs(Glyphs(drawn, color: color)))
      }
    }
    if let color = s.strokeColor, color.alpha > 0, s.lineWidth > 0, s.strokeStart < s.strokeEnd {
      let line = s.strokeStart > 0 || s.strokeEnd < 1 ? path.trimmed(from: s.strokeStart, to: s.strokeEnd, pixelsPerPoint) : path
      if let drawn = recorder.rasters.coverage(.init(path: line, pen: .init(s), isEvenOdd: false), pixelsPerPoint) {
        items.append(.glyphs(Glyphs(drawn, color: color)))
      }
    }
    return items
  }
}

extension LayerProperties.Shape {
  /// The maximum distance of the stroke from the path.
  var reach: Double {
    guard strokeColor != nil else { return 0 }
    return lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, lineCap == .square ? 1.5 : 1)
  }
}

extension RoundedRect {
  /// Creates the rectangle, circle or rounded rectangle that a path outlines, as Core Graphics constructs them. It is `nil` for any other
  /// path.
  ///
  /// Core Graphics computes the points of a rounded rectangle from its sides and radius. Here the sides and the radius are computed from
  /// the points, so their last bits can differ.
  init?(_ path: CGPath) {
    let elements = path.elements
    guard elements.count == 5 || elements.count == 6 || elements.count == 10, case .close = elements.last else { return nil }
    let box = path.boundingBoxOfPath
    let half = min(box.width, box.height) / 2
    if elements.count == 5, path.isNearly(CGPath(rect: box)) {
      self.init(box)
    } else if elements.count == 6, abs(box.width - box.height) < 1e-9, path.isNearly(CGPath(ellipseIn: box)) {
      self.init(box, radius: half)
    } else if elements.count == 10, case .curve(_, _, let end) = elements[2] {
      let radius = min(box.maxX - end.x, half)
      guard radius > 0, path.isNearly(CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius)) else { return nil }
      self.init(box, radius: radius)
    } else {
      return nil
    }
  }
}

extension CGPath {
  /// The maximum rounding error of a point, as a fraction of the path's largest coordinate.
  private static let rounding = 1e-12

  /// Returns `true` if another path has equal elements whose points differ only by rounding.
  fileprivate func isNearly(_ other: CGPath) -> Bool {
    let (ours, theirs) = (elements, other.elements)
    guard ours.count == theirs.count else { return false }
    let largest = ours.lazy.flatMap(\.points).reduce(1) { max($0, abs($1.x), abs($1.y)) }
    let tolerance = largest * Self.rounding
    return zip(ours, theirs).allSatisfy { $0.isNearly($1, tolerance) }
  }
}

extension PathElement {
  fileprivate func isNearly(_ other: PathElement, _ tolerance: Double) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close):
      zip(points, other.points).allSatisfy { abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance }
    default: false
    }
  }
}
