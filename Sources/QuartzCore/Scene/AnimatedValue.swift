import CoreGraphics
import Motion

/// From progress to what is shown.
public struct AnimatedValue: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    case basic(from: Components, to: Components)
    /// A part of a block's keyframes: waits, moves, and stays. One that replaces and follows another shows, while it waits, what the
    /// other does.
    case slice(from: Components, to: Components, start: Double, end: Double, follows: Bool)
    /// An end that was not given is the value below: the layer's own, or nothing for an additive animation. (BEHAVIOUR §1.5) A whole
    /// transform turns the shorter way.
    case open(from: Components?, to: Components?, by: Components?, isWholeTransform: Bool)
    case keyframes(Keyframes)
    case tween(Tween)
  }
  package var kind: Kind
  package init(_ kind: Kind) { self.kind = kind }
  package static func basic(from: Components, to: Components) -> AnimatedValue { .init(.basic(from: from, to: to)) }

  /// The numbers at a progress, over the value below. A tween has none.
  package func components(at p: Double, over below: Components = Components(repeating: 0)) -> Components {
    switch kind {
    case .basic(let from, let to): return from + (to - from) * p
    case .slice(let from, let to, let start, let end, let follows):
      if follows && p < start { return below }
      return from + (to - from) * (p >= end ? 1 : p <= start ? 0 : (p - start) / (end - start))
    case .open(let from, let to, let by, let isWholeTransform):
      let start = from ?? (to != nil && by != nil ? to! - by! : below)
      let end = to ?? by.map { start + $0 } ?? below
      return start + (isWholeTransform ? AnimatableProperty.transform.difference(end, start) : end - start) * p
    case .keyframes(let keyframes): return keyframes.value(at: p)
    case .tween: preconditionFailure("a tween is applied, it has no numbers")
    }
  }

  /// What it shows before its beginning: for an additive animation of a block, old − new.
  package var start: Components { components(at: 0) }
}

/// Values at times, and the way between them. (BEHAVIOUR §3)
package struct Keyframes: Equatable, Sendable {
  package enum Way: Equatable, Sendable {
    /// Each value holds until the next time.
    case held
    case lines
    /// Cubic Hermite curves; a tangent for each value, by time.
    case curves([Components])
  }
  package var values: [Components]
  package var times: [Double]
  package var way: Way
  /// The timing of each segment; none for straight ones.
  package var timings: [Timing] = []

  package init(values: [Components], times: [Double], way: Way, timings: [Timing] = []) {
    (self.values, self.times, self.way, self.timings) = (values, times, way, timings)
  }

  func value(at p: Double) -> Components {
    let next = times.firstIndex { p < $0 } ?? times.count
    if way == .held { return values[min(max(next, 1), values.count) - 1] }
    let i = min(max(next, 1), values.count - 1)
    let (start, length) = (times[i - 1], times[i] - times[i - 1])
    var s = length > 0 ? (p - start) / length : 1
    if i - 1 < timings.count { s = timings[i - 1].value(at: s) }
    let (a, b) = (values[i - 1], values[i])
    guard case .curves(let tangents) = way else { return a + (b - a) * s }
    let (s2, s3) = (s * s, s * s * s)
    return a * (2 * s3 - 3 * s2 + 1) + b * (3 * s2 - 2 * s3) + tangents[i - 1] * (length * (s3 - 2 * s2 + s))
      + tangents[i] * (length * (s3 - s2))
  }
}
