import Motion

/// From timeline time to progress: a course, plus what the last hand-over left over.
///
/// Every hand-over measures where a record stands and how fast it moves, chooses the course that the new run asks for, and puts the
/// difference between the two into the correction. So nothing jumps by construction, whatever the course.
public struct Pacing: Equatable, Sendable {
  /// The way that progress takes.
  public enum Course: Equatable, Sendable {
    /// The animation's own curve over its window.
    case curve(Timing)
    /// From where it stood to its goal, along timing that began at a hand-over.
    case stretch(Stretch)
    /// Straight lines through known points: what is shown while progress is scrubbed linearly.
    case line(Line)
  }
  /// The way it takes.
  public var course: Course
  /// What the last hand-over left over; nil for nothing.
  public var correction: Correction?

  /// A course, and what is off from it.
  public init(_ course: Course, _ correction: Correction? = nil) { (self.course, self.correction) = (course, correction) }
  /// A curve of its own, and nothing to correct.
  public static func curve(_ timing: Timing) -> Pacing { Pacing(.curve(timing)) }

  package var isStretch: Bool { if case .stretch = course { true } else { false } }

  /// The timeline time at which progress is complete on the way forward.
  package func end(in window: Window) -> Double {
    switch course {
    case .curve: correction.map { max(window.end, $0.to) } ?? window.end
    case .stretch(let stretch): stretch.end
    case .line: window.end
    }
  }

  package func progress(at x: Double, in window: Window) -> Double? {
    switch course {
    case .curve(let timing):
      guard let u = window.fraction(at: x) else { return nil }
      guard let correction else { return timing.value(at: u) }
      return timing.value(at: u) + correction.value(at: x)
    case .stretch(let stretch): return stretch.value(at: x)
    case .line(let line): return line.value(at: x)
    }
  }

  /// The derivative of progress by timeline time; at a corner, on the side where `direction` (±1) leads.
  package func slope(at x: Double, in window: Window, toward direction: Double) -> Double {
    switch course {
    case .curve(let timing):
      let u = (x - window.start) / window.duration
      let isInside = direction > 0 ? u >= 0 && u < 1 : u > 0 && u <= 1
      let own = isInside && window.duration > 0 ? timing.slope(at: u) / window.duration : 0
      return own + (correction?.slope(at: x) ?? 0)
    case .stretch(let stretch): return stretch.slope(at: x)
    case .line: return 0  // a scrub has no speed of its own
    }
  }
}
