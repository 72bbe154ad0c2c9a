import CoreGraphics
import Motion

/// The mapping of an animation's progress to its value.
public struct AnimatedValue: Equatable, Sendable {
  package indirect enum Kind: Equatable, Sendable {
    case basic(from: Components, to: Components)
    /// A part of a block's keyframes, which waits, moves, and then stays. If it replaces values and follows another part, it shows that
    /// part's value while it waits.
    case slice(from: Components, to: Components, start: Double, end: Double, follows: Bool)
    /// An animation in which an end is missing. That end is the value beneath: the layer's own, or zero for an additive animation.
    /// (Docs/behaviour/animation.md, "Interpolation and presentation values") A whole transform rotates along the shorter way.
    case open(from: Components?, to: Components?, by: Components?, isWholeTransform: Bool)
    case keyframes(Keyframes)
    case tween(Tween)
  }
  package var kind: Kind
  package init(_ kind: Kind) { self.kind = kind }
  package static func basic(from: Components, to: Components) -> AnimatedValue { .init(.basic(from: from, to: to)) }

  /// Returns the numbers at a progress over the value beneath. A tween has no numbers.
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

  /// The value before the beginning. For an additive animation of a block it is old − new.
  package var start: Components { components(at: 0) }
}

/// Values at given times and the interpolation between them. (Docs/behaviour/animation.md, "Keyframes")
package struct Keyframes: Equatable, Sendable {
  package enum Way: Equatable, Sendable {
    /// Each value is held until the next time.
    case held
    case lines
    /// Values are interpolated by cubic Hermite curves. There is a tangent for each value, as a derivative by time.
    case curves([Components])
  }
  package var values: [Components]
  package var times: [Double]
  package var way: Way
  /// The timing of each segment. A segment without one is linear.
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
