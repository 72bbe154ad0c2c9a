import Motion

/// A script that is replayed in a live app: the events that follow, and the fingers that are down.
struct LiveReplay {
  /// The whole script.
  let script: TouchScript
  private let events: [TimedEvent]
  private var next = 0
  /// A Boolean value that indicates whether a person has added an event to the replay.
  var isJoined = false
  /// The fingers that are down, in the order in which they came down.
  private(set) var down: [TouchInput] = []

  init(_ script: TouchScript) {
    self.script = script
    events = script.closedEvents
  }

  /// The time of the next event. It is `nil` if the replay has ended.
  var nextTime: MediaTime? { next < events.count ? events[next].time : nil }

  /// The events that have not been replayed yet.
  var rest: ArraySlice<TimedEvent> { events[next...] }

  /// Returns the events up to a time that have not been replayed yet, and advances past them.
  mutating func take(upTo time: MediaTime) -> ArraySlice<TimedEvent> {
    let start = next
    while let due = nextTime, due <= time {
      if case .touch(let touch) = events[next].event { follow(touch) }
      next += 1
    }
    return events[start..<next]
  }

  private mutating func follow(_ touch: TouchInput) {
    let place = down.firstIndex { $0.finger == touch.finger }
    switch (touch.phase, place) {
    case (.ended, let place?), (.cancelled, let place?): down.remove(at: place)
    case (_, let place?): down[place] = touch
    case (.began, nil): down.append(touch)
    case (_, nil): break
    }
  }
}
