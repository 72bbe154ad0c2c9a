import Motion

/// The timestamps of ticks, counted from 0. Tick *n* lies at *n*/`rate` seconds, rounded down to the nanosecond, so that the grid does not
/// drift.
public struct TickGrid: Hashable, Sendable {
  /// The number of ticks per second.
  public let rate: Int64

  /// Creates a grid with a number of ticks per second.
  ///
  /// - Precondition: `rate` is at least 1.
  public init(rate: Int) {
    precondition(rate >= 1, "\(rate) ticks a second: choose 60 or 120")
    self.rate = Int64(rate)
  }

  /// The length of a tick in nanoseconds, rounded down. It is for durations. For the timestamp of a tick, use the subscript.
  public var length: Int64 { 1_000_000_000 / rate }

  /// The timestamp of a tick.
  public subscript(_ tick: Int64) -> MediaTime { MediaTime(nanoseconds: tick * 1_000_000_000 / rate) }

  /// Returns the first tick at or after a time.
  public func tick(atOrAfter time: MediaTime) -> Int64 {
    var tick = time.nanoseconds * rate / 1_000_000_000
    while self[tick] < time { tick += 1 }
    return tick
  }

  /// Returns the first tick after a time.
  public func tick(after time: MediaTime) -> Int64 { tick(atOrAfter: MediaTime(nanoseconds: time.nanoseconds + 1)) }
}

extension HostedApplication {
  /// The length of a tick in nanoseconds, rounded down.
  public var tick: Int64 { ticks.length }
}
