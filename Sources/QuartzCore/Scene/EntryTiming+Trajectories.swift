import Motion

extension EntryTiming {
  /// A continuity offset, as a value and a slope at one timeline time. It decays to zero at another time without a kink, as a cubic Hermite
  /// segment.
  public struct ContinuityOffset: Equatable, Sendable {
    var amount, slope: Double
    var from, to: Double

    /// Creates an offset, or returns `nil` if there is nothing to correct.
    ///
    /// The offset decays over a part of the timeline. The value decays no faster than the timeline runs. Excess speed increases the offset
    /// by at most 0.15.
    package init?(amount: Double, slope: Double, from: Double, to: Double) {
      guard abs(amount) > 1e-12 || abs(slope) > 1e-9, from != to else { return nil }
      let length = max(1.5 * abs(amount), 1 / max(abs(slope), 1))
      (self.amount, self.slope, self.from) = (amount, slope, from)
      self.to = length >= abs(to - from) ? to : from + (to > from ? length : -length)
    }

    /// Returns the offset at a timeline time. Before `from`, which only a scrub through the curve reaches, the value decays to zero at the
    /// other end of the timeline.
    package func value(at x: Double) -> Double {
      let s = (x - from) / (to - from)
      if s >= 1 { return 0 }
      if s < 0 {
        let back = to > from ? 0.0 : 1.0
        let r = from == back ? 1 : min((x - from) / (back - from), 1)
        return amount * (1 - r) * (1 - r) * (1 + 2 * r)
      }
      let r = (1 - s) * (1 - s)
      return r * (amount * (1 + 2 * s) + slope * (x - from))
    }

    package func slope(at x: Double) -> Double {
      let length = to - from
      let s = (x - from) / length
      guard s >= 0, s < 1 else { return 0 }
      return (-6 * amount * s * (1 - s)) / length + slope * (1 - s) * (1 - 3 * s)
    }
  }

  /// The trajectory of an animation that continues with new timing, from its present progress to its goal.
  public struct Stretch: Equatable, Sendable {
    package var from, goal: Double
    package var start, end: Double
    package var timing: Timing

    package init(from: Double, goal: Double, start: Double, end: Double, timing: Timing) {
      (self.from, self.goal, self.start, self.end, self.timing) = (from, goal, start, end, timing)
    }

    package func value(at x: Double) -> Double {
      let u = start == end ? 1 : (x - start) / (end - start)
      return from + (goal - from) * timing.value(at: u)
    }
    package func slope(at x: Double) -> Double {
      let u = (x - start) / (end - start)
      return u >= 0 && u < 1 ? (goal - from) * timing.slope(at: u) / (end - start) : 0
    }
  }

  /// A trajectory of straight lines. They join the corners of the active interval and the point at which the scrub began.
  public struct Line: Equatable, Sendable {
    var points: [SIMD2<Double>]  // (timeline time, progress), ascending

    package init(start: Double, end: Double, anchor: SIMD2<Double>? = nil) {
      let (start, end) = (min(start, 1), min(end, 1))
      points = [[start, 0], [end, 1]]
      guard let anchor, anchor.y != (anchor.x <= start ? 0 : anchor.x >= end ? 1 : .nan) else { return }
      // If the animation is not at its corner although the time is outside the active interval, the end of the timeline replaces that
      // corner.
      if anchor.x <= start && anchor.x > 0 { points[0].x = 0 } else if anchor.x >= end { points[1].x = 1 }
      if anchor.x <= start && anchor.x <= 0 { points[0].x = max(start, 0) }
      points.removeAll { $0.x == anchor.x }
      points.insert(anchor, at: points.firstIndex { $0.x > anchor.x } ?? points.count)
    }

    package func value(at x: Double) -> Double {
      guard let next = points.firstIndex(where: { x < $0.x }) else { return points.last!.y }
      guard next > 0 else { return points[0].y }
      let (a, b) = (points[next - 1], points[next])
      return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
  }
}
