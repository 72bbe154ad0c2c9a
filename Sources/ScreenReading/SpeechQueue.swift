import Motion

/// What is being said, and what waits to be said: a value, whose time is told.
///
/// What is said of an element gives way to everything; an announcement gives way unless its priority is high.
package struct SpeechQueue {
  /// How much an announcement matters.
  package enum Priority: Int, Sendable {
    /// It waits until nothing else is said, and is left out if something else comes first.
    case low
    /// It interrupts what is said of elements and earlier announcements.
    case usual
    /// It interrupts, and nothing interrupts it.
    case high
  }
  /// An announcement that is over.
  package struct Ending: Hashable, Sendable {
    package var text: String
    /// It was said to its end.
    package var isWhole: Bool
  }
  private struct Saying {
    var text: String
    /// Nil for what is said of an element.
    var priority: Priority?
  }

  /// Seconds that a character takes to be said, and that anything takes at least. (A choice: about 180 words a minute.)
  static let secondsPerCharacter = 0.065, shortest = 0.4
  /// As many wait at most: of more the oldest are left out.
  static let mostWaiting = 50
  /// As many lines are kept of what was said: of more the oldest are forgotten.
  static let mostSpoken = 1000

  private var current: (saying: Saying, end: MediaTime)?
  private var waiting: [Saying] = []
  /// What was said, oldest first: each line from the moment at which somebody began to say it.
  package private(set) var spoken: [String] = []
  /// Announcements that are over, and that nobody has been told of.
  private var endings: [Ending] = []

  package init() {}

  /// When something is over and the next can be said; nil while nothing is said.
  package var nextEnd: MediaTime? { current?.end }
  /// Somebody waits for the end of what is said: an announcement, which tells of it, or what comes after.
  package var isAwaited: Bool { current?.saying.priority != nil || !waiting.isEmpty }

  /// Says what there is to say of an element, in the place of what is said of another.
  package mutating func say(_ text: String, at now: MediaTime) {
    advance(to: now)
    drop { $0.priority == nil || $0.priority == .low }
    begin(Saying(text: text, priority: nil), at: now)
  }

  /// Announces something.
  ///
  /// - Parameter queues: whether it waits for what is being said.
  package mutating func announce(_ text: String, _ priority: Priority = .usual, queues: Bool = false, at now: MediaTime) {
    advance(to: now)
    let saying = Saying(text: text, priority: priority)
    if current != nil, queues || priority == .low { return wait(saying) }
    begin(saying, at: now)
  }

  /// Says nothing any more, and forgets what waits.
  package mutating func stop() {
    if let current { end(current.saying, isWhole: false) }
    current = nil
    drop { _ in true }
  }

  /// Lets time pass: what is over is over, and what waits begins.
  package mutating func advance(to now: MediaTime) {
    while let (saying, time) = current, time <= now {
      current = nil
      end(saying, isWhole: true)
      if !waiting.isEmpty { begin(waiting.removeFirst(), at: time) }
    }
  }

  /// The announcements that are over since this was asked last.
  package mutating func takeEndings() -> [Ending] {
    defer { endings = [] }
    return endings
  }

  private mutating func begin(_ saying: Saying, at now: MediaTime) {
    if let (old, _) = current {
      // What matters most is said to its end; of what is said of elements the last waits for it.
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
