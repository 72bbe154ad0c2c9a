import Motion

/// The layers that have animations: which of them move, and when the first animation of each ends.
struct AnimatedLayers {
  /// What is known of a layer with animations.
  struct Course {
    /// The instant at which the first of them ends; nil if none does by itself.
    var end: MediaTime?
    /// Whether one of them is under way on a clock that runs.
    var moves: Bool
  }
  private struct End {
    let instant: MediaTime
    let layer: LayerID
  }

  private var courses = NumberTable<LayerID, Course>()
  /// A heap: each end is at least as late as the one at half its place. What is out of date stays until it comes to the front, or until
  /// there is more of it than of what holds.
  private var ends: [End] = []
  /// How many ends may be out of date, however few hold.
  private static let slack = 64
  /// How many layers move.
  private(set) var moving = 0

  var ids: [LayerID] { Array(courses.keys) }
  /// The first end of all that come by themselves.
  var nextEnd: MediaTime? { ends.first?.instant }
  /// How many ends are kept, those that are out of date among them.
  var keptEnds: Int { ends.count }

  /// What is known of a layer from now on; nil if it has no animations any more, or is gone.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ id: LayerID, _ new: Course?) {
    let old = new.map { courses.updateValue($0, forKey: id) } ?? courses.removeValue(forKey: id)
    moving += (new?.moves == true ? 1 : 0) - (old?.moves == true ? 1 : 0)
    if let end = new?.end, end != old?.end { insert(End(instant: end, layer: id)) }
    while let first = ends.first, !holds(first) { removeFirst() }
  }

  /// The layers in which something ends up to an instant.
  ///
  /// - Complexity: O(n) for n of them.
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

  /// Leaves what holds. More than half goes, so that it costs no more than what was inserted.
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
