import Motion

/// The queue of a screen reader's speech, as a value. Its time is passed as an argument.
///
/// The description of an element is interrupted by everything. An announcement can be interrupted unless its priority is high.
package struct SpeechQueue {
  /// The priority of an announcement.
  package enum Priority: Int, Sendable {
    /// The announcement waits until nothing else is spoken. It is omitted if something else comes first.
    case low
    /// The announcement interrupts descriptions of elements and earlier announcements.
    case usual
    /// The announcement interrupts all others and cannot be interrupted.
    case high
  }
  /// The end of an announcement.
  package struct Ending: Hashable, Sendable {
    package var text: String
    /// A Boolean value that indicates whether the announcement was spoken completely.
    package var isWhole: Bool
  }
  private struct Saying {
    var text: String
    /// The priority of an announcement. It is `nil` for the description of an element.
    var priority: Priority?
  }

  /// The speaking time of a character and the minimum time of a text, in seconds. The values are a choice of about 180 words per minute.
  static let secondsPerCharacter = 0.065, shortest = 0.4
  /// The maximum number of waiting texts. The oldest ones beyond it are omitted.
  static let mostWaiting = 50
  /// The maximum number of stored lines that were spoken. The oldest ones beyond it are removed.
  static let mostSpoken = 1000

  private var current: (saying: Saying, end: MediaTime)?
  private var waiting: [Saying] = []
  /// The lines that were spoken, with the oldest first. A line is added when its speech begins.
  package private(set) var spoken: [String] = []
  /// The announcements that have ended but have not been reported.
  private var endings: [Ending] = []

  package init() {}

  /// The time at which the present text ends and the next one can begin. It is `nil` while nothing is spoken.
  package var nextEnd: MediaTime? { current?.end }
  /// A Boolean value that indicates whether the end of the present text is awaited. It is if an announcement is spoken or another text
  /// waits.
  package var isAwaited: Bool { current?.saying.priority != nil || !waiting.isEmpty }

  /// Speaks the description of an element instead of that of another.
  package mutating func say(_ text: String, at now: MediaTime) {
    advance(to: now)
    drop { $0.priority == nil || $0.priority == .low }
    begin(Saying(text: text, priority: nil), at: now)
  }

  /// Speaks an announcement.
  ///
  /// - Parameter queues: Whether it waits for the end of the present text.
  package mutating func announce(_ text: String, _ priority: Priority = .usual, queues: Bool = false, at now: MediaTime) {
    advance(to: now)
    let saying = Saying(text: text, priority: priority)
    if current != nil, queues || priority == .low { return wait(saying) }
    begin(saying, at: now)
  }

  /// Stops the speech and removes all waiting texts.
  package mutating func stop() {
    if let current { end(current.saying, isWhole: false) }
    current = nil
    drop { _ in true }
  }

  /// Advances the time. Texts that have ended are reported, and waiting texts begin.
  package mutating func advance(to now: MediaTime) {
    while let (saying, time) = current, time <= now {
      current = nil
      end(saying, isWhole: true)
      if !waiting.isEmpty { begin(waiting.removeFirst(), at: time) }
    }
  }

  /// Returns the announcements that have ended since the last call.
  package mutating func takeEndings() -> [Ending] {
    defer { endings = [] }
    return endings
  }

  private mutating func begin(_ saying: Saying, at now: MediaTime) {
    if let (old, _) = current {
      // An announcement with high priority is spoken to its end. The last description of an element waits for it.
      if old.priority == .high, saying.priority != .high { return wait(saying) }
      end(old, isWhole: false)
    }
    spoken.append(saying.text)
    if spoken.count > Self.mostSpoken + Self.mostSpoken / 10 { spoken.removeFirst(spoken.count - Self.mostSpoken) }
    current = (saying, now + max(Self.shortest, Double(saying.text.count) * Self.secondsPerCharacter))
  }

  private mutating func wait(_ saying: Saying) {
    waiting.append(saying)
    guard waiting.count > Self.mostWaiting else { return }
    end(waiting.removeFirst(), isWhole: false)
  }

  private mutating func drop(_ which: (Saying) -> Bool) {
    for saying in waiting where which(saying) { end(saying, isWhole: false) }
    waiting.removeAll(where: which)
  }

  private mutating func end(_ saying: Saying, isWhole: Bool) {
    if saying.priority != nil { endings.append(Ending(text: saying.text, isWhole: isWhole)) }
  }
}
