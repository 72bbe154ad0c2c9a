import Motion

/// A mapping of a parent's time to local time. Scrubbing, pausing, reversing and finishing an animation only replace its clock.
///
/// A layer's clock maps its superlayer's time to its own. An animation's clock maps its layer's time to the animation's timeline.
public enum Clock: Equatable, Sendable {
  /// The clock runs: `local = (parent − begin) × speed + offset`, as in `CAMediaTiming`. If `begin` is `nil`, it starts with the commit
  /// that first includes it.
  case running(begin: Seconds?, speed: Double, offset: Double)
  /// The clock stands at a local time.
  case held(at: Double)
  /// The clock moves from one local time to another along a curve.
  case driven(Drive)

  /// A motion from one local time to another, with a begin, a duration and a curve.
  public struct Drive: Equatable, Sendable {
    /// The local times at the begin and at the end.
    public var from, to: Double
    /// The parent time at which the motion begins. If it is `nil`, it begins with the commit that first includes it.
    public var begin: Seconds?
    /// The duration of the motion, in seconds of the parent time.
    public var duration: Seconds
    /// The curve of the motion.
    public var timing: Timing

    /// Creates a motion from one local time to another. A negative duration counts as 0.
    public init(from: Double, to: Double, begin: Seconds? = nil, duration: Seconds, timing: Timing) {
      (self.from, self.to, self.begin, self.duration, self.timing) = (from, to, begin, max(duration, 0), timing)
    }
  }

  /// The clock whose local time is the parent time.
  public static let identity = Clock.running(begin: 0, speed: 1, offset: 0)

  /// Returns the local time at a parent time.
  public func local(at parent: Seconds) -> Double {
    switch self {
    case .running(let begin, let speed, let offset): return (parent - (begin ?? parent)) * speed + offset
    case .held(let local): return local
    case .driven(let drive):
      let elapsed = parent - (drive.begin ?? parent)
      if elapsed < 0 { return drive.from }
      if elapsed >= drive.duration { return drive.duration > 0 || drive.begin != nil ? drive.to : drive.from }
      return drive.from + (drive.to - drive.from) * drive.timing.value(at: elapsed / drive.duration)
    }
  }

  /// Returns a Boolean value that indicates whether local time changes with parent time. It does not while the clock is held, and before or
  /// after its run.
  package func isMoving(at parent: Seconds) -> Bool {
    switch self {
    case .held: false
    case .running(_, let speed, _): speed != 0
    case .driven(let drive):
      drive.begin.map { parent >= $0 && parent < $0 + drive.duration } ?? true
    }
  }

  /// Returns the parent time at which this run reaches a local time, or `nil` if it never does.
  ///
  /// A run can only reach local times ahead of it in its own direction. A local time that it had passed before its begin counts as reached
  /// at the begin.
  public func parentTime(reaching local: Double) -> Seconds? {
    switch self {
    case .held: return nil
    case .running(let begin, let speed, let offset):
      guard let begin, speed > 0 else { return nil }
      return begin + (local - offset) / speed
    case .driven(let drive):
      guard let begin = drive.begin else { return nil }
      if local == drive.to { return begin + drive.duration }
      guard drive.from <= drive.to, local < drive.to else { return nil }
      if local <= drive.from { return begin }
      let fraction = drive.timing.firstFraction(reaching: (local - drive.from) / (drive.to - drive.from))
      return begin + drive.duration * fraction
    }
  }

  /// A Boolean value that indicates whether the clock waits for the commit that first includes it.
  package var wantsBegin: Bool {
    switch self {
    case .running(let begin, _, _): begin == nil
    case .driven(let drive): drive.begin == nil
    case .held: false
    }
  }

  /// Returns the clock with a begin at `parent`, unless it has a begin already.
  package func begun(at parent: Seconds) -> Clock {
    switch self {
    case .running(nil, let speed, let offset): return .running(begin: parent, speed: speed, offset: offset)
    case .driven(var drive) where drive.begin == nil:
      drive.begin = parent
      return .driven(drive)
    default: return self
    }
  }

  package var isHeld: Bool {
    switch self {
    case .held, .running(_, 0, _): true
    default: false
    }
  }
}
