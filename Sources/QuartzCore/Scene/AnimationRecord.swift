import Motion

/// One animation of one property of one layer, as a value: model and committed scene hold the same type.
///
/// layer time ──clock──▶ timeline time ──(group)──▶ ──window, pacing──▶ progress ──value──▶ components
public struct AnimationRecord: Equatable, Sendable {
  /// Ascending in order of submission over the whole runtime.
  public let id: Int
  /// By which it can be found and replaced on its layer.
  public var key: String
  /// What it changes.
  public let property: AnimatableProperty
  package var value: AnimatedValue
  /// The numbers of the property that it changes, a bit each.
  package var lanes: UInt8 = 0xff
  /// Adds to what is below instead of replacing it.
  public let isAdditive: Bool
  package var window: Window
  package var pacing: Pacing
  /// Added for each completed repetition, if the animation is cumulative.
  package var isCumulative = false
  package var group: GroupPacing?
  package var clock: Clock
  /// Who waits for its end.
  package var observers: [CompletionID] = []
  /// False for an animator's animations, which stay as long as their timeline can come back, and for CA's `isRemovedOnCompletion = false`.
  package var isRemovedAtEnd = true
  /// Shows the way of a change that a block made to the model, and so can take it back; CA's animations change no model.
  package var isOfChange = false
  /// Its end was reached and told; it may still be shown.
  package var hasEnded = false

  package init(
    id: Int, key: String, property: AnimatableProperty, value: AnimatedValue, isAdditive: Bool, window: Window, pacing: Pacing,
    clock: Clock, observers: [CompletionID] = [], isRemovedAtEnd: Bool = true
  ) {
    (self.id, self.key, self.property, self.value, self.isAdditive) = (id, key, property, value, isAdditive)
    (self.window, self.pacing, self.clock, self.observers, self.isRemovedAtEnd) = (window, pacing, clock, observers, isRemovedAtEnd)
  }

  /// Progress and completed repetitions at a time of its layer; nil outside its activity.
  package func progress(at layerTime: Seconds) -> Double? {
    var x = clock.local(at: layerTime)
    if let group {
      guard let inner = group.time(at: x) else { return nil }
      x = inner
    }
    return pacing.progress(at: x, in: window)
  }

  /// What it shows at a time of its layer over the value below it; nil outside its activity.
  package func components(at layerTime: Seconds, over below: Components = Components(repeating: 0)) -> Components? {
    guard let p = progress(at: layerTime) else { return nil }
    var shown = value.components(at: p, over: isAdditive ? Components(repeating: 0) : below)
    if isCumulative {
      let x = clock.local(at: layerTime)
      let repetitions = Double(window.repetitions(at: group?.time(at: x) ?? x))
      if repetitions > 0 { shown += value.components(at: 1, over: below) * repetitions }
    }
    return shown
  }

  /// The layer time at which its run ends, nil if none is under way. A property of the clock's run, never of where local time lies.
  package var endTime: Seconds? {
    let end = group?.end ?? pacing.end(in: window)
    if hasEnded || end == .infinity { return nil }
    if case .driven(let drive) = clock {  // backwards, or from an overshoot, it may stop without passing the end
      return (drive.to < end ? nil : clock.parentTime(reaching: end)) ?? clock.parentTime(reaching: drive.to)
    }
    return clock.parentTime(reaching: end)
  }
}

/// From an animation group's time to the time of one of its members. (BEHAVIOUR §1.2)
package final class GroupPacing: Equatable, Sendable {
  let window: Window
  let timing: Timing
  let duration: Seconds
  let memberBegin: Seconds
  let memberSpeed: Double
  let outer: GroupPacing?

  init(window: Window, timing: Timing, duration: Seconds, memberBegin: Seconds, memberSpeed: Double, outer: GroupPacing?) {
    (self.window, self.timing, self.duration) = (window, timing, duration)
    (self.memberBegin, self.memberSpeed, self.outer) = (memberBegin, memberSpeed, outer)
  }

  /// A member's time; nil where the group shows nothing.
  func time(at x: Double) -> Double? {
    guard let x = outer == nil ? x : outer!.time(at: x), let u = window.fraction(at: x) else { return nil }
    return (timing.value(at: u) * duration - memberBegin) * memberSpeed
  }
  /// When the outermost group is over, in its clock's time.
  var end: Double { outer?.end ?? window.end }

  package static func == (a: GroupPacing, b: GroupPacing) -> Bool {
    a === b
      || a.window == b.window && a.timing == b.timing && a.duration == b.duration && a.memberBegin == b.memberBegin
        && a.memberSpeed == b.memberSpeed && a.outer == b.outer
  }
}
