import CoreGraphics
import InterfaceGeometry

/// The parts of a popover's placement that views use.
extension PopoverGeometry {
  /// The insets of the body within the frame.
  var insets: UIEdgeInsets {
    switch direction {
    case .up: UIEdgeInsets(top: Self.arrow, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: Self.arrow, right: 0)
    case .left: UIEdgeInsets(top: 0, left: Self.arrow, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.arrow)
    }
  }

  /// The outline of the body and the arrow, in the frame's coordinates.
  var outline: UIBezierPath {
    let body = CGRect(origin: .zero, size: frame.size).inset(by: insets)
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.corner)
    guard showsArrow else { return path }
    let (point, half) = (tipPoint, Self.base / 2)
    let isVertical = direction == .up || direction == .down
    // The base of the arrow overlaps the body, so that no seam is visible.
    let overlap = 1.0
    let line =
      switch direction {
      case .up: body.minY + overlap
      case .down: body.maxY - overlap
      case .left: body.minX + overlap
      case .right: body.maxX - overlap
      }
    let (from, to) =
      isVertical
      ? (CGPoint(x: point.x - half, y: line), CGPoint(x: point.x + half, y: line))
      : (CGPoint(x: line, y: point.y - half), CGPoint(x: line, y: point.y + half))
    let arrow = UIBezierPath()
    arrow.move(to: from)
    arrow.addCurve(to: point, controlPoint1: Self.between(from, point, isVertical), controlPoint2: Self.near(point, from, isVertical))
    arrow.addCurve(to: to, controlPoint1: Self.near(point, to, isVertical), controlPoint2: Self.between(to, point, isVertical))
    arrow.close()
    path.append(arrow)
    return path
  }

  /// Returns the control point of a curve that leaves the body without an angle and ends in a blunt tip. The values are chosen by eye.
  private static func between(_ base: CGPoint, _ tip: CGPoint, _ isVertical: Bool) -> CGPoint {
    isVertical ? CGPoint(x: base.x + (tip.x - base.x) * 0.45, y: base.y) : CGPoint(x: base.x, y: base.y + (tip.y - base.y) * 0.45)
  }
  private static func near(_ tip: CGPoint, _ base: CGPoint, _ isVertical: Bool) -> CGPoint {
    isVertical ? CGPoint(x: tip.x + (base.x - tip.x) * 0.22, y: tip.y) : CGPoint(x: tip.x, y: tip.y + (base.y - tip.y) * 0.22)
  }
}

extension PopoverGeometry.Direction {
  /// The direction as an app sees it.
  var uikit: UIPopoverArrowDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
