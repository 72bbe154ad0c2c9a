import CoreGraphics
import Dispatch

/// The wall clock. Only live hosts may read it.
@MainActor public struct WallClock {
  private let start = ContinuousClock.now

  /// Creates a clock that starts now.
  public init() {}

  /// The number of nanoseconds since the clock was created.
  public var now: Int64 {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// Runs the work of the main queue and the main run loop until something has run or the time has passed. App code may therefore be
  /// asynchronous.
  public func letMainQueueRun(for seconds: Double) {
    guard seconds > 0 else {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      return
    }
    Self.alarm.fireDate = Date(timeIntervalSinceNow: seconds)
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }

  /// The timer that ends the wait. With a date instead, Core Foundation would create a timer source of Dispatch for each wait. The end of
  /// such a source may start a thread, so a burst of messages could start hundreds.
  private static let alarm: Timer = {
    let timer = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { _ in DispatchQueue.main.async {} }
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }()
}
