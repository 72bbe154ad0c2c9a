import GestureEngine
import Motion

/// A touch of a finger, from the moment it meets the screen until it leaves the screen.
@preconcurrency @MainActor
public final class UITouch: _UIObject {
  /// The phase of a touch. The phases with “region” in their name do not occur in Segue, because hosts send only finger touches.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
  /// The type of a touch. Hosts send only finger touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// The earlier name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The current phase of the touch.
  public internal(set) var phase = Phase.began
  /// The number of taps at this place in quick succession, including this touch.
  public internal(set) var tapCount = 1
  /// The time of the last change, in seconds of the app's time.
  public internal(set) var timestamp: TimeInterval
  /// The window in which the touch began.
  public internal(set) weak var window: UIWindow?
  /// The view in which the touch began. It does not change until the touch ends.
  public internal(set) var view: UIView?
  /// The type of the touch, which is always `.direct`.
  public var type: TouchType { .direct }
  /// The radius of the touch, in points. The value is always 20.
  public var majorRadius: CGFloat { 20 }
  /// The tolerance of the radius, in points. The value is always 5.
  public var majorRadiusTolerance: CGFloat { 5 }
  /// The force of the touch. The value is always 0, because Segue simulates no force.
  public var force: CGFloat { 0 }
  /// The maximum force of a touch. The value is always 0, because Segue simulates no force.
  public var maximumPossibleForce: CGFloat { 0 }

  let id: TouchID
  /// The location in window coordinates.
  var location: CGPoint
  var previousLocation: CGPoint
  /// The location at which the touch began, in window coordinates.
  private let origin: CGPoint
  /// The locations since the last report, oldest first. The current location is the last one.
  var path: [(location: CGPoint, timestamp: TimeInterval)] = []

  init(_ id: TouchID, at location: CGPoint, timestamp: TimeInterval) {
    (self.id, self.location, previousLocation, origin, self.timestamp) = (id, location, location, location, timestamp)
    super.init(_r: ())
  }

  /// Returns whether an ended touch was a tap on the status bar. Views below the status bar also receive the touch (a choice of Segue).
  func isTap(on statusBar: StatusBar) -> Bool {
    let travel = (location.x - origin.x, location.y - origin.y)
    return statusBar.covers(origin) && statusBar.covers(location)
      && travel.0 * travel.0 + travel.1 * travel.1 <= Thresholds.tapMovement * Thresholds.tapMovement
  }

  /// The touch in the gesture engine, as long as the engine needs it.
  var engineTouch: Touch? { window?.router.arbiter.openTouches.first { $0.id == id } }

  /// The gesture recognisers that receive this touch.
  public var gestureRecognizers: [UIGestureRecognizer]? { engineTouch?.observers.compactMap(\.gesture) }

  /// Returns the current location in the coordinates of `view`. A value of `nil` means the window.
  public func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }
  /// Returns the previous location in the coordinates of `view`. A value of `nil` means the window.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousLocation, from: nil) ?? previousLocation }
  /// Returns the result of `location(in:)`, because hosts report exact locations.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the result of `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
