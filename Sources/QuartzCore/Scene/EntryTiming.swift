import Motion

/// The mapping of timeline time to progress. It consists of a trajectory and the continuity offset that the last interruption left.
///
/// Each interruption measures the progress of an animation entry and its speed, and selects the trajectory of the new run. The difference
/// between the two becomes the offset. Progress is therefore continuous with any trajectory.
public struct EntryTiming: Equatable, Sendable {
  /// The trajectory of progress.
  public enum Trajectory: Equatable, Sendable {
    /// The progress follows the animation's own curve in its active interval.
    case curve(Timing)
    /// The progress goes from its value at an interruption to its goal, with the timing that began there.
    case stretch(Stretch)
    /// The progress follows straight lines through known points, while it is scrubbed linearly.
    case line(Line)
  }
  /// The trajectory of progress.
  public var trajectory: Trajectory
  /// The continuity offset that the last interruption left. It is `nil` if there is none.
  public var offset: ContinuityOffset?

  /// Creates a mapping from a trajectory and an offset. By default there is no offset.
  public init(_ trajectory: Trajectory, _ offset: ContinuityOffset? = nil) { (self.trajectory, self.offset) = (trajectory, offset) }
  /// Returns a mapping that follows a curve without an offset.
  public static func curve(_ timing: Timing) -> EntryTiming { EntryTiming(.curve(timing)) }

  package var isStretch: Bool { if case .stretch = trajectory { true } else { false } }

  /// Returns the timeline time at which the progress is complete in forward direction.
  package func end(in interval: ActiveInterval) -> Double {
    switch trajectory {
    case .curve: offset.map { max(interval.end, $0.to) } ?? interval.end
    case .stretch(let stretch): stretch.end
    case .line: interval.end
    }
  }

  package func progress(at x: Double, in interval: ActiveInterval) -> Double? {
    switch trajectory {
    case .curve(let timing):
      guard let u = interval.fraction(at: x) else { return nil }
      guard let offset else { return timing.value(at: u) }
      return timing.value(at: u) + offset.value(at: x)
    case .stretch(let stretch): return stretch.value(at: x)
    case .line(let line): return line.value(at: x)
    }
  }

  /// Returns the derivative of progress by timeline time. At a kink it is the one on the side of `direction` (±1).
  package func slope(at x: Double, in interval: ActiveInterval, toward direction: Double) -> Double {
    switch trajectory {
    case .curve(let timing):
      let u = (x - interval.start) / interval.duration
      let isInside = direction > 0 ? u >= 0 && u < 1 : u > 0 && u <= 1
      let own = isInside && interval.duration > 0 ? timing.slope(at: u) / interval.duration : 0
      return own + (offset?.slope(at: x) ?? 0)
    case .stretch(let stretch): return stretch.slope(at: x)
    case .line: return 0  // a scrub has no speed
    }
  }
}
