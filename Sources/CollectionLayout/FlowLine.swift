import CoreGraphics

/// The distribution of a line's items over its width.
struct FlowLine: Hashable, Sendable {
  /// The offset at which the line begins, and its length.
  let start: CGFloat
  let room: CGFloat
  /// The minimum spacing between two items.
  let least: CGFloat

  /// Returns the number of items, beginning with `first`, that fit in a line. It is at least 1.
  func fitting(from first: Int, to end: Int, breadth: (Int) -> CGFloat) -> Int {
    var (last, used) = (first, breadth(first))
    while last + 1 < end, used + least + breadth(last + 1) <= room {
      last += 1
      used += least + breadth(last)
    }
    return last - first + 1
  }

  /// Returns the offset of each item.
  func places(_ breadths: [CGFloat], isLast: Bool) -> [CGFloat] {
    var (place, gap) = arrange(breadths, isLast: isLast)
    place += start
    return breadths.map { breadth in
      defer { place += breadth + gap }
      return place
    }
  }

  /// Returns the offset of the first item, and the spacing between items.
  private func arrange(_ breadths: [CGFloat], isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
    let whole = breadths.reduce(0, +)
    guard isLast else {
      return breadths.count == 1 ? ((room - whole) / 2, 0) : (0, (room - whole) / CGFloat(breadths.count - 1))
    }
    guard let breadth = breadths.first, breadths.allSatisfy({ $0 == breadth }), breadth > 0 else { return (0, least) }
    // The last line is spaced as if it were filled with items of the same breadth.
    let count = ((room + least) / (breadth + least) + 1e-9).rounded(.down)
    return count <= 1 ? ((room - whole) / 2, 0) : (0, (room - count * breadth) / (count - 1))
  }
}
