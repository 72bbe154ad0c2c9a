import GestureEngine
import Motion

/// A finger on the screen, from touching it to leaving it.
@preconcurrency @MainActor
public final class UITouch: _UIObject {
  /// What a finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
  /// What touches the screen. Hosts send fingers only.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// What the finger does now.
  public internal(set) var phase = Phase.began
  /// How many times this place was tapped in quick succession, this touch included.
  public internal(set) var tapCount = 1
  /// When the touch was last reported, in seconds of the app's time.
  public internal(set) var timestamp: TimeInterval
  /// The window it began in.
  public internal(set) weak var window: UIWindow?
  /// The view that was hit when the touch began; it stays the same until the touch ends.
  public internal(set) var view: UIView?
  /// A finger.
  public var type: TouchType { .direct }
  /// In points.
  public var majorRadius: CGFloat { 20 }
  /// In points.
  public var majorRadiusTolerance: CGFloat { 5 }
  /// Fingers have no force here.
  public var force: CGFloat { 0 }
  /// Fingers have no force here.
  public var maximumPossibleForce: CGFloat { 0 }

  let id: TouchID
  /// In window coordinates.
  var location: CGPoint
  var previousLocation: CGPoint
  /// Where it began, in window coordinates.
  private let origin: CGPoint
  /// Places it went through since the last report, oldest first, this one last.
  var path: [(location: CGPoint, timestamp: TimeInterval)] = []

  init(_ id: TouchID, at location: CGPoint, timestamp: TimeInterval) {
    (self.id, self.location, previousLocation, origin, self.timestamp) = (id, location, location, location, timestamp)
    super.init(_r: ())
  }

  /// Whether the touch, which has ended, was a tap on the status bar. What lies beneath it hears the touch all the same (a choice).
  func isTap(on statusBar: StatusBar) -> Bool {
    let travel = (location.x - origin.x, location.y - origin.y)
    return statusBar.covers(origin) && statusBar.covers(location)
      && travel.0 * travel.0 + travel.1 * travel.1 <= Thresholds.tapMovement * Thresholds.tapMovement
  }

  /// The same touch as the engine has it, while somebody there minds it.
  var engineTouch: Touch? { window?.router.arbiter.openTouches.first { $0.id == id } }

  /// The recognizers that receive this touch.
  public var gestureRecognizers: [UIGestureRecognizer]? { engineTouch?.observers.compactMap(\.gesture) }

  /// Where it is, in the coordinates of `view`; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }
  /// Where it was at the report before.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousLocation, from: nil) ?? previousLocation }
  /// The same as `location(in:)`: hosts report exact places.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
