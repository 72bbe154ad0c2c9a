import Motion

/// A layer’s number, unique in its app.
public struct LayerID: Hashable, Comparable, Sendable {
  package let number: Int
  package init(number: Int) { self.number = number }
  public static func < (a: LayerID, b: LayerID) -> Bool { a.number < b.number }
}

extension LayerID: Numbered {}

/// One layer as it was at the end of a turn.
public struct CommittedLayer: Sendable {
  /// The superlayer; nil at the root.
  public var parent: LayerID?
  /// What the model said.
  public var properties: LayerProperties
  /// What changes it, lowest first.
  public var animations: [AnimationRecord]
  /// How its time follows the superlayer’s.
  public var clock: Clock
  /// Sublayers, back to front.
  public var children: [LayerID]
  /// The layer that cuts it out.
  public var mask: LayerID?
  /// One bit for each property that some animation touches.
  package var animatedProperties: UInt64 = 0
}

/// What was committed at the end of a turn: the only thing that sampling and `presentation()` read.
///
/// It is a value: keep it, sample it on another thread, sample it twice.
public struct CommittedScene: Sendable {
  /// Grows with each commit that changed something.
  public private(set) var version = 0
  /// The layer that all others are below.
  public internal(set) var root: LayerID?
  /// Every layer in the tree.
  package private(set) var layers = NumberTable<LayerID, CommittedLayer>()
  /// The next instant at which an animation's run ends.
  public var nextEnd: MediaTime? { animated.nextEnd }
  /// Whether pictures at different times can differ.
  public var hasRunningClock: Bool { animated.moving > 0 }

  /// Nothing is there.
  package init() {}

  private var animated = AnimatedLayers()
  /// The layers that have animations.
  package var animatedIDs: [LayerID] { animated.ids.sorted() }
  /// A layer of the tree; nil for any other.
  public subscript(id: LayerID) -> CommittedLayer? { layers[id] }
  private var changed: [LayerID] = []
  private var clocksChanged = false

  /// A layer's local time.
  public func localTime(of id: LayerID, at instant: MediaTime) -> Seconds {
    // From the outermost in; most layers have no clock of their own.
    var clocks: [Clock] = []
    var current: LayerID? = id
    while let place = current.flatMap(layers.place(of:)) {
      if layers.values[place].clock != .identity { clocks.append(layers.values[place].clock) }
      current = layers.values[place].parent
    }
    return clocks.reversed().reduce(instant.seconds) { $1.local(at: $0) }
  }

  /// The instant at which a layer's local time gets to a value, nil if no run under way leads there.
  package func instant(of id: LayerID, reaching local: Seconds) -> MediaTime? {
    var (time, current) = (local, LayerID?.some(id))
    while let place = current.flatMap(layers.place(of:)) {
      if layers.values[place].clock != .identity {
        guard let parent = layers.values[place].clock.parentTime(reaching: time) else { return nil }
        time = parent
      }
      current = layers.values[place].parent
    }
    return time < Self.neverEnds ? MediaTime(seconds: time) : nil
  }
  /// Whoever repeats as often as the largest number says means for ever. In seconds: 285 years, which instants can still hold.
  static let neverEnds: Seconds = 9e9

  package struct End { let instant: MediaTime, layer: LayerID, record: Int, clock: Clock }

  /// Ends of runs up to an instant, by time and then by submission.
  ///
  /// - Complexity: O(n log n) for n of them.
  package func ends(upTo limit: MediaTime) -> [End] {
    animated.ids(endingUpTo: limit).flatMap(ends(of:)).filter { $0.instant <= limit }
      .sorted { ($0.instant, $0.record) < ($1.instant, $1.record) }
  }

  private func ends(of id: LayerID) -> [End] {
    layers.values[layers.place(of: id)!].animations.compactMap { record in
      record.endTime.flatMap { instant(of: id, reaching: $0) }
        .map { End(instant: $0, layer: id, record: record.id, clock: record.clock) }
    }
  }

  /// The instant at which the first of a layer's animations ends; nil if none does by itself.
  func firstEnd(of id: LayerID) -> MediaTime? { ends(of: id).map(\.instant).min() }

  /// Whether some animation of a layer is under way on a clock that runs, or particles are.
  func moves(_ id: LayerID) -> Bool {
    let layer = layers.values[layers.place(of: id)!]
    return (layer.properties.isLive || layer.animations.contains { !$0.hasEnded && !$0.clock.isHeld }) && isRunning(id)
  }

  private func isRunning(_ id: LayerID) -> Bool {
    var current: LayerID? = id
    while let place = current.flatMap(layers.place(of:)) {
      if layers.values[place].clock.isHeld { return false }
      current = layers.values[place].parent
    }
    return true
  }

  /// Puts one layer in.
  package mutating func update(_ id: LayerID, _ layer: CommittedLayer) {
    let clock = layer.clock
    let old = layers.updateValue(layer, forKey: id)
    if clock != old?.clock ?? .identity { clocksChanged = true }
    changed.append(id)
  }

  package mutating func remove(_ id: LayerID) {
    layers[id] = nil
    changed.append(id)
  }

  /// Closes a commit: finds out what runs and when the next run ends.
  ///
  /// - Complexity: O(log animated layers) for each layer that changed, and for each animated one where a layer's clock changed.
  package mutating func close() {
    version += 1
    var parent = KnownParent()
    for id in changed { animated.set(id, course(of: id, &parent)) }
    if clocksChanged { for id in animated.ids { animated.set(id, course(of: id, &parent)) } }
    clocksChanged = false
    changed.removeAll(keepingCapacity: true)
  }

  /// The superlayer that was looked at last: layers that change together are its sublayers, nearly always.
  private struct KnownParent {
    var id: LayerID?
    /// Whether it, and all above it, have the app's time.
    var isPlain = false
  }

  private func course(of id: LayerID, _ parent: inout KnownParent) -> AnimatedLayers.Course? {
    guard let place = layers.place(of: id) else { return nil }
    let isLive = layers.values[place].properties.isLive
    guard isLive || !layers.values[place].animations.isEmpty else { return nil }
    let outer = layers.values[place].parent
    if parent.id == nil || parent.id != outer { parent = KnownParent(id: outer, isPlain: hasPlainTime(outer)) }
    guard parent.isPlain, layers.values[place].clock == .identity else { return .init(end: firstEnd(of: id), moves: moves(id)) }
    var course = Self.course(of: layers.values[place].animations)
    if isLive { course.moves = true }
    return course
  }

  /// Of animations in a layer that has the app's time.
  private static func course(of animations: [AnimationRecord]) -> AnimatedLayers.Course {
    var (end, moves) = (Seconds.infinity, false)
    for i in animations.indices {
      if let own = animations[i].endTime, own < end { end = own }
      if !moves { moves = !animations[i].hasEnded && !animations[i].clock.isHeld }
    }
    return .init(end: end < neverEnds ? MediaTime(seconds: end) : nil, moves: moves)
  }

  /// Whether a layer and all above it have the app's time.
  private func hasPlainTime(_ id: LayerID?) -> Bool {
    var current = id
    while let place = current.flatMap(layers.place(of:)) {
      guard layers.values[place].clock == .identity else { return false }
      current = layers.values[place].parent
    }
    return true
  }
}
