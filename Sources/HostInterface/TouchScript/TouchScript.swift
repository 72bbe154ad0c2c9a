import Motion

/// A recording of the input of an app: the demo, the device, and each touch and other event with its time.
///
/// A script is a text file. It can be written by hand, reviewed and compared with `diff`:
///
/// ```
/// segue-touches 1
/// demo today
/// device iphone-14
/// tick 60
/// 0.250 began 1 195.0 420.5     # time in s, phase, finger, x and y in points
/// 0.350 ended 1 195.0 420.5
///
/// 0.500 rotate landscape-left   # the top of the device at the left
/// 1.000 style dark
/// 1.200 insert "한"
/// 1.500 background
/// ```
///
/// A line below `tick` and without a time is an environment setting at launch. Settings that have their default need no line:
///
/// - `language de-DE`, `style dark`, `direction rtl`, `content-size XL`, `contrast high`, `bold-text on`
/// - `reduce-motion on`, `prefers-cross-fade on`, `reduce-transparency on`, `voice on`, `tilt 0.5,-0.25`
///
/// With a time before it, each of these lines is an event that changes the setting. The other events are:
///
/// - Screen: `rotate landscape-left`, `resize 507x1180`
/// - App: `background`, `foreground`, `inactive`, `active`, `memory-warning`, `terminate`, `open "shop://item/3"`
/// - Text: `insert "한"`, `compose "ㅎ"`, `delete`, `key shift+left`, `paste "…"`
/// - VoiceOver: `voice` with `next`, `previous`, `first`, `last`, `activate`, `increment`, `decrement`, `escape`, `magic-tap`,
///   `touch 195.0 420.5`, `focus 3`, `find "Save"`, `scroll down` or `action "Delete"`
///
/// Text is quoted, with the escapes `\"`, `\\`, `\n`, `\r`, `\t` and `\u{D55C}`.
///
/// A finger may still be down after the last line. `HeadlessHost` cancels its touch one tick later, as a system does when it takes over the
/// screen.
public struct TouchScript: Hashable, Sendable {
  /// The name of the demo in the list of demos.
  public var demo: String
  /// The name of the device for `Device.named(_:)`. It includes the scale if that is not the device's own, as in `iphone-14@2x`.
  public var device: String
  /// The number of ticks per second on which touches are delivered, which is 60 or 120.
  public var ticksPerSecond: Int
  /// The environment settings at launch.
  public var environment: EnvironmentSettings
  /// The events in order of time. Events of equal time happen in the order of their lines.
  public var events: [TimedEvent]

  /// A Boolean value that indicates whether bullets replace text that was typed into secure fields. The file mentions it in a comment, but
  /// reading a file does not set this property.
  public var hidesText = false

  /// Creates a script in code. To read a script, use `TouchScript(text:named:)`.
  public init(
    demo: String, device: String, ticksPerSecond: Int = 60, environment: EnvironmentSettings = EnvironmentSettings(),
    events: [TimedEvent] = []
  ) {
    (self.demo, self.device, self.ticksPerSecond, self.events) = (demo, device, ticksPerSecond, events)
    self.environment = environment
  }

  /// The timestamps at which touches are delivered.
  public var ticks: TickGrid { TickGrid(rate: ticksPerSecond) }
  /// The time of the last event. It is zero if there are no events.
  public var duration: MediaTime { events.last?.time ?? .zero }

  /// Adds events in order of time. They come after existing events of equal time.
  public mutating func add(_ more: [TimedEvent]) {
    let all = (events + more).enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    events = all.map(\.element)
  }

  /// The fingers that are still down after the last event, with their locations. They are in the order in which they came down.
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

  /// The events of the script, followed by the cancellation of every finger that is still down. The cancellations are at the tick after the
  /// last event, as from a system that takes over the screen.
  package var closedEvents: [TimedEvent] {
    let time = ticks[ticks.tick(after: duration)]
    return events + fingersLeftDown.map { TimedEvent(.touch(TouchInput(.cancelled, finger: $0.finger, at: $0.location)), at: time) }
  }
}
