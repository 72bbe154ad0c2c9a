import CoreGraphics
import Dispatch

/// Ctrl-C and a polite kill end a live host as closing its window does; a second one ends the process at once.
@MainActor public final class StopSignals {
  private let events: SignalEvents

  /// - Parameter action: called on the main queue, which the host must let run.
  public init(_ action: @escaping @MainActor () -> Void) {
    events = SignalEvents(on: .main) { number in
      signal(number, SIG_DFL)
      MainActor.assumeIsolated(action)
    }
  }

  /// Gives the signals back their usual meaning.
  public func end() { events.end() }
}
