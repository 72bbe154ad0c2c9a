import Motion

/// Where an animation lies on its timeline, how often it repeats, and what it shows outside. (BEHAVIOUR §1.2)
public struct Window: Equatable, Sendable {
  public var start = 0.0
  public var duration = 1.0
  public var repeatCount = 1.0
  public var autoreverses = false
  /// Shifts the phase within the cycle, not the activity (`CAMediaTiming.timeOffset` of an animation).
  public var phase = 0.0
  public var fillsBefore = true
  public var fillsAfter = true

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
}

/// From timeline time to progress.
public enum Pacing: Equatable, Sendable {
  /// The animation's own curve over its window, plus what a scrub left over, vanishing by the end of the run.
  case curve(Timing, Correction?)
  /// Straight lines through known points: what an animator shows while it is scrubbed linearly or continued with new timing.
  case line(Line)

  /// `amount` at one timeline time, falling in a straight line to zero at another.
  public struct Correction: Equatable, Sendable {
    public var amount, from, to: Double
    func value(at x: Double) -> Double {
      from == to ? 0 : amount * min(max((to - x) / (to - from), 0), 1)
    }
  }

  public struct Line: Equatable, Sendable {
    var points: [SIMD2<Double>]  // (timeline time, progress), ascending

    /// Through the window's corners and, where given, through a point that must not jump.
    init(start: Double, end: Double, anchor: SIMD2<Double>?) {
      var (start, end) = (start, end)
      if let anchor {
        if anchor.x <= start && anchor.y > 0 { start = 0 }
        if anchor.x >= end && anchor.y < 1 { end = 1 }
      }
      points = [[start, 0], [end, 1]]
      guard let anchor, anchor.x < 0 || anchor.x > start || anchor.y != 0 else { return }
      points = ([anchor] + points.filter { $0.x != anchor.x }).sorted { $0.x < $1.x }
      if anchor.y == 1 { points.removeAll { $0.x > anchor.x } }
    }

    func value(at x: Double) -> Double {
      if points.count == 1 { return x < points[0].x ? 0 : 1 }
      if x < points[0].x && points[0].x > 0 { return 0 }  // a delayed animation has not begun
      if x > points.last!.x && points.last!.x < 1 { return points.last!.y }  // a short one is over
      // Elsewhere the first and the last line go on: an overshooting spring overshoots.
      let i = min(points.firstIndex { x < $0.x } ?? points.count, points.count - 1)
      let (a, b) = (points[max(i, 1) - 1], points[max(i, 1)])
      return a.x == b.x ? b.y : a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
  }

  /// The timeline time at which progress is complete: where a scrub bent it, later or earlier than the window's end.
  package func end(in window: Window) -> Double {
    switch self {
    case .curve(_, let correction): correction.map { max(window.end, $0.to) } ?? window.end
    case .line(let line): line.points.first { $0.y >= 1 }?.x ?? 1
    }
  }

  package func progress(at x: Double, in window: Window) -> Double? {
    switch self {
    case .curve(let timing, let correction):
      guard let u = window.fraction(at: x) else { return nil }
      return timing.value(at: u) + (correction?.value(at: x) ?? 0)
    case .line(let line): return line.value(at: x)
    }
  }
}
