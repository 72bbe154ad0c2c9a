import HostInterface
import Motion

/// The events whose time has not come, ordered by time. Events of one time are in the order in which they were received.
package struct Inbox {
  /// The queue of events. Those before `head` were already removed.
  private var events: [TimedEvent] = []
  private var head = 0

  package var isEmpty: Bool { head == events.count }

  /// - Complexity: O(log n) for an event that is later than all others, which is the common case.
  package mutating func insert(_ event: TimedEvent) {
    var (low, high) = (head, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time <= event.time { low = middle + 1 } else { high = middle }
    }
    events.insert(event, at: low)
  }

  /// Removes the events up to a time and returns them.
  ///
  /// - Complexity: O(m) for m returned events. The space of removed events is released when they outnumber the remaining ones.
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
