import CoreGraphics
import Motion

/// What a host tells the app: so far, fingers.
public enum InputEvent: Hashable, Sendable {
  case touch(TouchInput)
}

/// One finger at one moment, in window points.
public struct TouchInput: Hashable, Sendable {
  public enum Phase: String, CaseIterable, Sendable { case began, moved, ended, cancelled }
  public var phase: Phase
  /// Tells fingers apart; a number may be used again after it ended.
  public var finger: Int
  public var location: CGPoint
  public init(_ phase: Phase, finger: Int, at location: CGPoint) {
    (self.phase, self.finger, self.location) = (phase, finger, location)
  }
}

/// An event with the time at which it happened.
public struct TimedEvent: Hashable, Sendable {
  public var time: MediaTime
  public var event: InputEvent
  public init(_ event: InputEvent, at time: MediaTime) { (self.time, self.event) = (time, event) }
}
