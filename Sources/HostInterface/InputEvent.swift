import CoreGraphics
import Motion

/// What a host tells the app: so far, fingers.
public enum InputEvent: Hashable, Sendable {
  /// A finger came down, moved, lifted, or was taken away by the system.
  case touch(TouchInput)
}

/// One finger at one moment, in window points.
public struct TouchInput: Hashable, Sendable {
  /// What the finger does.
  public enum Phase: String, CaseIterable, Sendable { case began, moved, ended, cancelled }
  /// What the finger does.
  public var phase: Phase
  /// Tells fingers apart; a number may be used again after it ended.
  public var finger: Int
  /// In window points.
  public var location: CGPoint
  /// One finger at one moment.
  public init(_ phase: Phase, finger: Int, at location: CGPoint) {
    (self.phase, self.finger, self.location) = (phase, finger, location)
  }
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
