import CoreGraphics
import Motion
import Synchronization

/// The app's time in seconds: that of the turn which is running. Anything may ask, on any thread; 0 before there is an app.
public func CACurrentMediaTime() -> CFTimeInterval { Runtime.currentTimepiece?.now.seconds ?? 0 }

/// The time of an app, to be read on any thread; the app alone sets it.
final class Timepiece: Sendable {
  private let nanoseconds = Atomic<Int64>(0)
  var now: MediaTime {
    get { MediaTime(nanoseconds: nanoseconds.load(ordering: .relaxed)) }
    set { nanoseconds.store(newValue.nanoseconds, ordering: .relaxed) }
  }
}
