import CoreGraphics

/// How the items of a line are spread over the room that it has.
struct FlowLine: Hashable, Sendable {
  /// Where the room begins.
  let start: CGFloat
  let room: CGFloat
  /// The least distance of two items.
  let least: CGFloat

  /// How many of the items from the first on, one of them at least, have room in a line.
  func fitting(from first: Int, to end: Int, breadth: (Int) -> CGFloat) -> Int {
    var (last, used) = (first, breadth(first))
    while last + 1 < end, used + least + breadth(last + 1) <= room {
      last += 1
      used += least + breadth(last)
    }
    return last - first + 1
  }

  /// Where each item begins.
  func places(_ breadths: [CGFloat], isLast: Bool) -> [CGFloat] {
    var (place, gap) = arrange(breadths, isLast: isLast)
    place += start
    return breadths.map { breadth in
      defer { place += breadth + gap }
      return place
    }
  }

  /// Where the first item begins, and how far apart the items are.
  private func arrange(_ breadths: [CGFloat], isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
    let whole = breadths.reduce(0, +)
    guard isLast else {
      return breadths.count == 1 ? ((room - whole) / 2, 0) : (0, (room - whole) / CGFloat(breadths.count - 1))
    }
    guard let breadth = breadths.first, breadths.allSatisfy({ $0 == breadth }), breadth > 0 else { return (0, least) }
    // As if the line were filled with items like these.
    let count = ((room + least) / (breadth + least) + 1e-9).rounded(.down)
    return count <= 1 ? ((room - whole) / 2, 0) : (0, (room - count * breadth) / (count - 1))
  }
}
