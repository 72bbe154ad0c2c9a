import Motion

/// Where an animation lies on its timeline, how often it repeats, and what it shows outside. (BEHAVIOUR §1.2)
public struct Window: Equatable, Sendable {
  /// On the timeline.
  public var start = 0.0
  /// Of one cycle.
  public var duration = 1.0
  /// How many cycles, fractions included.
  public var repeatCount = 1.0
  /// Whether each cycle is played back as well.
  public var autoreverses = false
  /// Shifts the phase within the cycle, not the activity (`CAMediaTiming.timeOffset` of an animation).
  public var phase = 0.0
  /// Whether the first value is shown before.
  public var fillsBefore = true
  /// Whether the last value is shown after.
  public var fillsAfter = true

  /// One cycle of a timeline’s length, shown before and after, unless said otherwise.
  public init(
    start: Double = 0, duration: Double = 1, repeatCount: Double = 1, autoreverses: Bool = false, phase: Double = 0,
    fillsBefore: Bool = true,
    fillsAfter: Bool = true
  ) {
    (self.start, self.duration, self.repeatCount, self.autoreverses, self.phase) = (start, duration, repeatCount, autoreverses, phase)
    (self.fillsBefore, self.fillsAfter) = (fillsBefore, fillsAfter)
  }

  /// When the last cycle is over.
  public var end: Double { start + duration * repeatCount * (autoreverses ? 2 : 1) }

  /// The fraction of the cycle at a timeline time; nil where the animation shows nothing.
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

  /// How many cycles are complete at a timeline time, the last one not counted when it ends.
  package func repetitions(at x: Double) -> Int {
    guard duration > 0, x > start else { return 0 }
    let cycle = duration * (autoreverses ? 2 : 1)
    let cycles = (min(x, end) - start + phase) / cycle
    return x >= end && cycles == cycles.rounded() ? max(Int(cycles) - 1, 0) : Int(cycles)
  }
}
