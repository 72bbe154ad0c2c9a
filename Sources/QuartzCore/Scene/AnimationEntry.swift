import Motion

package struct CompletionID: Equatable, Numbered, Sendable {
  package let number: Int
}

/// An animation of one property of one layer, as a value. The model and the committed scene store the same type.
///
/// layer time ──clock──▶ timeline time ──(group)──▶ ──window, pacing──▶ progress ──value──▶ components
public struct AnimationEntry: Equatable, Sendable {
  /// The number of the entry. Numbers ascend in order of submission in the whole runtime.
  public let id: Int
  /// The key by which the entry can be found and replaced on its layer.
  public var key: String
  /// The property that the animation changes.
  public let property: AnimatableProperty
  package var value: AnimatedValue
  /// The numbers of the property that the animation changes, with one bit for each.
  package var lanes: UInt8 = 0xff
  /// A Boolean value that indicates whether the animated value is added to the value beneath it instead of replacing it.
  public let isAdditive: Bool
  package var interval: ActiveInterval
  package var pacing: EntryTiming
  /// A Boolean value that indicates whether the final value is added for each completed repetition.
  package var isCumulative = false
  package var group: GroupTiming?
  package var clock: Clock
  /// The completions that wait for the end of the animation.
  package var observers: [CompletionID] = []
  /// A Boolean value that indicates whether the entry is removed at its end. It is `false` for entries of an animator whose timeline can go
  /// back, and for `isRemovedOnCompletion = false`.
  package var isRemovedAtEnd = true
  /// A Boolean value that indicates whether the animation shows a change that a block made to the model, so that it can revert it.
  /// Animations of Core Animation do not change the model.
  package var isOfChange = false
  /// A Boolean value that indicates whether the end was reached and reported. The animation can still be displayed.
  package var hasEnded = false

  package init(
    id: Int, key: String, property: AnimatableProperty, value: AnimatedValue, isAdditive: Bool, interval: ActiveInterval,
    pacing: EntryTiming,
    clock: Clock, observers: [CompletionID] = [], isRemovedAtEnd: Bool = true
  ) {
    (self.id, self.key, self.property, self.value, self.isAdditive) = (id, key, property, value, isAdditive)
    (self.interval, self.pacing, self.clock, self.observers, self.isRemovedAtEnd) = (interval, pacing, clock, observers, isRemovedAtEnd)
  }

  /// Returns the progress at a time of the layer, or `nil` outside the active interval.
  package func progress(at layerTime: Seconds) -> Double? {
    var x = clock.local(at: layerTime)
    if let group {
      guard let inner = group.time(at: x) else { return nil }
      x = inner
    }
    return pacing.progress(at: x, in: interval)
  }

  /// Returns the displayed numbers at a time of the layer over the value beneath. It is `nil` outside the active interval.
  package func components(at layerTime: Seconds, over below: Components = Components(repeating: 0)) -> Components? {
    guard let p = progress(at: layerTime) else { return nil }
    var shown = value.components(at: p, over: isAdditive ? Components(repeating: 0) : below)
    if isCumulative {
      let x = clock.local(at: layerTime)
      let repetitions = Double(interval.repetitions(at: group?.time(at: x) ?? x))
      if repetitions > 0 { shown += value.components(at: 1, over: below) * repetitions }
    }
    return shown
  }

  /// The layer time at which the present run ends, or `nil` if none is active. It depends on the run of the clock, never on the present
  /// local time.
  package var endTime: Seconds? {
    let end = group?.end ?? pacing.end(in: interval)
    if hasEnded || end == .infinity { return nil }
    if case .driven(let drive) = clock {  // when it runs backwards or from an overshoot, it may stop without reaching the end
      return (drive.to < end ? nil : clock.parentTime(reaching: end)) ?? clock.parentTime(reaching: drive.to)
    }
    return clock.parentTime(reaching: end)
  }
}

/// The mapping of an animation group's time to the time of a member. (Docs/behaviour/animation.md, "Media timing")
package final class GroupTiming: Equatable, Sendable {
  let interval: ActiveInterval
  let timing: Timing
  let duration: Seconds
  let memberBegin: Seconds
  let memberSpeed: Double
  let outer: GroupTiming?

  init(interval: ActiveInterval, timing: Timing, duration: Seconds, memberBegin: Seconds, memberSpeed: Double, outer: GroupTiming?) {
    (self.interval, self.timing, self.duration) = (interval, timing, duration)
    (self.memberBegin, self.memberSpeed, self.outer) = (memberBegin, memberSpeed, outer)
  }

  /// Returns a member's time, or `nil` where the group shows nothing.
  func time(at x: Double) -> Double? {
    guard let x = outer == nil ? x : outer!.time(at: x), let u = interval.fraction(at: x) else { return nil }
    return (timing.value(at: u) * duration - memberBegin) * memberSpeed
  }
  /// The end of the outermost group, in its clock's time.
  var end: Double { outer?.end ?? interval.end }

  package static func == (a: GroupTiming, b: GroupTiming) -> Bool {
    a === b
      || a.interval == b.interval && a.timing == b.timing && a.duration == b.duration && a.memberBegin == b.memberBegin
        && a.memberSpeed == b.memberSpeed && a.outer == b.outer
  }
}
