import Motion
import QuartzCore

/// The time of a property animator, as a value: how the whole is paced, which way it runs, and what a hand-over makes of it.
///
/// It goes from 0 to 1, and beyond for what was nested and is longer. While it runs, timeline time is elapsed time; while it is scrubbed
/// linearly, it is progress. It knows no records: whoever asks says what is shown of each.
struct AnimatorTimeline {
  /// In seconds, for the way from 0 to 1.
  let duration: Seconds
  /// With what timing it began, or was continued last.
  var pace: Pace
  /// How progress of the whole follows timeline time: what the animations themselves do, for one that spans everything.
  var own = Pacing.curve(.linear)
  /// Timeline per second of the last run.
  var rate = 0.0
  /// Whether it runs, or will run, to its beginning.
  var isReversed = false
  /// Where the last of what lies on it ends; at least 1.
  var extent = 1.0

  /// A rest of the timeline that counts as none.
  static let noWay = 2e-9
  /// A target that is as good as reached.
  static let reached = 1e-9
  /// How far at most a run steps back for what is off at its target.
  static let mostRoom = 0.5
  /// What spans everything.
  static let whole = Window(start: 0, duration: 1)

  /// One that has not begun, of a duration in seconds.
  init(duration: Seconds, pace: Pace) { (self.duration, self.pace) = (duration, pace) }

  /// Where a run leads.
  var target: Double { isReversed ? 0 : extent }
  /// The progress that a run leads to.
  var goal: Double { isReversed ? 0 : 1 }
  /// 1 forwards, −1 backwards.
  var direction: Double { isReversed ? -1 : 1 }
  /// Where a run under way ends: a stretch does not go beyond 1.
  var end: Double { own.isStretch ? goal : target }

  /// What an animator stands as while its time does not run.
  struct Pause {
    /// Timeline time; or progress, if `isLinear`.
    var position: Double
    /// Whether the position is progress, and everything lies on lines.
    var isLinear: Bool
    /// How far beyond the position things are shown: a spring that was caught on its overshoot, at 1, which it is not.
    var excess = 0.0
    /// The run that was paused, until it is scrubbed.
    var interrupted: Interrupted?

    /// Scrubbed to another position: what is in excess is given back over as much of a way, so that nothing jumps to where the position
    /// alone would have it.
    func scrubbed(to new: Double) -> Pause {
      let left = max(abs(excess) - abs(new - position), 0)
      return Pause(position: new, isLinear: isLinear, excess: excess < 0 ? -left : left)
    }
  }

  /// A run, paused and not scrubbed since: what a resumption goes back to.
  struct Interrupted {
    /// Elapsed timeline time.
    let x: Double
    let own: Pacing
    let ownSlope: Double
    let target: Double
    /// By record; pacing is nil for what did not move.
    let records: [Int: (pacing: Pacing?, slope: Double)]
  }

  // MARK: Beginning, pausing

  /// From the beginning, at its own pace.
  mutating func begin() { (own, rate) = (.curve(pace.timing), duration > 0 ? 1 / duration : 0) }

  /// One that was paused before it began goes on from its beginning.
  func untouched(_ curves: [Int: Timing]) -> Interrupted {
    Interrupted(
      x: isReversed ? extent : 0, own: own, ownSlope: 0, target: target, records: curves.mapValues { (.curve($0), 0) })
  }

  /// The run that stands at `x` from now on.
  func interrupted(at x: Double, records: [Int: (pacing: Pacing?, slope: Double)]) -> Interrupted {
    Interrupted(x: x, own: own, ownSlope: own.slope(at: x, in: Self.whole, toward: direction), target: target, records: records)
  }

  // MARK: Going on

  /// How a paused animator goes on along its own curves.
  struct Resumption {
    /// Where its time begins.
    let x: Double
    let seconds: Seconds
    /// Whether it only goes on with what was interrupted.
    let goesOn: Bool
    /// What becomes of the speeds that it was interrupted with.
    let scale: Double
    let interrupted: Interrupted?
  }

