import CoreGraphics

/// The directions of a flow layout: `along` is the one in which content scrolls, `across` the one of a line.
struct FlowAxes: Hashable, Sendable {
  let isHorizontal: Bool
  /// Pixels per point; origins lie on the pixel grid.
  let scale: CGFloat

  func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  /// What a rectangle covers along the scrolling direction.
  func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
  func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: length, height: breadth) : CGRect(x: across, y: along, width: breadth, height: length)
  }
  /// An item of a size, on the pixel grid.
  func item(_ size: CGSize, along place: CGFloat, across: CGFloat) -> CGRect {
    rect(along: snap(place), across: snap(across), length: along(size), breadth: self.across(size))
  }
}
