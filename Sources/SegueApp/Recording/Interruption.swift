import CoreGraphics
import Dispatch
import Synchronization

/// Ctrl-C in a recording: it ends at the next picture, and what was written aside is removed.
@MainActor final class Interruption {
  /// Thrown by `check`.
  struct Stopped: Error {}

  private let isStopped: Flag
  private let source: any DispatchSourceSignal

  private final class Flag: Sendable { let value = Atomic(false) }

  init() {
    let flag = Flag()
    isStopped = flag
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { @Sendable in flag.value.store(true, ordering: .relaxed) }
    source.resume()
  }
  isolated deinit { end() }

  func check() throws { if isStopped.value.load(ordering: .relaxed) { throw Stopped() } }

  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
