import Motion

/// The timing for a given duration. A position may have another spring on the vertical axis.
package struct Pace: Equatable, Sendable {
  package var duration: Seconds
  package var timing: Timing
  package var verticalTiming: Timing?

  package init(duration: Seconds, timing: Timing, verticalTiming: Timing? = nil) {
    (self.duration, self.timing, self.verticalTiming) = (duration, timing, verticalTiming)
  }
}

/// The time of a property animator, as a value: its timing, its direction, and the result of an interruption.
///
/// It runs from 0 to 1, and beyond 1 for longer nested animators. While it runs, timeline time is elapsed time.
/// During a linear scrub, timeline time is progress. It has no reference to the animation entries. The caller passes their presented
/// values.
package struct AnimatorTimeline {
  /// The time from 0 to 1, in seconds.
  package let duration: Seconds
  /// The timing of the start, or of the last continuation.
  package var pace: Pace
  /// The relation of the total progress to timeline time. Animations over the whole timeline have the same progress.
  package var own = EntryTiming.curve(.linear)
  /// The speed of the last run, in timeline units per second.
  package var rate = 0.0
  /// A Boolean value that indicates whether the timeline runs, or will run, to its beginning.
  package var isReversed = false
  /// The end of the last animation on the timeline. It is at least 1.
  package var extent = 1.0

  /// The largest remaining time that counts as none.
  package static let noWay = 2e-9
  /// The largest distance to a target that counts as reached.
  package static let reached = 1e-9
  /// The maximum distance by which a run steps back if a presented value is not at its target.
  package static let mostRoom = 0.5
  /// The window of an animation over the whole timeline.
  package static let whole = ActiveInterval(start: 0, duration: 1)

  /// Creates a timeline that has not started. The duration is in seconds.
  package init(duration: Seconds, pace: Pace) { (self.duration, self.pace) = (duration, pace) }

  /// The timeline time at which a run ends.
  package var target: Double { isReversed ? 0 : extent }
  /// The progress at which a run ends.
  package var goal: Double { isReversed ? 0 : 1 }
  /// The direction of time: 1 forwards, −1 backwards.
  package var direction: Double { isReversed ? -1 : 1 }
  /// The end of the current run. A stretched run does not exceed 1.
  package var end: Double { own.isStretch ? goal : target }

  /// The state of an animator while its time does not run.
  package struct Pause {
    /// The timeline time, or the progress if `isLinear` is `true`.
    package var position: Double
    /// A Boolean value that indicates whether the position is progress, and all animations are linear.
    package var isLinear: Bool
    /// The distance by which the presented values exceed the position. For a spring that was interrupted beyond its target, the position is
    /// 1.
    package var excess: Double
    /// The run that was paused. It is `nil` after a scrub.
    package var interrupted: Interrupted?

    package init(position: Double, isLinear: Bool, excess: Double = 0, interrupted: Interrupted? = nil) {
      (self.position, self.isLinear, self.excess, self.interrupted) = (position, isLinear, excess, interrupted)
    }

    /// Returns the state after a scrub to another position. The excess is reduced by the length of the scrub, so that nothing jumps.
    package func scrubbed(to new: Double) -> Pause {
      let left = max(abs(excess) - abs(new - position), 0)
      return Pause(position: new, isLinear: isLinear, excess: excess < 0 ? -left : left)
    }
  }

  /// A run that was paused and not scrubbed since. A resumption continues it.
  package struct Interrupted {
    /// The elapsed timeline time.
    package let x: Double
    package let own: EntryTiming
    package let ownSlope: Double
    package let target: Double
    /// The pacing and the speed of each entry. The pacing is `nil` for an entry that did not move.
    package let records: [Int: (pacing: EntryTiming?, slope: Double)]
  }

  // MARK: Start and pause

  /// Starts from the beginning with the original timing.
  package mutating func begin() { (own, rate) = (.curve(pace.timing), duration > 0 ? 1 / duration : 0) }

  /// Returns the run of an animator that was paused before its start, so that it continues from its beginning.
  package func untouched(_ curves: [Int: Timing]) -> Interrupted {
    Interrupted(
      x: isReversed ? extent : 0, own: own, ownSlope: 0, target: target, records: curves.mapValues { (.curve($0), 0) })
  }

  /// Returns the run that is interrupted at `x`.
  package func interrupted(at x: Double, records: [Int: (pacing: EntryTiming?, slope: Double)]) -> Interrupted {
    Interrupted(x: x, own: own, ownSlope: own.slope(at: x, in: Self.whole, toward: direction), target: target, records: records)
  }

  // MARK: Continuation

  /// The continuation of a paused animator with its own curves.
  package struct Resumption {
    /// The timeline time at which the continuation starts.
    package let x: Double
    package let seconds: Seconds
    /// A Boolean value that indicates whether the interrupted run continues without changes.
    package let goesOn: Bool
    /// The factor for the speeds of the interrupted run.
    package let scale: Double
    package let interrupted: Interrupted?
  }

  /// Continues with the original curves.
  ///
  /// The time starts where the run was interrupted. After a scrub, it starts at the first time at which the curve has the current progress.
  ///
  /// - Parameters:
  ///   - shortfall: The maximum distance of the presented values from the goal. It is called only at the target.
  ///   - ends: The end times of the animations.
  package mutating func resume(_ pause: Pause, durationFactor: Double, shortfall: () -> Double, ends: [Double]) -> Resumption {
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

  /// Returns the pacing of an entry in the continuation.
  ///
  /// It is the previous pacing if nothing changed since the pause. Otherwise it is the entry's curve, corrected for the presented value and
  /// speed.
  package func pacing(_ record: Int, in interval: ActiveInterval, along curve: Timing, shown: Double, in resumption: Resumption)
    -> EntryTiming
  {
    let before = resumption.interrupted?.records[record]
    if resumption.goesOn, let pacing = before?.pacing, abs(pacing.progress(at: resumption.x, in: interval)! - shown) < 1e-12 {
      return pacing
    }
    return aimed(.curve(curve), in: interval, at: resumption.x, shown: shown, slope: before.map { $0.slope * resumption.scale })
  }

  /// Returns the first time at which the original curve has the progress of the pause.
  private func entry(of pause: Pause) -> Double {
    if let interrupted = pause.interrupted { return interrupted.x }
    let here = pause.position
    guard pause.isLinear else { return here }
    return here <= 0 ? 0 : here >= 1 ? extent : pace.timing.firstFraction(reaching: here)
  }

  /// Moves a time back onto a spring that was cut off at its end, within 0.15 % of its target.
  private func awayFromCut(_ x: Double, _ ends: [Double]) -> Double {
    isReversed && ends.contains { abs($0 - x) < Self.noWay } ? max(x - Self.reached, 0) : x
  }

  /// Returns the total progress.
  package func progress(of pause: Pause) -> Double {
    pause.isLinear ? pause.position + pause.excess : own.progress(at: pause.position, in: Self.whole)!
  }

  /// Steps back from the target if entries have not reached it, because of an overshoot or a delay.
  ///
  /// The distance is that of the presented values, so that there is a part of the timeline on which they can return.
  private func withRoom(_ x: Double, before target: Double, shortfall: () -> Double) -> Double {
    guard abs(target - x) < Self.reached else { return x }
    let gap = shortfall()
    return gap < Self.reached ? x : isReversed ? min(gap, Self.mostRoom) : target - min(gap, Self.mostRoom)
  }

  /// Returns a trajectory that is corrected to begin at the presented value and speed. If the speed is `nil`, it is the trajectory's own.
  package func aimed(_ trajectory: EntryTiming.Trajectory, in interval: ActiveInterval, at x: Double, shown: Double, slope: Double?)
    -> EntryTiming
  {
    let plain = EntryTiming(trajectory)
    let base = plain.slope(at: x, in: interval, toward: direction)
    let amount = shown - plain.progress(at: x, in: interval)!
    let slope = slope.map { $0 - base } ?? 0
    return EntryTiming(trajectory, .init(amount: amount, slope: slope, from: x, to: target))
  }

  // MARK: Other timing

  /// Continues with new timing from the current progress. Returns the timeline time at which the continuation starts.
  package mutating func stretch(_ pause: Pause, along new: (Seconds) -> Pace, durationFactor: Double, shortfall: () -> Double) -> Double {
    let here = progress(of: pause)
    let x = withRoom(min(max(here, 0), 1), before: goal, shortfall: shortfall)
    pace = new(durationFactor == 0 ? abs(goal - x) * duration : durationFactor * duration)
    own = EntryTiming(.stretch(.init(from: here, goal: goal, start: x, end: goal, timing: pace.timing)))
    return x
  }

  /// Returns the pacing of an entry with new timing. The entry covers its own remaining distance.
  ///
  /// The velocity of a spring is relative to that distance, so it applies to all entries.
  package func stretch(in interval: ActiveInterval, along curve: Timing, shown: Double, from x: Double) -> EntryTiming {
    let waits = !isReversed && shown == 0 && interval.start > x && interval.start < 1
    return EntryTiming(.stretch(.init(from: shown, goal: goal, start: waits ? interval.start : x, end: goal, timing: curve)))
  }

  /// Stores the speed of a run from `x`.
  package mutating func noteRate(from x: Double, to end: Double, over seconds: Seconds) {
    if seconds > 0 && end != x { rate = abs(end - x) / seconds }
  }
}

extension AnimatorTimeline.Interrupted {
  fileprivate var isStretch: Bool { own.isStretch }
}
