import Motion

/// How a local time follows its parent's time: the one thing that scrubbing, pausing, reversing and finishing replace.
///
/// A layer's clock maps its superlayer's time to its own; an animation's clock maps its layer's time to the animation's timeline.
public enum Clock: Equatable, Sendable {
  /// `local = (parent − begin) × speed + offset`, the law of `CAMediaTiming`. A nil `begin` means "the commit that first sees it".
  case running(begin: Seconds?, speed: Double, offset: Double)
  case held(at: Double)
  case driven(Drive)

  /// From one local time to another, from a parent time on, over a duration, along a curve.
  public struct Drive: Equatable, Sendable {
    /// Local times at both ends.
    public var from, to: Double
    /// The parent time at which it begins; nil means the commit that first sees it.
    public var begin: Seconds?
    /// In seconds of the parent time.
    public var duration: Seconds
    /// How local time follows between the ends.
    public var timing: Timing

    /// A run from one local time to another.
    public init(from: Double, to: Double, begin: Seconds? = nil, duration: Seconds, timing: Timing) {
      (self.from, self.to, self.begin, self.duration, self.timing) = (from, to, begin, max(duration, 0), timing)
    }
  }

  /// Local time is parent time.
  public static let identity = Clock.running(begin: 0, speed: 1, offset: 0)

  /// The local time at a parent time.
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

  /// Whether local time moves with parent time: not while it is held, nor before its run begins, nor when that is over.
  package func isMoving(at parent: Seconds) -> Bool {
    switch self {
    case .held: false
    case .running(_, let speed, _): speed != 0
    case .driven(let drive):
      drive.begin.map { parent >= $0 && parent < $0 + drive.duration } ?? true
    }
  }

  /// The parent time at which this run gets to a local time, nil if it never does.
  ///
  /// A run gets only to what lies ahead of it in its own direction. What it had passed before it began counts as reached at the begin.
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

  /// Whether it waits for the commit that first sees it.
  package var wantsBegin: Bool {
    switch self {
    case .running(let begin, _, _): begin == nil
    case .driven(let drive): drive.begin == nil
    case .held: false
    }
  }

  /// The same clock, beginning at `parent` if it had no begin yet.
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
