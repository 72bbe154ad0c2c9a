import Motion

/// The one owner of "now": work at exact instants, in order of due time and then of scheduling.
public struct EventLoop {
  /// Something to do at an instant.
  public struct Work {
    let due: MediaTime
    let order: Int
    /// Whether whoever waits for rest need not wait for it.
    let isRestful: Bool
    /// What to do.
    public let action: @MainActor () -> Void
  }
  /// By which scheduled work can be cancelled.
  public struct Token: Hashable, Sendable {
    let due: MediaTime
    let order: Int
  }

  /// The present.
  public private(set) var now = MediaTime.zero
  /// Sorted by due time and order; what is before `head` has run, and the first after it was not taken back.
  private var queue: [Work] = []
  private var head = 0
  /// Taken back, and still in the queue.
  private var cancelled: Set<Int> = []
  private var nextOrder = 0
  /// How much of what is to be done is to be waited for.
  private var restless = 0

  /// A loop at time zero with nothing to do.
  public init() {}

  /// When the first work is due; nil when there is none.
  public var nextDue: MediaTime? { head < queue.count ? queue[head].due : nil }
  /// Whether nothing is scheduled.
  public var isEmpty: Bool { head == queue.count }
  /// Whether nothing is scheduled that is to be waited for: a caret goes on blinking.
  public var isAtRest: Bool { restless == 0 }

  /// Work due in the past runs at the present.
  ///
  /// - Parameter isRestful: whether it is no reason to wait for whoever waits for rest.
  /// - Complexity: O(log n) for work that is due after all other, as nearly all is.
  @discardableResult
  public mutating func schedule(at due: MediaTime, isRestful: Bool = false, _ action: @escaping @MainActor () -> Void) -> Token {
    let work = Work(due: max(due, now), order: nextOrder, isRestful: isRestful, action: action)
    if !isRestful { restless += 1 }
    nextOrder += 1
    queue.insert(work, at: place(after: work.due, work.order))
    return Token(due: work.due, order: work.order)
  }

  /// Behind all that comes before work that is due at an instant and was scheduled as the n-th, and behind that work.
  private func place(after due: MediaTime, _ order: Int) -> Int {
    var (low, high) = (head, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if (queue[middle].due, queue[middle].order) > (due, order) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Takes work back; nothing happens when it has run.
  public mutating func cancel(_ token: Token) {
    let place = place(after: token.due, token.order) - 1
    guard place >= head, queue[place].order == token.order, cancelled.insert(token.order).inserted else { return }
    if !queue[place].isRestful { restless -= 1 }
    letGo(of: place)
    skip()
  }

  /// What an action holds goes at once, its place in the queue later.
  private mutating func letGo(of place: Int) {
    queue[place] = Work(due: queue[place].due, order: queue[place].order, isRestful: queue[place].isRestful, action: {})
  }

  /// Goes on to the first work that was not taken back, and lets go of what is before it.
  private mutating func skip() {
    while head < queue.count, cancelled.remove(queue[head].order) != nil { head += 1 }
    guard head == queue.count || head > 2 * (queue.count - head) + 16 else { return }
    queue.removeFirst(head)
    head = 0
  }

  /// Makes an instant the present.
  ///
  /// - Precondition: `instant` is not in the past.
  public mutating func move(to instant: MediaTime) {
    precondition(instant >= now, "time never moves back (now \(now), asked for \(instant))")
    now = instant
  }

  /// Takes the first work out if it is due by an instant.
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
