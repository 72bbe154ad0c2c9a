import Motion

/// The layers that have animations. It answers which of them move, and when the first animation of each ends.
struct AnimatedLayers {
  /// The summary of a layer's animations.
  struct Trajectory {
    /// The time at which the first animation ends. It is `nil` if none ends without a change.
    var end: MediaTime?
    /// A Boolean value that indicates whether an animation is active and its clock runs.
    var moves: Bool
  }
  private struct End {
    let instant: MediaTime
    let layer: LayerID
  }

  private var courses = NumberTable<LayerID, Trajectory>()
  /// The ends as a binary heap. Outdated ends stay until they come to the front, or until they outnumber the valid ones.
  private var ends: [End] = []
  /// The number of outdated ends that are permitted even if there are few valid ones.
  private static let slack = 64
  /// The number of layers that move.
  private(set) var moving = 0

  var ids: [LayerID] { Array(courses.keys) }
  /// The earliest end of all animations.
  var nextEnd: MediaTime? { ends.first?.instant }
  /// The number of stored ends, including outdated ones.
  var keptEnds: Int { ends.count }

  /// Sets the summary of a layer, or removes it if the layer has no animations or is gone.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ id: LayerID, _ new: Trajectory?) {
    let old = new.map { courses.updateValue($0, forKey: id) } ?? courses.removeValue(forKey: id)
    moving += (new?.moves == true ? 1 : 0) - (old?.moves == true ? 1 : 0)
    if let end = new?.end, end != old?.end { insert(End(instant: end, layer: id)) }
    while let first = ends.first, !holds(first) { removeFirst() }
  }

  /// Returns the layers in which an animation ends up to a time.
  ///
  /// - Complexity: O(n) for n such layers.
  func ids(endingUpTo limit: MediaTime) -> [LayerID] {
    var found: [LayerID] = [], known = NumberSet<LayerID>(), open = [0]
    while let place = open.popLast() {
      guard place < ends.count, ends[place].instant <= limit else { continue }
      if holds(ends[place]), known.insert(ends[place].layer) { found.append(ends[place].layer) }
      open.append(2 * place + 1)
      open.append(2 * place + 2)
    }
    return found
  }

  private func holds(_ end: End) -> Bool { courses[end.layer]?.end == end.instant }

  // MARK: The heap

  private mutating func insert(_ end: End) {
    if ends.count > 2 * courses.count + Self.slack { tidy() }
    ends.append(end)
    var place = ends.count - 1
    while place > 0, ends[place].instant < ends[(place - 1) / 2].instant {
      ends.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes outdated ends. They are more than half of all, so the cost is at most that of the insertions.
  private mutating func tidy() {
    ends = courses.keys.indices.compactMap { i in courses.values[i].end.map { End(instant: $0, layer: courses.keys[i]) } }
    for place in stride(from: ends.count / 2 - 1, through: 0, by: -1) { sink(from: place) }
  }

  private mutating func removeFirst() {
    ends.swapAt(0, ends.count - 1)
    ends.removeLast()
    sink(from: 0)
  }

  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var least = place
      let (left, right) = (2 * place + 1, 2 * place + 2)
      if left < ends.count, ends[left].instant < ends[least].instant { least = left }
      if right < ends.count, ends[right].instant < ends[least].instant { least = right }
      guard least != place else { return }
      ends.swapAt(place, least)
      place = least
    }
  }
}
