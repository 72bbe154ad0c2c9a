import Motion

/// The number of a layer, which is unique in its app.
public struct LayerID: Hashable, Comparable, Sendable {
  package let number: Int
  package init(number: Int) { self.number = number }
  public static func < (a: LayerID, b: LayerID) -> Bool { a.number < b.number }
}

extension LayerID: Numbered {}

/// A layer as it was at the end of an update cycle.
public struct CommittedLayer: Sendable {
  /// The superlayer of the layer. It is `nil` for the root.
  public var parent: LayerID?
  /// The values of the model.
  public var properties: LayerProperties
  /// The animation entries, from the lowest to the highest.
  public var animations: [AnimationEntry]
  /// The mapping of the superlayer's time to the layer's.
  public var clock: Clock
  /// The sublayers from back to front.
  public var children: [LayerID]
  /// The layer whose alpha masks this layer.
  public var mask: LayerID?
  /// The properties that have animations, with one bit for each.
  package var animatedProperties: UInt64 = 0
}

/// The layer tree as it was committed at the end of an update cycle. Sampling and `presentation()` read nothing else.
///
/// A scene is a value. It can be stored, sampled on another thread, and sampled repeatedly.
public struct CommittedScene: Sendable {
  /// The number of commits so far that changed the scene.
  public private(set) var version = 0
  /// The root of the layer tree. It is `nil` if there is none.
  public internal(set) var root: LayerID?
  /// Every layer in the tree.
  package private(set) var layers = NumberTable<LayerID, CommittedLayer>()
  /// The next time at which the run of an animation ends.
  public var nextEnd: MediaTime? { animated.nextEnd }
  /// A Boolean value that indicates whether frames at different times can differ.
  public var hasRunningClock: Bool { animated.moving > 0 }

  /// Creates an empty scene.
  package init() {}

  private var animated = AnimatedLayers()
  /// The layers that have animations.
  package var animatedIDs: [LayerID] { animated.ids.sorted() }
  /// The layer with an identifier, or `nil` if it is not in the tree.
  public subscript(id: LayerID) -> CommittedLayer? { layers[id] }
  private var changed: [LayerID] = []
  private var clocksChanged = false

  /// Returns the local time of a layer.
  public func localTime(of id: LayerID, at instant: MediaTime) -> Seconds {
    // The clocks are applied from the outermost to the innermost. Most layers have the identity clock.
    var clocks: [Clock] = []
    var current: LayerID? = id
    while let place = current.flatMap(layers.place(of:)) {
      if layers.values[place].clock != .identity { clocks.append(layers.values[place].clock) }
      current = layers.values[place].parent
    }
    return clocks.reversed().reduce(instant.seconds) { $1.local(at: $0) }
  }

  /// Returns the time at which a layer's local time reaches a value, or `nil` if no active run leads there.
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
  /// The time in seconds from which an end counts as never: 285 years, which a timestamp can still represent. Animations with the largest
  /// repeat count are meant to be endless.
  static let neverEnds: Seconds = 9e9

  package struct End { let instant: MediaTime, layer: LayerID, record: Int, clock: Clock }

  /// Returns the ends of runs up to a time, ordered by time and then by submission.
  ///
  /// - Complexity: O(n log n) for n ends.
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

  /// Returns the time at which the first of a layer's animations ends, or `nil` if none ends without a change.
  func firstEnd(of id: LayerID) -> MediaTime? { ends(of: id).map(\.instant).min() }

  /// Returns a Boolean value that indicates whether a layer has live particles, or an active animation whose clock runs.
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

  /// Adds or replaces a layer.
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

  /// Ends a commit: it determines what runs and when the next run ends.
  ///
  /// - Complexity: O(log animated layers) for each changed layer, and for each animated layer if a layer's clock changed.
  package mutating func close() {
    version += 1
    var parent = CachedParent()
    for id in changed { animated.set(id, trajectory(of: id, &parent)) }
    if clocksChanged { for id in animated.ids { animated.set(id, trajectory(of: id, &parent)) } }
    clocksChanged = false
    changed.removeAll(keepingCapacity: true)
  }

  /// The superlayer that was examined last. Layers that change together are nearly always its sublayers.
  private struct CachedParent {
    var id: LayerID?
    /// A Boolean value that indicates whether the layer and all its superlayers have the app's time.
    var isPlain = false
  }

  private func trajectory(of id: LayerID, _ parent: inout CachedParent) -> AnimatedLayers.Trajectory? {
    guard let place = layers.place(of: id) else { return nil }
    let isLive = layers.values[place].properties.isLive
    guard isLive || !layers.values[place].animations.isEmpty else { return nil }
    let outer = layers.values[place].parent
    if parent.id == nil || parent.id != outer { parent = CachedParent(id: outer, isPlain: hasPlainTime(outer)) }
    guard parent.isPlain, layers.values[place].clock == .identity else { return .init(end: firstEnd(of: id), moves: moves(id)) }
    var trajectory = Self.trajectory(of: layers.values[place].animations)
    if isLive { trajectory.moves = true }
    return trajectory
  }

  /// Returns the summary of animations in a layer that has the app's time.
  private static func trajectory(of animations: [AnimationEntry]) -> AnimatedLayers.Trajectory {
    var (end, moves) = (Seconds.infinity, false)
    for i in animations.indices {
      if let own = animations[i].endTime, own < end { end = own }
      if !moves { moves = !animations[i].hasEnded && !animations[i].clock.isHeld }
    }
    return .init(end: end < neverEnds ? MediaTime(seconds: end) : nil, moves: moves)
  }

  /// Returns a Boolean value that indicates whether a layer and all its superlayers have the app's time.
  private func hasPlainTime(_ id: LayerID?) -> Bool {
    var current = id
    while let place = current.flatMap(layers.place(of:)) {
      guard layers.values[place].clock == .identity else { return false }
      current = layers.values[place].parent
    }
    return true
  }
}
