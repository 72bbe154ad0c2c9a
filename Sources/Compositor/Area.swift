/// A region of the frame: disjoint rectangles in rows, from top to bottom.
struct Area: Equatable {
  let rects: [PixelRect]

  /// The maximum number of rectangles. More of them would cost more time than the drawing of what lies between them.
  private static let most = 32

  /// Creates the union of rectangles. Gaps narrower than `gap` are included, because their exclusion would cost more. If there are very
  /// many rectangles, the area is their bounding rectangle.
  init(_ parts: [PixelRect], gap: Int = 1) {
    var parts = parts.filter { !$0.isEmpty }.sorted { $0.x0 < $1.x0 }
    if parts.count > Self.most { parts = [parts.dropFirst().reduce(parts[0]) { $0.union($1) }] }
    var rects: [PixelRect] = [], above = 0
    let ys = Set(parts.flatMap { [$0.y0, $0.y1] }).sorted()
    for (y0, y1) in zip(ys, ys.dropFirst()) {
      var row: [PixelRect] = []
      for part in parts where part.y0 <= y0 && part.y1 >= y1 {
        if let last = row.last, part.x0 < last.x1 + gap {
          row[row.count - 1].x1 = max(last.x1, part.x1)
        } else {
          row.append(PixelRect(x0: part.x0, y0: y0, x1: part.x1, y1: y1))
        }
      }
      let before = rects[above...]
      if before.last?.y1 == y0, before.map({ [$0.x0, $0.x1] }) == row.map({ [$0.x0, $0.x1] }) {
        for n in before.indices { rects[n].y1 = y1 }
      } else {
        above = rects.count
        rects += row
      }
    }
    self.rects = rects
  }

  /// Returns the parts of a rectangle that are in the area.
  func intersection(_ rect: PixelRect) -> [PixelRect] { rects.map { $0.intersection(rect) }.filter { !$0.isEmpty } }

  func contains(_ other: Area) -> Bool {
    other.rects.allSatisfy { $0.subtracting(rects).isEmpty }
  }
}
