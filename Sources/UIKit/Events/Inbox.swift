import HostInterface
import Motion

/// Events whose time has not come, in order of time; those of one time in the order in which they came in.
struct Inbox {
  /// What is before `head` was taken out.
  private var events: [TimedEvent] = []
  private var head = 0

  var isEmpty: Bool { head == events.count }

  /// - Complexity: O(log n) for an event that comes after all others, as nearly all do.
  mutating func insert(_ event: TimedEvent) {
    var (low, high) = (head, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time <= event.time { low = middle + 1 } else { high = middle }
    }
    events.insert(event, at: low)
  }

  /// Takes out what has come up to an instant.
  ///
  /// - Complexity: O(what comes out); what was taken out makes room when it is more than what is left.
  mutating func take(upTo instant: MediaTime) -> ArraySlice<TimedEvent> {
    var end = head
    while end < events.count, events[end].time <= instant { end += 1 }
    guard end > head else { return [] }
    let taken = events[head..<end]
    head = end
    if head > events.count - head {
      events = Array(events[head...])
      head = 0
    }
    return taken
  }
}
