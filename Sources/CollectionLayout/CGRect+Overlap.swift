import CoreGraphics

extension CGRect {
  /// Whether the two have points within them in common. Rectangles that only touch have none; Foundation's `intersects` counts them on Linux.
  public func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
