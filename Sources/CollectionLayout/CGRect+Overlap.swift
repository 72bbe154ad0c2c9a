import CoreGraphics

extension CGRect {
  /// Returns a Boolean value that indicates whether the interiors of two rectangles have points in common. Rectangles that only touch do
  /// not overlap. (Foundation's `intersects` counts them on Linux.)
  public func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
