import Motion

/// The one owner of "now": work at exact instants, in order of due time and then of scheduling.
public struct EventLoop {
  /// Something to do at an instant.
  public struct Work {
    let due: MediaTime
    let order: Int
    /// What to do.
    public let action: @MainActor () -> Void
  }
  /// By which scheduled work can be cancelled.
  public struct Token: Hashable, Sendable { let order: Int }

  /// The present.
  public private(set) var now = MediaTime.zero
  private var queue: [Work] = []  // sorted by (due, order)
  private var nextOrder = 0

  /// A loop at time zero with nothing to do.
  public init() {}

  /// When the first work is due; nil when there is none.
  public var nextDue: MediaTime? { queue.first?.due }
  /// Whether nothing is scheduled.
  public var isEmpty: Bool { queue.isEmpty }

  /// Work due in the past runs at the present.
  @discardableResult
  public mutating func schedule(at due: MediaTime, _ action: @escaping @MainActor () -> Void) -> Token {
    let work = Work(due: max(due, now), order: nextOrder, action: action)
    nextOrder += 1
    queue.insert(work, at: queue.firstIndex { $0.due > work.due } ?? queue.count)
    return Token(order: work.order)
  }

  /// Takes work back; nothing happens when it has run.
  public mutating func cancel(_ token: Token) { queue.removeAll { $0.order == token.order } }

  /// Makes an instant the present.
  ///
  /// - Precondition: `instant` is not in the past.
  public mutating func move(to instant: MediaTime) {
    precondition(instant >= now, "time never moves back (now \(now), asked for \(instant))")
    now = instant
  }

  /// Takes the first work out if it is due by an instant.
  public mutating func popWork(dueBy instant: MediaTime) -> Work? {
    guard let first = queue.first, first.due <= instant else { return nil }
    return queue.removeFirst()
  }
}
