import Motion

/// One animation of one property of one layer, as a value: model and committed scene hold the same type.
///
/// layer time ──clock──▶ timeline time ──window, pacing──▶ progress ──value──▶ components
public struct AnimationRecord: Equatable, Sendable {
  /// Ascending in order of submission over the whole runtime.
  public let id: Int
  public var key: String
  public let property: AnimatableProperty
  public let value: AnimatedValue
  /// Adds to what is below instead of replacing it.
  public let isAdditive: Bool
  public var window: Window
  public var pacing: Pacing
  public var clock: Clock
  /// Who waits for its end.
  package var observers: [CompletionID] = []
  /// False for an animator's animations, which stay as long as their timeline can come back, and for CA's `isRemovedOnCompletion = false`.
  package var isRemovedAtEnd = true
  /// Its end was reached and told; it may still be shown.
  package var hasEnded = false

  package func progress(at layerTime: Seconds) -> Double? { pacing.progress(at: clock.local(at: layerTime), in: window) }

  /// What it shows at a time of its layer, nil outside its activity.
  package func components(at layerTime: Seconds) -> Components? {
    progress(at: layerTime).map(value.components(at:))
  }

  /// The layer time at which its run ends, nil if none is under way. A property of the clock's run, never of where local time lies.
  package var endTime: Seconds? {
    let end = pacing.end(in: window)
    if hasEnded || end == .infinity { return nil }
    if case .driven(let drive) = clock {  // backwards, or from an overshoot, it may stop without passing the end
      return (drive.to < end ? nil : clock.parentTime(reaching: end)) ?? clock.parentTime(reaching: drive.to)
    }
    return clock.parentTime(reaching: end)
  }
}

/// From progress to components.
public enum AnimatedValue: Equatable, Sendable {
  case basic(from: Components, to: Components)
  /// A part of a block's keyframes: waits, moves, and stays.
  case slice(from: Components, to: Components, start: Double, end: Double)
  /// Core Animation's keyframes; `isDiscrete` holds each value, otherwise straight lines.
  case keyframes([Components], times: [Double], isDiscrete: Bool)

  package func components(at p: Double) -> Components {
    switch self {
    case .basic(let from, let to): return from + (to - from) * p
    case .slice(let from, let to, let start, let end):
      return from + (to - from) * (p >= end ? 1 : p <= start ? 0 : (p - start) / (end - start))
    case .keyframes(let values, let times, let isDiscrete):
      let next = times.firstIndex { p < $0 } ?? times.count
      if isDiscrete { return values[min(max(next, 1), values.count) - 1] }
      let i = min(max(next, 1), values.count - 1)
      return values[i - 1] + (values[i] - values[i - 1]) * ((p - times[i - 1]) / (times[i] - times[i - 1]))
    }
  }

  /// What it shows before its beginning: for an additive animation of a block, old − new.
  package var start: Components { components(at: 0) }
}
