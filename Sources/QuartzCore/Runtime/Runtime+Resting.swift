import Motion

/// What rests and what never does, and how an app's animations are brought to rest when nobody sees them.
extension Runtime {
  private struct Found {
    let layer: CALayer
    let record: AnimationRecord
  }

  /// Every animation that was committed and has not ended, in the order in which they were submitted.
  private var animations: [Found] {
    scene.animatedIDs.compactMap { modelLayers[$0]?.layer }
      .flatMap { layer in layer.records.filter { !$0.hasEnded }.map { Found(layer: layer, record: $0) } }
      .sorted { $0.record.id < $1.record.id }
  }

  /// Whoever waits for animations waits for some that never end.
  var awaitsOnlyEndless: Bool {
    guard !completions.isEmpty || scene.hasRunningClock else { return true }
    let endless = animations.filter { $0.record.isEndless }
    let patient = Set(endless.flatMap { $0.record.observers.map(\.number) })
    return completions.keys.allSatisfy { patient.contains($0.number) }
  }

  /// Ends, as finished, the animations below some layers, and all others that somebody waits for together with one of them.
  package func finishAnimations(below layers: [CALayer]) {
    let all = animations.filter(\.record.isRemovedAtEnd)
    let seeds = all.filter { one in layers.contains { one.layer.liesWithin($0) } }
    let ids = Set(seeds.map(\.record.id))
    let observers = Set(seeds.flatMap { $0.record.observers.map(\.number) })
    for one in all where ids.contains(one.record.id) || one.record.observers.contains(where: { observers.contains($0.number) }) {
      one.layer.end(one.record.id, finished: true)
    }
  }

  /// Takes away all animations that go by themselves at their end; who waits for them hears, at this instant, that they did not finish.
  package func dropAnimations() {
    for one in animations where one.record.isRemovedAtEnd { one.layer.remove(one.record.id, finished: false) }
  }

  /// Lets the time of what is left stand still.
  package func holdAnimations() -> [HeldAnimation] {
    animations.filter { !$0.record.clock.isHeld }.map { one in
      let held = HeldAnimation(layer: one.layer, record: one.record.id, clock: one.record.clock, since: one.layer.localNow)
      one.layer.update(one.record.id) { $0.clock = held.held }
      return held
    }
  }

  /// Lets it go on from where it stands, but for what somebody has moved meanwhile.
  package func release(_ held: [HeldAnimation]) {
    for one in held where one.layer?.record(one.record)?.clock == one.held {
      guard let layer = one.layer else { continue }
      layer.update(one.record) { $0.clock = one.clock.later(by: layer.localNow - one.since) }
    }
  }
}

/// An animation whose time stands still while nobody sees it.
@MainActor
package struct HeldAnimation {
  fileprivate weak var layer: CALayer?
  fileprivate let record: Int
  fileprivate let clock: Clock
  /// Its layer's time when it was held.
  fileprivate let since: Seconds
  fileprivate var held: Clock { .held(at: clock.local(at: since)) }
}

extension AnimationRecord {
  /// It is under way and no run of its clock leads to an end, but for one that nobody lives to see: so it is said in Core Animation.
  fileprivate var isEndless: Bool {
    guard !hasEnded, !clock.isHeld else { return false }
    return endTime.map { $0 >= CommittedScene.neverEnds } ?? true
  }
}

extension Clock {
  /// The same run, begun so much later.
  fileprivate func later(by seconds: Seconds) -> Clock {
    switch self {
    case .running(let begin, let speed, let offset): return .running(begin: begin.map { $0 + seconds }, speed: speed, offset: offset)
    case .held: return self
    case .driven(var drive):
      drive.begin = drive.begin.map { $0 + seconds }
      return .driven(drive)
    }
  }
}

extension CALayer {
  fileprivate func liesWithin(_ other: CALayer) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}
