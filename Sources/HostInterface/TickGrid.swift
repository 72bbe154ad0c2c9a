import Motion

/// The instants of ticks, counted from 0: tick n lies at n/rate seconds, rounded down to the nanosecond, so that none drifts.
public struct TickGrid: Hashable, Sendable {
  /// Ticks a second.
  public let rate: Int64

  /// - Precondition: `rate` is at least 1.
  public init(rate: Int) {
    precondition(rate >= 1, "\(rate) ticks a second: choose 60 or 120")
    self.rate = Int64(rate)
  }

  /// The length of a tick in nanoseconds, rounded down: for how long something takes, never to count instants with.
  public var length: Int64 { 1_000_000_000 / rate }

  /// The instant of a tick.
  public subscript(_ tick: Int64) -> MediaTime { MediaTime(nanoseconds: tick * 1_000_000_000 / rate) }

  /// The first tick at or after a time.
  public func tick(atOrAfter time: MediaTime) -> Int64 {
    var tick = time.nanoseconds * rate / 1_000_000_000
    while self[tick] < time { tick += 1 }
    return tick
  }

  /// The first tick after a time.
  public func tick(after time: MediaTime) -> Int64 { tick(atOrAfter: MediaTime(nanoseconds: time.nanoseconds + 1)) }
}

extension HostedApplication {
  /// The length of a tick in nanoseconds, rounded down.
  public var tick: Int64 { ticks.length }
}
