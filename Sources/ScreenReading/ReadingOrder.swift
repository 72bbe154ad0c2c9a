import CoreGraphics

/// The elements of a screen before they are ordered: single elements with their frames, and groups that are read together.
package indirect enum ReadingItem<Thing> {
  /// A single element and its frame.
  case thing(Thing, CGRect)
  /// Elements that are read together, ordered by their frames. The frame of the group determines its own place.
  case group([ReadingItem], place: CGRect, isMirrored: Bool)
  /// Elements that are read together, in the given order.
  case sequence([ReadingItem], place: CGRect)

  /// The frame of the element or group.
  package var place: CGRect {
    switch self {
    case .thing(_, let place), .group(_, let place, _), .sequence(_, let place): place
    }
  }
}

/// The order in which a screen is read: rows from top to bottom, and each row from its leading edge. It is a choice of this module, because
/// Apple does not document the order.
package enum ReadingOrder {
  /// The fraction of the shorter element's height by which two elements must overlap vertically to be in one row, from 0 to 1.
  static let shareOfRow: CGFloat = 0.5
  /// The distance in points within which two elements begin at one position.
  static let sameEdge: CGFloat = 1

  /// Returns the elements in reading order.
  ///
  /// - Parameter isMirrored: Whether rows are read from right to left.
  /// - Complexity: O(n log n) for elements in rows.
  package static func things<Thing>(in items: [ReadingItem<Thing>], isMirrored: Bool) -> [Thing] {
    var found: [Thing] = []
    read(items, isMirrored, into: &found)
    return found
  }

  private static func read<Thing>(_ items: [ReadingItem<Thing>], _ isMirrored: Bool, into found: inout [Thing]) {
    for index in order(of: items.map(\.place), isMirrored: isMirrored) {
      switch items[index] {
      case .thing(let thing, _): found.append(thing)
      case .group(let inner, _, let isMirrored): read(inner, isMirrored, into: &found)
      case .sequence(let inner, _): for item in inner { read([item], isMirrored, into: &found) }
      }
    }
  }

  /// Returns the indices of frames, in reading order.
  package static func order(of places: [CGRect], isMirrored: Bool) -> [Int] {
    var rest = places.indices.sorted { (places[$0].minY, $0) < (places[$1].minY, $1) }
    var order: [Int] = []
    order.reserveCapacity(places.count)
    while let first = rest.first {
      let row = places[first]
      var (inside, below): ([Int], [Int]) = ([], [])
      for (number, index) in rest.enumerated() {
        // The frames are sorted by their upper edges, so nothing that follows touches the row.
        if places[index].minY >= row.maxY, index != first {
          below += rest[number...]
          break
        }
        if index == first || stands(places[index], in: row) { inside.append(index) } else { below.append(index) }
      }
      order += inside.sorted { comesFirst($0, $1, places, isMirrored) }
      rest = below
    }
    return order
  }

  private static func stands(_ place: CGRect, in row: CGRect) -> Bool {
    let shared = min(place.maxY, row.maxY) - max(place.minY, row.minY)
    return shared >= shareOfRow * min(place.height, row.height)
  }

  private static func comesFirst(_ a: Int, _ b: Int, _ places: [CGRect], _ isMirrored: Bool) -> Bool {
    let (edgeOfA, edgeOfB) = (leading(places[a], isMirrored), leading(places[b], isMirrored))
    return (edgeOfA, places[a].minY, CGFloat(a)) < (edgeOfB, places[b].minY, CGFloat(b))
  }

  /// Returns the leading edge in whole steps, so that a tiny difference does not affect the order.
  private static func leading(_ place: CGRect, _ isMirrored: Bool) -> CGFloat {
    ((isMirrored ? -place.maxX : place.minX) / sameEdge).rounded()
  }
}
