import CoreMedia

/// An observer of a player's time.
@MainActor
final class TimeObserver {
  enum Times {
    /// All multiples of an interval.
    case every(CMTime)
    /// The given times, in nanoseconds and ascending order.
    case at([Int64])
  }
  let times: Times
  private let call: @MainActor (CMTime) -> Void

  init(_ times: Times, _ call: @escaping @MainActor (CMTime) -> Void) { (self.times, self.call) = (times, call) }

  /// The shortest interval. The value is a choice.
  static let shortest = CMTime(value: 1, timescale: 1000)

  func tell(_ time: CMTime) { call(time) }
  /// A Boolean value that indicates whether the observer is also called when the time jumps, starts or stops.
  var hearsOfJumps: Bool { if case .every = times { true } else { false } }

  /// Returns the next time after a given one in the direction of playback, in nanoseconds.
  func next(after time: Int64, forwards: Bool) -> Int64? {
    switch times {
    case .every(let length):
      let unit = Int128(length.value) * 1_000_000_000, scale = Int128(length.timescale)
      let count = Int128(time) * scale / unit
      // The nearest multiples, because rounding may have reached either one.
      let candidates = (-2...2).map { Int64(clamping: (count + $0) * unit / scale) }
      return forwards ? candidates.first { $0 > time } : candidates.last { $0 < time }
    case .at(let times): return forwards ? times.first { $0 > time } : times.last { $0 < time }
    }
  }
}
