import CoreGraphics
import Dispatch

/// Ctrl-C and a polite kill end a live host as closing its window does; a second one ends the process at once.
@MainActor public final class StopSignals {
  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter action: called on the main queue, which the host must let run.
  public init(_ action: @escaping @MainActor () -> Void) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        signal(number, SIG_DFL)
        MainActor.assumeIsolated(action)
      }
      source.resume()
      sources.append(source)
    }
  }

  /// Gives the signals back their usual meaning.
  public func end() {
    sources.forEach { $0.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }
}
