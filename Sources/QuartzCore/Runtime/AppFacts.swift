import Motion
import Synchronization

/// The facts about an app that can be read on any thread. Only the app sets them.
final class AppFacts: Sendable {
  private let nanoseconds = Atomic<Int64>(0)
  private let kept = Mutex<(any Sendable)?>(nil)

  /// The time of the current update cycle.
  var now: MediaTime {
    get { MediaTime(nanoseconds: nanoseconds.load(ordering: .relaxed)) }
    set { nanoseconds.store(newValue.nanoseconds, ordering: .relaxed) }
  }
  /// A Boolean value that indicates whether delays and dates in the app's code follow the app's own time.
  var isVirtual: Bool {
    get { virtual.load(ordering: .relaxed) }
    set { virtual.store(newValue, ordering: .relaxed) }
  }
  private let virtual = Atomic(true)
  /// The BCP 47 identifier of the app's language. It is `nil` if the app follows the machine's language.
  var language: String? {
    get { spoken.withLock { $0 } }
    set { spoken.withLock { $0 = newValue } }
  }
  private let spoken = Mutex<String?>(nil)
  /// An object that a module above this one makes available on any thread.
  var ambient: (any Sendable)? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
