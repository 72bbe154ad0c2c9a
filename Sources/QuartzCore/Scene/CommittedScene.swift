import Motion

/// A layer’s number, unique in its app.
public struct LayerID: Hashable, Comparable, Sendable {
  package let number: Int
  package init(number: Int) { self.number = number }
  public static func < (a: LayerID, b: LayerID) -> Bool { a.number < b.number }
}

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
  public private(set) var layers: [LayerID: CommittedLayer] = [:]
  /// The next instant at which an animation's run ends.
  public private(set) var nextEnd: MediaTime?
  /// Whether pictures at different times can differ.
  public var hasRunningClock: Bool { !runningLayers.isEmpty }

  private var animatedLayers: Set<LayerID> = []
  private var runningLayers: Set<LayerID> = []
  /// For each animated layer, the instant at which the first of its animations ends.
  private var firstEnds: [LayerID: MediaTime] = [:]
  private var changed: [LayerID] = []

  /// A layer's local time.
  public func localTime(of id: LayerID, at instant: MediaTime) -> Seconds {
    guard let layer = layers[id] else { return instant.seconds }
    let parent = layer.parent.map { localTime(of: $0, at: instant) } ?? instant.seconds
    return layer.clock == .identity ? parent : layer.clock.local(at: parent)
  }

  /// The instant at which a layer's local time gets to a value, nil if no run under way leads there.
  package func instant(of id: LayerID, reaching local: Seconds) -> MediaTime? {
    var (time, current) = (local, layers[id])
    while let layer = current {
      if layer.clock != .identity {
        guard let parent = layer.clock.parentTime(reaching: time) else { return nil }
        time = parent
      }
      current = layer.parent.flatMap { layers[$0] }
    }
    return time < Self.neverEnds ? MediaTime(seconds: time) : nil
  }
  /// Whoever repeats as often as the largest number says means for ever. In seconds: 285 years, which instants can still hold.
  private static let neverEnds: Seconds = 9e9

  package struct End { let instant: MediaTime, layer: LayerID, record: Int, clock: Clock }

  /// Ends of runs up to an instant, by time and then by submission.
  package func ends(upTo limit: MediaTime) -> [End] {
    guard let nextEnd, nextEnd <= limit else { return [] }
    return firstEnds.filter { $0.value <= limit }.keys.flatMap(ends(of:)).filter { $0.instant <= limit }
      .sorted { ($0.instant, $0.record) < ($1.instant, $1.record) }
  }

  private func ends(of id: LayerID) -> [End] {
    layers[id]!.animations.compactMap { record in
      record.endTime.flatMap { instant(of: id, reaching: $0) }
        .map { End(instant: $0, layer: id, record: record.id, clock: record.clock) }
    }
  }

  /// The instant at which the first of a layer's animations ends; nil if none does by itself.
  func firstEnd(of id: LayerID) -> MediaTime? { ends(of: id).map(\.instant).min() }

  /// Whether some animation of a layer is under way on a clock that runs.
  func moves(_ id: LayerID) -> Bool {
    layers[id]!.animations.contains { !$0.hasEnded && !$0.clock.isHeld } && isRunning(id)
  }

  private func isRunning(_ id: LayerID) -> Bool {
    var current = layers[id]
    while let layer = current {
      if layer.clock.isHeld { return false }
      current = layer.parent.flatMap { layers[$0] }
    }
    return true
  }

  /// Puts one layer in.
  package mutating func update(_ id: LayerID, _ layer: CommittedLayer) {
    layers[id] = layer
    if layer.animations.isEmpty { animatedLayers.remove(id) } else { animatedLayers.insert(id) }
    changed.append(id)
  }

  package mutating func remove(_ id: LayerID) {
    layers[id] = nil
    animatedLayers.remove(id)
    changed.append(id)
  }

  /// Closes a commit: finds out what runs and when the next run ends.
  ///
  /// - Complexity: O(changed layers), and O(animated layers) where the next end itself was moved or a layer's clock changed.
  package mutating func close(clocksChanged: Bool) {
    version += 1
    var nextMoved = clocksChanged
    for id in clocksChanged ? changed + animatedLayers : changed {
      let old = firstEnds[id]
      guard animatedLayers.contains(id) else {
        firstEnds[id] = nil
        runningLayers.remove(id)
        nextMoved = nextMoved || old != nil && old == nextEnd
        continue
      }
      let new = firstEnd(of: id)
      firstEnds[id] = new
      if old != nil && old == nextEnd && new != old {
        nextMoved = true
      } else if let new, nextEnd.map({ new < $0 }) ?? true {
        nextEnd = new
      }
      if moves(id) { runningLayers.insert(id) } else { runningLayers.remove(id) }
    }
    changed.removeAll(keepingCapacity: true)
    if nextMoved { nextEnd = firstEnds.values.min() }
  }
}
