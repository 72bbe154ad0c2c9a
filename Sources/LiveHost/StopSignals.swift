import CoreGraphics
import Dispatch

/// The signals that stop a live host like the closing of its window. The second signal ends the process at once.
@MainActor public final class StopSignals {
  private let events: SignalEvents

  /// Creates the handling of the signals.
  ///
  /// - Parameter action: A closure that is called on the main queue. The host must let the main queue run.
  public init(_ action: @escaping @MainActor () -> Void) {
    events = SignalEvents(on: .main) { number in
      signal(number, SIG_DFL)
      MainActor.assumeIsolated(action)
    }
  }

  /// Restores the default handling of the signals.
  public func end() { events.end() }
}
