import CoreGraphics
import Foundation
import Motion

/// What a host tells the app: all of it comes this way, with its time, in order of time.
public enum InputEvent: Hashable, Sendable {
  /// A finger came down, moved, lifted, or was taken away by the system.
  case touch(TouchInput)
  /// The user chose something else in the system's settings.
  case setting(SettingChange)
  /// The device was turned, or the window has another size.
  case screen(ScreenChange)
  /// The app goes to the back or comes to the front, or the system wants something of it.
  case activity(ActivityChange)
  /// An address of the app's was opened, elsewhere or by itself: the app comes to the front with it.
  case open(URL)
  /// Something was typed, composed by an input method, deleted or pasted.
  case text(TextEvent)
  /// A gesture of somebody to whom the screen is read.
  case voice(VoiceEvent)
}

/// An event with the time at which it happened.
public struct TimedEvent: Hashable, Sendable {
  /// When it happened.
  public var time: MediaTime
  /// What happened.
  public var event: InputEvent
  /// An event at its time.
  public init(_ event: InputEvent, at time: MediaTime) { (self.time, self.event) = (time, event) }
}
