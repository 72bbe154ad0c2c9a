import CoreGraphics

/// The placement of a popover. (Docs/behaviour/presentations.md, "Popovers")
package struct PopoverGeometry: Equatable {
  /// The direction in which an arrow points. A popover whose arrow points up is below its source.
  package enum Direction: CaseIterable { case up, down, left, right }

  /// The length of the arrow, and its width at the body, in points.
  package static let arrow = 13.0, base = 37.0
  package static let corner = 13.0
  /// The default distance from the edges of the safe area, in points.
  package static let margin = 10.0
  /// The size of a popover without a preferred content size, in points. The value is Segue's own choice.
  package static let usualSize = CGSize(width: 320, height: 480)

  /// The frame of the popover, including the arrow.
  package var frame: CGRect
  package var direction: Direction
  /// The position of the arrow's tip along its side, from the origin of the frame.
  package var tip: Double
  /// A Boolean value that indicates whether the arrow is drawn. Without it, its room stays empty.
  package var showsArrow = true

  /// Returns the placement with the first permitted direction that has enough room. If there is none, the direction with the most room is
  /// used.
  ///
  /// - Parameter permitted: The permitted directions in the order of preference. No direction means up, down, left and right.
  package static func fitting(
    _ size: CGSize, at anchor: CGRect, in room: CGRect, permitted: [Direction], showsArrow: Bool = true
  ) -> PopoverGeometry {
    let choices = permitted.isEmpty ? Direction.allCases : permitted
    let direction =
      choices.first { space(for: $0, at: anchor, in: room) >= length(of: size, $0) + arrow }
      ?? choices.max { space(for: $0, at: anchor, in: room) < space(for: $1, at: anchor, in: room) }!
    var geometry = place(size, direction, anchor, room)
    geometry.showsArrow = showsArrow
    return geometry
  }

  private static func isVertical(_ direction: Direction) -> Bool { direction == .up || direction == .down }
  private static func length(of size: CGSize, _ direction: Direction) -> Double {
    isVertical(direction) ? size.height : size.width
  }

  private static func space(for direction: Direction, at anchor: CGRect, in room: CGRect) -> Double {
    switch direction {
    case .up: room.maxY - anchor.maxY
    case .down: anchor.minY - room.minY
    case .left: room.maxX - anchor.maxX
    case .right: anchor.minX - room.minX
    }
  }

  private static func place(
    _ size: CGSize, _ direction: Direction, _ anchor: CGRect, _ room: CGRect
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

  /// The tip of the arrow, in the frame's coordinates.
  package var tipPoint: CGPoint {
    switch direction {
    case .up: CGPoint(x: tip, y: 0)
    case .down: CGPoint(x: tip, y: frame.height)
    case .left: CGPoint(x: 0, y: tip)
    case .right: CGPoint(x: frame.width, y: tip)
    }
  }
}
