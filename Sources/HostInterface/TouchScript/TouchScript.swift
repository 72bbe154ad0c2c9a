import Motion

/// What happens to an app, written down: which demo, on which device, and every touch and whatever else a host tells, with its time.
///
/// The file is text, so that a script can be written by hand, read in a review and compared with `diff`:
///
///     segue-touches 1
///     demo today
///     device iphone-14
///     tick 60
///     0.250 began 1 195.0 420.5     # time in s, phase, finger, x and y in points
///     0.350 ended 1 195.0 420.5
///
///     0.500 rotate landscape-left   # the top of the device at the left
///     1.000 style dark
///     1.200 insert "한"
///     1.500 background
///
/// Below `tick` there may be lines for surroundings that are not the plain ones at launch: `language de-DE`, `style dark`, `direction rtl`,
/// `content-size XL`, `contrast high`, `bold-text on`, `reduce-motion on`, `prefers-cross-fade on`, `reduce-transparency on`,
/// `voice on`, `tilt 0.5,-0.25`. With a time before it each of them is an event. The others are `rotate`, `resize 507x1180`,
/// `background`, `foreground`, `inactive`, `active`, `memory-warning`,
/// `terminate`, and of text `insert "한"`, `compose "ㅎ"`, `delete`, `key shift+left`, `paste "…"`; text is quoted, with the escapes
/// `\"`, `\\`, `\n`, `\r`, `\t` and `\u{D55C}`. While VoiceOver reads, its user does `voice next`, `previous`, `first`, `last`, `activate`,
/// `increment`, `decrement`, `escape`, `magic-tap`, `touch 195.0 420.5`, `focus 3`, `find "Save"`, `scroll down` and `action "Delete"`.
///
/// A finger that is still down after the last line is lifted by nobody: `HeadlessHost` cancels it one tick later, as a system does
/// that takes the screen away.
public struct TouchScript: Hashable, Sendable {
  /// The name under which the demo is listed.
  public var demo: String
  /// As `Device.named` knows it, with the scale if it is not the device's own: `iphone-14@2x`.
  public var device: String
  /// Ticks a second on which touches are delivered: 60 or 120.
  public var ticksPerSecond: Int
  /// What the app is launched in; the plain ones unless the script says otherwise.
  public var surroundings: Surroundings
  /// In order of time; events at one time happen in the order of their lines.
  public var events: [TimedEvent]

  /// Whether bullets stand for text that was typed into secure fields. The file says so in a comment; reading it does not tell.
  public var hidesText = false

  /// A script made in code; `TouchScript(text:named:)` reads one.
  public init(
    demo: String, device: String, ticksPerSecond: Int = 60, surroundings: Surroundings = Surroundings(), events: [TimedEvent] = []
  ) {
    (self.demo, self.device, self.ticksPerSecond, self.events) = (demo, device, ticksPerSecond, events)
    self.surroundings = surroundings
  }

  /// The instants at which touches are delivered.
  public var ticks: TickGrid { TickGrid(rate: ticksPerSecond) }
  /// The time of the last event; zero when there is none.
  public var duration: MediaTime { events.last?.time ?? .zero }

  /// Adds events in order of time, behind those of the same time.
  public mutating func add(_ more: [TimedEvent]) {
    let all = (events + more).enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    events = all.map(\.element)
  }

  /// The fingers that no line lifts, in the order in which they came down, with where they are.
  public var fingersLeftDown: [TouchInput] {
    var down: [TouchInput] = []
    for case .touch(let touch) in events.map(\.event) {
      down.removeAll { $0.finger == touch.finger && touch.phase != .moved }
      switch touch.phase {
      case .began: down.append(touch)
      case .moved: if let index = down.firstIndex(where: { $0.finger == touch.finger }) { down[index] = touch }
      case .ended, .cancelled: break
      }
    }
    return down
  }

  /// Its events, and at the tick after the last one the cancelling of every finger that it leaves down, as a system does that takes the
  /// screen away.
  package var closedEvents: [TimedEvent] {
    let time = ticks[ticks.tick(after: duration)]
    return events + fingersLeftDown.map { TimedEvent(.touch(TouchInput(.cancelled, finger: $0.finger, at: $0.location)), at: time) }
  }
}
