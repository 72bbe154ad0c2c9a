import Motion
import Synchronization

/// What may be asked of an app on any thread; the app alone sets it.
final class AppFacts: Sendable {
  private let nanoseconds = Atomic<Int64>(0)
  private let kept = Mutex<(any Sendable)?>(nil)

  /// The time of the turn that is running.
  var now: MediaTime {
    get { MediaTime(nanoseconds: nanoseconds.load(ordering: .relaxed)) }
    set { nanoseconds.store(newValue.nanoseconds, ordering: .relaxed) }
  }
  /// Whether delays and dates in the app's code follow the app's own time.
  var isVirtual: Bool {
    get { virtual.load(ordering: .relaxed) }
    set { virtual.store(newValue, ordering: .relaxed) }
  }
  private let virtual = Atomic(true)
  /// The BCP 47 identifier of the app's language; nil for the machine's.
  var language: String? {
    get { spoken.withLock { $0 } }
    set { spoken.withLock { $0 = newValue } }
  }
  private let spoken = Mutex<String?>(nil)
  /// What a module above wants to be found.
  var ambient: (any Sendable)? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
