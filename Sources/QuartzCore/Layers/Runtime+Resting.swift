import Motion

/// The rules by which an app is idle, and the ways to end or hold its animations when it is not visible.
extension Runtime {
  private struct Found {
    let layer: CALayer
    let record: AnimationEntry
  }

  /// Every committed animation that has not ended, in order of submission.
  private var animations: [Found] {
    scene.animatedIDs.compactMap { modelLayers[$0]?.layer }
      .flatMap { layer in layer.records.filter { !$0.hasEnded }.map { Found(layer: layer, record: $0) } }
      .sorted { $0.record.id < $1.record.id }
  }

  /// A Boolean value that indicates whether all pending completions wait for animations that never end.
  var awaitsOnlyEndless: Bool {
    guard !completions.isEmpty || scene.hasRunningClock else { return true }
    let endless = animations.filter { $0.record.isEndless }
    let patient = Set(endless.flatMap { $0.record.observers.map(\.number) })
    return completions.keys.allSatisfy { patient.contains($0.number) }
  }

  /// Ends the animations below some layers as finished. All other animations that share a completion with one of them end too.
  package func finishAnimations(below layers: [CALayer]) {
    let all = animations.filter(\.record.isRemovedAtEnd)
    let seeds = all.filter { one in layers.contains { one.layer.liesWithin($0) } }
    let ids = Set(seeds.map(\.record.id))
    let observers = Set(seeds.flatMap { $0.record.observers.map(\.number) })
    for one in all where ids.contains(one.record.id) || one.record.observers.contains(where: { observers.contains($0.number) }) {
      one.layer.end(one.record.id, finished: true)
    }
  }

  /// Removes all animations that are removed at their end. Their completions are called at the present time and receive that they did not
  /// finish.
  package func dropAnimations() {
    for one in animations where one.record.isRemovedAtEnd { one.layer.remove(one.record.id, finished: false) }
  }

  /// Stops the time of the remaining animations.
  package func holdAnimations() -> [HeldAnimation] {
    animations.filter { !$0.record.clock.isHeld }.map { one in
      let held = HeldAnimation(layer: one.layer, record: one.record.id, clock: one.record.clock, since: one.layer.localNow)
      one.layer.update(one.record.id) { $0.clock = held.held }
      return held
    }
  }

  /// Continues held animations from where they stopped, except those that were changed meanwhile.
  package func release(_ held: [HeldAnimation]) {
    for one in held where one.layer?.record(one.record)?.clock == one.held {
      guard let layer = one.layer else { continue }
      layer.update(one.record) { $0.clock = one.clock.later(by: layer.localNow - one.since) }
    }
  }
}

/// An animation whose time is stopped while the app is not visible.
@MainActor
package struct HeldAnimation {
  fileprivate weak var layer: CALayer?
  fileprivate let record: Int
  fileprivate let clock: Clock
  /// The time of its layer when the animation was stopped.
  fileprivate let since: Seconds
  fileprivate var held: Clock { .held(at: clock.local(at: since)) }
}

extension AnimationEntry {
  /// A Boolean value that indicates whether the animation runs and practically never ends. Core Animation expresses this with an enormous
  /// number of repetitions.
  fileprivate var isEndless: Bool {
    guard !hasEnded, !clock.isHeld else { return false }
    return endTime.map { $0 >= CommittedScene.neverEnds } ?? true
  }
}

extension Clock {
  /// Returns the clock with its begin moved later.
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
