import CoreGraphics
import Foundation
import Motion

/// An event that a host delivers to the app. Events arrive with their time and in order of time.
public enum InputEvent: Hashable, Sendable {
  /// A touch began, moved or ended, or the system cancelled it.
  case touch(TouchInput)
  /// The user changed one of the system's settings.
  case setting(SettingChange)
  /// The device was rotated, or the window changed its size.
  case screen(ScreenChange)
  /// The app enters the background or the foreground, or the system sends it a notice such as a memory warning.
  case activity(ActivityChange)
  /// A URL of the app was opened, by another app or the app itself. The app comes to the foreground.
  case open(URL)
  /// The user typed, deleted or pasted text, or composed it with an input method.
  case text(TextEvent)
  /// A gesture of a VoiceOver user.
  case voice(VoiceEvent)
}

/// An event with the time at which it happened.
public struct TimedEvent: Hashable, Sendable {
  /// The time of the event.
  public var time: MediaTime
  /// The event itself.
  public var event: InputEvent
  /// Creates an event with its time.
  public init(_ event: InputEvent, at time: MediaTime) { (self.time, self.event) = (time, event) }
}
