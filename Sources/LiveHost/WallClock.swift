import CoreGraphics
import Dispatch

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
    guard seconds > 0 else {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      return
    }
    Self.alarm.fireDate = Date(timeIntervalSinceNow: seconds)
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }

  /// Ends a wait, as any work of the main queue does. For a run loop that is given a date, Core Foundation makes a timer source on a queue of
  /// the dispatch library, and its end may start a thread: in a burst of messages, each of which ends a wait, hundreds.
  private static let alarm: Timer = {
    let timer = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in DispatchQueue.main.async {} }
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }()
}
