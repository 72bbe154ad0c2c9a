import CoreGraphics

/// A view at the edge of a section or of a whole layout, such as a header. It does not belong to a group.
package struct CompositionBoundary: Sendable {
  /// The size of the view.
  package var size: CompositionSize
  /// The place of the view in fractions of the container's size, between 0 and 1 from the leading and top edges.
  package var place: CGPoint
  /// The offset from that place, in points.
  package var offset: CGPoint
  /// A Boolean value that indicates whether the view makes its container longer. Otherwise it lies over the content.
  package var extendsBoundary: Bool
  /// A Boolean value that indicates whether the view stays within the visible area.
  package var pins: Bool

  package init(size: CompositionSize, place: CGPoint, offset: CGPoint, extendsBoundary: Bool, pins: Bool) {
    (self.size, self.place, self.offset) = (size, place, offset)
    (self.extendsBoundary, self.pins) = (extendsBoundary, pins)
  }

  /// Returns whether the view is at the end of its container along an axis, or `nil` if it is at neither end.
  func isAtEnd(isVertical: Bool) -> Bool? {
    let place = isVertical ? place.y : place.x
    return place == 0 ? false : place == 1 ? true : nil
  }

  /// Returns the frame of the view in a container.
  func frame(_ size: CGSize, in box: CGRect) -> CGRect {
    CGRect(
      x: box.minX + place.x * (box.width - size.width) + offset.x, y: box.minY + place.y * (box.height - size.height) + offset.y,
      width: size.width, height: size.height)
  }
}

extension CompositionNode {
  /// A Boolean value that indicates whether the item, or any item in the group, can determine its own size.
  var isSelfSizing: Bool {
    if size.isEstimated { return true }
    guard case .line(let line) = content else { return false }
    return line.children.contains(where: \.isSelfSizing)
  }
}
