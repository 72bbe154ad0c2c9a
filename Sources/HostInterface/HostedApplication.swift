import CoreGraphics
import Motion

/// The interface between a host and an app. The host passes events and a time in, and receives frames. The app never calls the platform.
@MainActor
public protocol HostedApplication: AnyObject {
  /// The device that the app runs on.
  var device: Device { get }
  /// The time of the last update cycle.
  var now: MediaTime { get }
  /// The grid of timestamps at which touches are delivered and frames are made.
  var ticks: TickGrid { get }
  /// Stores an event until the update cycle at its time.
  func receive(_ event: TimedEvent)
  /// Runs all work that is due up to `time`, and returns a frame if the content can have changed since the last one.
  ///
  /// Every tick up to `time` runs in order and at its own timestamp. Work that belongs to a tick never runs between two ticks. A host may
  /// therefore call this method late, or between ticks, without changing what the app does.
  func runUpdateCycle(at time: MediaTime) -> Frame?
  /// Returns the latest frame, whether or not it has changed.
  func currentFrame() -> Frame
  /// The time at which the host must call `runUpdateCycle(at:)` next. It is the next tick while something moves, and the next timer otherwise. It is
  /// `nil` if nothing is pending.
  var nextWake: MediaTime? { get }
  /// A Boolean value that indicates whether the app is idle. A recording ends when it is.
  ///
  /// Motion that never ends by design does not count: a caret, an activity indicator or an animation that repeats for ever.
  var isIdle: Bool { get }
  /// The state of text editing. The default implementation returns the state in which no text is edited.
  var typing: TypingState { get }
  /// A Boolean value that indicates whether a person watches the app. A live app may show a frame of an approximate time rather than a late
  /// one. The default is `false`.
  var isLive: Bool { get set }
  /// The clock that delays and time readings in the app's code follow. The default is `.virtual`.
  var clock: AppClock { get }
  /// The text that VoiceOver would speak. The default implementation returns the state in which VoiceOver is off.
  var voice: VoiceState { get }
}

extension HostedApplication {
  /// The default implementation returns whether nothing is pending at all.
  public var isIdle: Bool { nextWake == nil }
  /// The default implementation returns `false` and ignores a new value.
  public var isLive: Bool {
    get { false }
    set {}
  }
  /// The default implementation returns the app's virtual clock.
  public var clock: AppClock { .virtual }
  /// The default implementation returns the state in which no text is edited.
  public var typing: TypingState { TypingState() }
  /// The default implementation returns the state in which VoiceOver is off.
  public var voice: VoiceState { VoiceState() }
}
