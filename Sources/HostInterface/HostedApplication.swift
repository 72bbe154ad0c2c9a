import CoreGraphics
import Motion

/// An app as a host sees it: events and a time go in, frames come out. It never calls the platform.
@MainActor
public protocol HostedApplication: AnyObject {
  var device: Device { get }
  /// The time of the last turn.
  var now: MediaTime { get }
  /// The length of a tick in nanoseconds: the grid on which touches are delivered and frames pictured.
  var tick: Int64 { get }
  /// Keeps an event for the turn that comes to its time.
  func receive(_ event: TimedEvent)
  /// Runs what is due up to `time`; a frame if the picture can have changed since the last one.
  func turn(at time: MediaTime) -> Frame?
  /// The latest picture, whether it changed or not.
  func currentFrame() -> Frame
  /// When the next turn is wanted: the next tick while something moves, the next timer otherwise; nil while nothing will happen.
  var nextWake: MediaTime? { get }
}
