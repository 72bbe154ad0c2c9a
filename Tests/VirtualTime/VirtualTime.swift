import Motion
import QuartzCore

/// What every stage with an app on it does: app code in a turn, and time that passes when the test says so.
///
/// The stages differ in what stands on them: layers alone, a square, controllers that take note.
@MainActor
package protocol VirtualTime: AnyObject {
  /// The app's part of the world.
  var runtime: Runtime { get }
}

extension VirtualTime {
  /// Runs app code at the present instant, as an input event would: then all that is due, then layout and commit.
  package func act(_ work: () -> Void = {}) {
    runtime.asCurrent {
      work()
      runtime.runTimestamp(runtime.now)
    }
  }

  /// Lets everything happen that is due until then, each at its instant; the display ticks as long as anything follows it.
  package func advance(to target: MediaTime) {
    runtime.asCurrent {
      while runtime.now < target, !runtime.displayLinks.isEmpty { tick(at: min(runtime.now + 1.0 / 60, target)) }
      while let due = runtime.nextDue, due < target {
        runtime.runTimestamp(due)
        if !runtime.displayLinks.isEmpty { return advance(to: target) }
      }
      runtime.runTimestamp(target)
    }
  }

  private func tick(at time: MediaTime) {
    while let due = runtime.nextDue, due < time { runtime.runTimestamp(due) }
    runtime.startInstant(time)
    runtime.tickDisplayLinks(at: time)
    runtime.runTimestamp(time)
  }
  /// Lets time pass up to so many seconds after the launch.
  package func advance(to seconds: Double) { advance(to: MediaTime(seconds: seconds)) }
  /// Lets so many seconds pass.
  package func advance(by seconds: Double) { advance(to: runtime.now + seconds) }

  /// Now, to the microsecond, as notebooks write it.
  package var microsecond: Double { (runtime.now.seconds * 1e6).rounded() / 1e6 }
}