  /// Goes on along the own curves: where the run was interrupted, or after a scrub at the first time at which the own curve is here.
  ///
  /// - Parameters:
  ///   - shortfall: By how much what is shown is off from the goal at most; asked for only at the target.
  ///   - ends: Where the animations end.
  mutating func resume(_ pause: Pause, durationFactor: Double, shortfall: () -> Double, ends: [Double]) -> Resumption {
    let shown = progress(of: pause)
    let entry = withRoom(entry(of: pause), before: target, shortfall: shortfall)
    let goesOn = pause.interrupted?.target == target && pause.interrupted?.x == entry
    let x = goesOn ? entry : awayFromCut(entry, ends)
    let newRate = goesOn || pause.interrupted?.isStretch == false ? rate : 1 / max(duration, pause.interrupted == nil ? 0 : pace.duration)
    let keepsItsTime = durationFactor == 0 && newRate > 0 && newRate < .infinity
    let resumption = Resumption(
      x: x, seconds: durationFactor == 0 ? (newRate > 0 ? abs(target - x) / newRate : 0) : durationFactor * duration, goesOn: goesOn,
      scale: keepsItsTime ? rate / newRate : 1, interrupted: pause.interrupted)
    if goesOn, let interrupted = pause.interrupted {
      own = interrupted.own
    } else {
      own = aimed(.curve(pace.timing), in: Self.whole, at: x, shown: shown, slope: pause.interrupted.map { $0.ownSlope * resumption.scale })
    }
    return resumption
  }

  /// What a record moves with then: as before the pause if nothing came between, else along its curve, corrected for where it is and
  /// for the speed that it had.
  func pacing(_ record: Int, in window: Window, along curve: Timing, shown: Double, in resumption: Resumption) -> Pacing {
    let before = resumption.interrupted?.records[record]
    if resumption.goesOn, let pacing = before?.pacing, abs(pacing.progress(at: resumption.x, in: window)! - shown) < 1e-12 { return pacing }
    return aimed(.curve(curve), in: window, at: resumption.x, shown: shown, slope: before.map { $0.slope * resumption.scale })
  }

  /// The first time at which the own curve is where the pause stands.
  private func entry(of pause: Pause) -> Double {
    if let interrupted = pause.interrupted { return interrupted.x }
    let here = pause.position
    guard pause.isLinear else { return here }
    return here <= 0 ? 0 : here >= 1 ? extent : pace.timing.firstFraction(reaching: here)
  }

  /// Back onto a spring that was cut off at its end, within 0.15 % of it.
  private func awayFromCut(_ x: Double, _ ends: [Double]) -> Double {
    isReversed && ends.contains { abs($0 - x) < Self.noWay } ? max(x - Self.reached, 0) : x
  }

  /// Where the whole stands.
  func progress(of pause: Pause) -> Double {
    pause.isLinear ? pause.position + pause.excess : own.progress(at: pause.position, in: Self.whole)!
  }

  /// At the target with records that are not there (held on an overshoot, or late): steps back by as much as they are off, so that
  /// there is a stretch of timeline to come back on.
  private func withRoom(_ x: Double, before target: Double, shortfall: () -> Double) -> Double {
    guard abs(target - x) < Self.reached else { return x }
    let gap = shortfall()
    return gap < Self.reached ? x : isReversed ? min(gap, Self.mostRoom) : target - min(gap, Self.mostRoom)
  }

  /// A course, corrected so that it begins where things stand and at their speed (nil: at the course's own).
  func aimed(_ course: Pacing.Course, in window: Window, at x: Double, shown: Double, slope: Double?) -> Pacing {
    let plain = Pacing(course)
    let base = plain.slope(at: x, in: window, toward: direction)
    let amount = shown - plain.progress(at: x, in: window)!
    let slope = slope.map { $0 - base } ?? 0
    return Pacing(course, .init(amount: amount, slope: slope, from: x, to: target))
  }

  // MARK: Other timing

  /// Goes on along new timing that begins where the pause stands. Returns where its time begins.
  mutating func stretch(_ pause: Pause, along new: (Seconds) -> Pace, durationFactor: Double, shortfall: () -> Double) -> Double {
    let here = progress(of: pause)
    let x = withRoom(min(max(here, 0), 1), before: goal, shortfall: shortfall)
    pace = new(durationFactor == 0 ? abs(goal - x) * duration : durationFactor * duration)
    own = Pacing(.stretch(.init(from: here, goal: goal, start: x, end: goal, timing: pace.timing)))
    return x
  }

  /// What a record moves with then: it covers its own rest, so that a spring's velocity, normalised by that rest, is the velocity of everything.
  func stretch(in window: Window, along curve: Timing, shown: Double, from x: Double) -> Pacing {
    let waits = !isReversed && shown == 0 && window.start > x && window.start < 1
    return Pacing(.stretch(.init(from: shown, goal: goal, start: waits ? window.start : x, end: goal, timing: curve)))
  }

  /// Notes how fast a run from `x` goes.
  mutating func noteRate(from x: Double, to end: Double, over seconds: Seconds) {
    if seconds > 0 && end != x { rate = abs(end - x) / seconds }
  }
}

extension AnimatorTimeline.Interrupted {
  var isStretch: Bool { own.isStretch }
}
