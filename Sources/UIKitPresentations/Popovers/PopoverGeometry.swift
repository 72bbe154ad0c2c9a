import CoreGraphics

/// The placement of a popover. (Docs/behaviour/presentations.md, "Popovers")
struct PopoverGeometry: Equatable {
  /// The length of the arrow, and its width at the body, in points.
  static let arrow = 13.0, base = 37.0
  static let corner = 13.0
  /// The default distance from the edges of the safe area, in points.
  static let margin = 10.0
  /// The size of a popover without a preferred content size, in points. The value is Segue's own choice.
  static let usualSize = CGSize(width: 320, height: 480)

  /// The frame of the popover, including the arrow.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// The position of the arrow's tip along its side, from the origin of the frame.
  var tip: Double
  /// A Boolean value that indicates whether the arrow is drawn. Without it, its room stays empty.
  var showsArrow = true

  /// Returns the placement with the first of the directions up, down, left and right that is permitted and has enough room. If there is
  /// none, the direction with the most room is used.
  static func fitting(_ size: CGSize, at anchor: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection) -> PopoverGeometry {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
    let choices = order.isEmpty ? [.up, .down, .left, .right] : order
    let direction =
      choices.first { space(for: $0, at: anchor, in: room) >= length(of: size, $0) + arrow }
      ?? choices.max { space(for: $0, at: anchor, in: room) < space(for: $1, at: anchor, in: room) }!
    return place(size, direction, anchor, room)
  }

  private static func isVertical(_ direction: UIPopoverArrowDirection) -> Bool { direction == .up || direction == .down }
  private static func length(of size: CGSize, _ direction: UIPopoverArrowDirection) -> Double {
    isVertical(direction) ? size.height : size.width
  }

  private static func space(for direction: UIPopoverArrowDirection, at anchor: CGRect, in room: CGRect) -> Double {
    switch direction {
    case .up: room.maxY - anchor.maxY
    case .down: anchor.minY - room.minY
    case .left: room.maxX - anchor.maxX
    default: anchor.minX - room.minX
    }
  }

  private static func place(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ room: CGRect
  ) -> PopoverGeometry {
    let free = space(for: direction, at: anchor, in: room), wanted = length(of: size, direction) + arrow
    // A popover whose source leaves no room next to it lies above the source.
    let isOver = free < arrow + 2 * corner
    let along = min(wanted, isOver ? max(isVertical(direction) ? room.height : room.width, arrow) : free)
    if isVertical(direction) {
      let width = min(size.width, room.width)
      let x = min(max((anchor.midX - width / 2).rounded(), room.minX), room.maxX - width)
      let beside = direction == .up ? anchor.maxY : anchor.minY - along
      let y = isOver ? max(min(beside, room.maxY - along), room.minY) : beside
      return PopoverGeometry(
        frame: CGRect(x: x, y: y, width: width, height: along), direction: direction, tip: tip(anchor.midX - x, width))
    }
    let height = min(size.height, room.height)
    let y = min(max((anchor.midY - height / 2).rounded(), room.minY), room.maxY - height)
    let beside = direction == .left ? anchor.maxX : anchor.minX - along
    let x = isOver ? max(min(beside, room.maxX - along), room.minX) : beside
    return PopoverGeometry(frame: CGRect(x: x, y: y, width: along, height: height), direction: direction, tip: tip(anchor.midY - y, height))
  }

  /// Returns the position of the arrow's tip, which keeps a distance from the corners.
  private static func tip(_ wanted: Double, _ length: Double) -> Double {
    let least = corner + base / 2
    return length < 2 * least ? length / 2 : min(max(wanted, least), length - least)
  }

  /// The insets of the body within the frame.
  var insets: UIEdgeInsets {
    switch direction {
    case .up: UIEdgeInsets(top: Self.arrow, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: Self.arrow, right: 0)
    case .left: UIEdgeInsets(top: 0, left: Self.arrow, bottom: 0, right: 0)
    default: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.arrow)
    }
  }

  /// The tip of the arrow, in the frame's coordinates.
  var tipPoint: CGPoint {
    switch direction {
    case .up: CGPoint(x: tip, y: 0)
    case .down: CGPoint(x: tip, y: frame.height)
    case .left: CGPoint(x: 0, y: tip)
    default: CGPoint(x: frame.width, y: tip)
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
      default: body.maxX - overlap
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
