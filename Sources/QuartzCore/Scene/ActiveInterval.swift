import Motion

/// The active interval of an animation on its timeline, with its repetitions and its effect outside. (Docs/behaviour/animation.md, "Media
/// timing")
public struct ActiveInterval: Equatable, Sendable {
  /// The start of the interval, on the timeline.
  public var start = 0.0
  /// The duration of one cycle.
  public var duration = 1.0
  /// The number of cycles, which can be fractional.
  public var repeatCount = 1.0
  /// A Boolean value that indicates whether each cycle is followed by one in reverse.
  public var autoreverses = false
  /// The offset within the cycle. It does not shift the interval. This is an animation's `CAMediaTiming.timeOffset`.
  public var phase = 0.0
  /// A Boolean value that indicates whether the first value is shown before the interval.
  public var fillsBefore = true
  /// A Boolean value that indicates whether the last value is shown after the interval.
  public var fillsAfter = true

  /// Creates an interval. By default it has one cycle of the timeline's length and shows its values before and after.
  public init(
    start: Double = 0, duration: Double = 1, repeatCount: Double = 1, autoreverses: Bool = false, phase: Double = 0,
    fillsBefore: Bool = true,
    fillsAfter: Bool = true
  ) {
    (self.start, self.duration, self.repeatCount, self.autoreverses, self.phase) = (start, duration, repeatCount, autoreverses, phase)
    (self.fillsBefore, self.fillsAfter) = (fillsBefore, fillsAfter)
  }

  /// The end of the last cycle.
  public var end: Double { start + duration * repeatCount * (autoreverses ? 2 : 1) }

  /// Returns the fraction of the cycle at a timeline time, or `nil` where the animation has no effect.
  public func fraction(at x: Double) -> Double? {
    if x < start { return fillsBefore ? 0 : nil }
    if x > end && !fillsAfter { return nil }
    guard duration > 0 else { return 1 }
    let active = min(x, end) - start
    let cycles = (active + phase) / duration
    if repeatCount == 1 && !autoreverses && phase == 0 { return min(cycles, 1) }
    let period = autoreverses ? 2.0 : 1.0
    var u = cycles.truncatingRemainder(dividingBy: period)
    if u == 0 && active > 0 && x >= end { u = period }  // the last cycle ends at its end, not at a new beginning
    return u <= 1 ? u : 2 - u
  }

  /// Returns the number of complete cycles at a timeline time. The last one is not counted at its end.
  package func repetitions(at x: Double) -> Int {
    guard duration > 0, x > start else { return 0 }
    let cycle = duration * (autoreverses ? 2 : 1)
    let cycles = (min(x, end) - start + phase) / cycle
    return x >= end && cycles == cycles.rounded() ? max(Int(cycles) - 1, 0) : Int(cycles)
  }
}
