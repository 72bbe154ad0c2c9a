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
  /// What a module above wants to be found.
  var ambient: (any Sendable)? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
