/// The areas that a blur needs for its visible part. Pixels depend on cells around them, those on further cells, and those on further
/// pixels. Everything outside may have any content.
struct BlurParts: Equatable {
  /// The areas before the filter, by level, with cells of 2 to the level pixels. Level 0 contains the pixels of the image beneath.
  /// Coordinates begin at the region's corner.
  let reduced: [Area]
  /// The areas after the filter, by level. They begin with the level of the finished image, and lower levels are empty.
  let blurred: [Area]

  /// - Parameter shown: The visible pixels of the image, inside the region.
  init(_ recipe: BlurRecipe, region: PixelRect, shown: [PixelRect]) {
    let top = recipe.factor.trailingZeroBitCount, finished = recipe.grain.trailingZeroBitCount
    func area(_ level: Int, _ rects: [PixelRect], from: (Int) -> Int, to: (Int) -> Int) -> Area {
      Area(rects.map { Self.part(level, $0, region, from: from, to: to) }, gap: 64 >> level)
    }
    let pixels = shown.map { $0.moved(-region.x0, -region.y0) }
    let half = recipe.grain / 2
    var blurred = [Area](repeating: Area([]), count: top + 1), reduced = blurred
    blurred[finished] =
      finished == 0
      ? Area(pixels) : area(finished, pixels, from: { ($0 - half) >> finished }, to: { (($0 - 1 - half) >> finished) + 2 })
    for level in finished..<top {
      blurred[level + 1] = area(level + 1, blurred[level].rects, from: { ($0 >> 1) - 1 }, to: { (($0 - 1) >> 1) + 2 })
    }
    reduced[top] = area(top, blurred[top].rects, from: { $0 - recipe.radius }, to: { $0 + recipe.radius })
    for level in (0..<top).reversed() {
      reduced[level] = Area(reduced[level + 1].rects.map { Self.below($0, level + 1, region) }, gap: 64 >> level)
    }
    (self.reduced, self.blurred) = (reduced, blurred)
  }

  /// Returns the part of the level below from which a part of a level is reduced.
  static func below(_ rect: PixelRect, _ level: Int, _ region: PixelRect) -> PixelRect {
    part(level - 1, rect, region, from: { 2 * $0 - 1 }, to: { 2 * $0 + 1 })
  }

  private static func part(_ level: Int, _ rect: PixelRect, _ region: PixelRect, from: (Int) -> Int, to: (Int) -> Int) -> PixelRect {
    let limits = limits(level, region)
    var part = PixelRect(x0: from(rect.x0), y0: from(rect.y0), x1: to(rect.x1), y1: to(rect.y1)).nearest(in: limits)
    if level > 0 {  // the kernels require this alignment
      part.x0 -= (part.x0 - limits.x0) & 3
      part.x1 = min(limits.x1, part.x1 + (limits.x0 - part.x1) & 3)
    }
    return part
  }

  /// Returns the whole area of a level.
  static func all(_ level: Int, _ region: PixelRect) -> Area { Area([limits(level, region)]) }

  /// Returns the cells of a level with a margin of two, or the pixels of level 0.
  private static func limits(_ level: Int, _ region: PixelRect) -> PixelRect {
    if level == 0 { return PixelRect(x0: 0, y0: 0, x1: region.width, y1: region.height) }
    let k = 1 << level
    return PixelRect(x0: -2, y0: -2, x1: (region.width + k - 1) / k + 2, y1: (region.height + k - 1) / k + 2)
  }
}

extension PixelRect {
  /// Returns the part of the rectangle inside another. If it is outside, the result is the nearest row or column, which is repeated there.
  fileprivate func nearest(in o: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(o.x0, min(x0, o.x1 - 1)), y0: max(o.y0, min(y0, o.y1 - 1)), x1: min(o.x1, max(x1, o.x0 + 1)),
      y1: min(o.y1, max(y1, o.y0 + 1)))
  }
}
