import CoreGraphics

/// The axes of a flow layout. `along` is the axis in which content scrolls, `across` the axis of a line.
struct FlowAxes: Hashable, Sendable {
  let isHorizontal: Bool
  /// The number of pixels per point. The origins of items are aligned to pixels.
  let scale: CGFloat

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  /// Returns the interval that a rectangle covers along the scrolling axis.
  func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
  func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: length, height: breadth) : CGRect(x: across, y: along, width: breadth, height: length)
  }
  /// Returns the frame of an item of a size, aligned to pixels.
  func item(_ size: CGSize, along place: CGFloat, across: CGFloat) -> CGRect {
    rect(along: snap(place), across: snap(across), length: along(size), breadth: self.across(size))
  }
}
