import CoreMedia

/// Somebody who hears of the times that a player comes to.
@MainActor
final class TimeObserver {
  enum Times {
    /// All multiples of a length.
    case every(CMTime)
    /// These, in nanoseconds, ascending.
    case at([Int64])
  }
  let times: Times
  private let call: @MainActor (CMTime) -> Void

  init(_ times: Times, _ call: @escaping @MainActor (CMTime) -> Void) { (self.times, self.call) = (times, call) }

  /// The shortest of the lengths. (A choice)
  static let shortest = CMTime(value: 1, timescale: 1000)

  func tell(_ time: CMTime) { call(time) }
  /// Whether it hears of jumps, starts and stops.
  var hearsOfJumps: Bool { if case .every = times { true } else { false } }

  /// The next time beyond another one, in nanoseconds.
  func next(after time: Int64, forwards: Bool) -> Int64? {
    switch times {
    case .every(let length):
      let unit = Int128(length.value) * 1_000_000_000, scale = Int128(length.timescale)
      let count = Int128(time) * scale / unit
      // The nearest multiples, of which rounding may have hit either.
      let candidates = (-2...2).map { Int64(clamping: (count + $0) * unit / scale) }
      return forwards ? candidates.first { $0 > time } : candidates.last { $0 < time }
    case .at(let times): return forwards ? times.first { $0 > time } : times.last { $0 < time }
    }
  }
}
