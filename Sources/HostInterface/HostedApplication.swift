import CoreGraphics
import Motion

/// An app as a host sees it: events and a time go in, frames come out. It never calls the platform.
@MainActor
public protocol HostedApplication: AnyObject {
  /// The screen it runs on.
  var device: Device { get }
  /// The time of the last turn.
  var now: MediaTime { get }
  /// The grid on which touches are delivered and frames pictured.
  var ticks: TickGrid { get }
  /// Keeps an event for the turn that comes to its time.
  func receive(_ event: TimedEvent)
  /// Runs what is due up to `time`; a frame if the picture can have changed since the last one.
  ///
  /// Every tick up to `time` is taken, in order and at its own instant, and nothing that belongs to a tick happens between two:
  /// so a host may come late, or look between ticks, without changing what the app does.
  func turn(at time: MediaTime) -> Frame?
  /// The latest picture, whether it changed or not.
  func currentFrame() -> Frame
  /// When the next turn is wanted: the next tick while something moves, the next timer otherwise; nil while nothing will happen.
  var nextWake: MediaTime? { get }
  /// Whether nothing will end or happen by itself any more, though what has no end by design may move: a caret, a spinner, an animation
  /// that repeats for ever. Recordings end then.
  var isAtRest: Bool { get }
  /// What a host has to know of the text that is edited; by default, that none is.
  var typing: TypingState { get }
  /// Whether somebody looks on, for whom a picture in time is worth more than that of the exact time; false at first.
  var isLive: Bool { get set }
  /// The clock that delays and readings of the time in the app's code follow. The default is `.virtual`.
  var clock: AppClock { get }
  /// What VoiceOver would say; by default, that it does not read.
  var voice: VoiceState { get }
}

extension HostedApplication {
  /// Nothing will happen at all, unless the app knows better.
  public var isAtRest: Bool { nextWake == nil }
  /// All its pictures are those of the exact time.
  public var isLive: Bool {
    get { false }
    set {}
  }
  /// The app's own time.
  public var clock: AppClock { .virtual }
  /// Nothing is edited.
  public var typing: TypingState { TypingState() }
  /// It does not read.
  public var voice: VoiceState { VoiceState() }
}
