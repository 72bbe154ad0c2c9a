import Motion

/// A queue of work on the app's virtual clock. Work runs at its exact timestamp, and work with equal timestamps runs in the order of
/// scheduling.
public struct EventLoop {
  /// A scheduled action.
  public struct Work {
    let due: MediaTime
    let order: Int
    /// A Boolean value that indicates whether the app counts as idle although this work is pending.
    let isRestful: Bool
    /// The closure to run.
    public let action: @MainActor () -> Void
  }
  /// A value that identifies scheduled work, so that it can be cancelled.
  public struct Token: Hashable, Sendable {
    let due: MediaTime
    let order: Int
  }

  /// The current virtual time.
  public private(set) var now = MediaTime.zero
  /// The work in the order of due time and scheduling. Entries before `head` have run. The entry at `head` is never a cancelled one.
  private var queue: [Work] = []
  private var head = 0
  /// The numbers of cancelled work that is still in the queue.
  private var cancelled: Set<Int> = []
  private var nextOrder = 0
  /// The number of pending entries that keep the app from being idle.
  private var restless = 0

  /// Creates a loop at time zero with no work.
  public init() {}

  /// The due time of the first pending work. It is `nil` if nothing is scheduled.
  public var nextDue: MediaTime? { head < queue.count ? queue[head].due : nil }
  /// A Boolean value that indicates whether nothing is scheduled.
  public var isEmpty: Bool { head == queue.count }
  /// A Boolean value that indicates whether the loop is idle. Work that was scheduled with `isRestful`, such as the blinking of a caret,
  /// does not count.
  public var isIdle: Bool { restless == 0 }

  /// Schedules an action. An action that is due in the past runs at the current time.
  ///
  /// - Parameter isRestful: `true` if the loop counts as idle while only such work is pending. The default is `false`.
  /// - Complexity: O(log *n*) for work that is due after all other work, which is the usual case.
  @discardableResult
  public mutating func schedule(at due: MediaTime, isRestful: Bool = false, _ action: @escaping @MainActor () -> Void) -> Token {
    let work = Work(due: max(due, now), order: nextOrder, isRestful: isRestful, action: action)
    if !isRestful { restless += 1 }
    nextOrder += 1
    queue.insert(work, at: place(after: work.due, work.order))
    return Token(due: work.due, order: work.order)
  }

  /// Returns the index after all work that runs before the given one, and after the given one if the queue contains it. Work is given by
  /// its due time and its number.
  private func place(after due: MediaTime, _ order: Int) -> Int {
    var (low, high) = (head, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if (queue[middle].due, queue[middle].order) > (due, order) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Cancels scheduled work. Nothing happens if the work has run already.
  public mutating func cancel(_ token: Token) {
    let place = place(after: token.due, token.order) - 1
    guard place >= head, queue[place].order == token.order, cancelled.insert(token.order).inserted else { return }
    if !queue[place].isRestful { restless -= 1 }
    letGo(of: place)
    skip()
  }

  /// Releases what the action captures. The entry itself stays in the queue until later.
  private mutating func letGo(of place: Int) {
    queue[place] = Work(due: queue[place].due, order: queue[place].order, isRestful: queue[place].isRestful, action: {})
  }

  /// Advances to the first work that is not cancelled, and removes the entries before it when they are many.
  private mutating func skip() {
    while head < queue.count, cancelled.remove(queue[head].order) != nil { head += 1 }
    guard head == queue.count || head > 2 * (queue.count - head) + 16 else { return }
    queue.removeFirst(head)
    head = 0
  }

  /// Advances the current time.
  ///
  /// - Precondition: `instant` is not in the past.
  public mutating func move(to instant: MediaTime) {
    precondition(instant >= now, "time never moves back (now \(now), asked for \(instant))")
    now = instant
  }

  /// Removes the first work and returns it, or returns `nil` if no work is due by the given time.
  public mutating func popWork(dueBy instant: MediaTime) -> Work? {
    guard head < queue.count, queue[head].due <= instant else { return nil }
    let work = queue[head]
    if !work.isRestful { restless -= 1 }
    letGo(of: head)
    head += 1
    skip()
    return work
  }
}
