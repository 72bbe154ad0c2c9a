import CoreGraphics
import DisplayList

extension RecordingWalk {
  /// A shape layer's path: filled, then stroked.
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
  /// How far a stroke can reach beyond the path.
  var reach: Double {
    guard strokeColor != nil else { return 0 }
    return lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, lineCap == .square ? 1.5 : 1)
  }
}

extension RoundedRect {
  /// What a path outlines, if that is a rectangle, a circle, or a rectangle with round corners as Core Graphics draws them.
  init?(_ path: CGPath) {
    let elements = path.elements
    guard elements.count == 5 || elements.count == 6 || elements.count == 10, case .close = elements.last else { return nil }
    let box = path.boundingBoxOfPath
    if elements.count == 5, path == CGPath(rect: box) {
      self.init(box)
    } else if elements.count == 6, abs(box.width - box.height) < 1e-9, path == CGPath(ellipseIn: box) {
      self.init(box, radius: box.width / 2)
    } else if elements.count == 10, case .curve(_, _, let end) = elements[2] {
      let radius = box.maxX - end.x
      guard radius > 0, 2 * radius <= min(box.width, box.height),
        path == CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius)
      else { return nil }
      self.init(box, radius: radius)
    } else {
      return nil
    }
  }
}
