import CoreGraphics

/// What is read on a screen before it is in order: things at their places, and groups of things that are read together.
package indirect enum ReadingItem<Thing> {
  /// One thing, and where it is.
  case thing(Thing, CGRect)
  /// Things that are read together, by their places; the group itself is read by its own.
  case group([ReadingItem], place: CGRect, isMirrored: Bool)
  /// Things that are read together, in the order in which they stand here.
  case sequence([ReadingItem], place: CGRect)

  /// Where it is.
  package var place: CGRect {
    switch self {
    case .thing(_, let place), .group(_, let place, _), .sequence(_, let place): place
    }
  }
}

/// The order in which a screen is read: rows from the top, each from its leading edge. (A choice: Apple does not say how.)
package enum ReadingOrder {
  /// How much of the lower of two things has to lie beside the other, from 0 to 1, for both to stand in one row.
  static let shareOfRow: CGFloat = 0.5
  /// Points within which two things begin at the same place.
  static let sameEdge: CGFloat = 1

  /// The things, in order.
  ///
  /// - Parameter isMirrored: whether rows are read from the right.
  /// - Complexity: O(n log n) in things that stand in rows.
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

  /// The numbers of places, in the order in which they are read.
  package static func order(of places: [CGRect], isMirrored: Bool) -> [Int] {
    var rest = places.indices.sorted { (places[$0].minY, $0) < (places[$1].minY, $1) }
    var order: [Int] = []
    order.reserveCapacity(places.count)
    while let first = rest.first {
      let row = places[first]
      var (inside, below): ([Int], [Int]) = ([], [])
      for (number, index) in rest.enumerated() {
        // By their upper edges: nothing that follows touches the row.
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

  /// In whole steps, so that what begins a hair further in is read by its height.
  private static func leading(_ place: CGRect, _ isMirrored: Bool) -> CGFloat {
    ((isMirrored ? -place.maxX : place.minX) / sameEdge).rounded()
  }
}
