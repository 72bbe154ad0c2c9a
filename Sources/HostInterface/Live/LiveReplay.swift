import Motion

/// A script that a live app is played again: what comes next of it, and which of its fingers are down.
struct LiveReplay {
  /// The whole of it.
  let script: TouchScript
  private let events: [TimedEvent]
  private var next = 0
  /// A person added something to it.
  var isJoined = false
  /// In the order in which they came down.
  private(set) var down: [TouchInput] = []

  init(_ script: TouchScript) {
    self.script = script
    events = script.closedEvents
  }

  /// When its next event is; nil when it is over.
  var nextTime: MediaTime? { next < events.count ? events[next].time : nil }

  /// What comes next of it.
  var rest: ArraySlice<TimedEvent> { events[next...] }

  /// The events up to an instant that were not taken yet.
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
