import CoreGraphics

/// The clock on the wall, which live hosts and nobody else may read.
@MainActor public struct WallClock {
  private let start = ContinuousClock.now

  /// A clock that counts from now.
  public init() {}

  /// Nanoseconds since the clock was made.
  public var now: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// Runs what the main queue and the main run loop hold, until something ran or the time is over: app code may be asynchronous.
  public func letMainQueueRun(for seconds: Double) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }
}
