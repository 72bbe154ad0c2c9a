import Motion

/// An event that describes the touches on the screen.
///
/// There is one object for touch events, and it changes. Read it during the call and do not keep it.
@preconcurrency @MainActor
open class UIEvent: _UIObject {
  /// The type of an event.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }
  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// The type of the event. It is `.touches`, except in a `UIPressesEvent`.
  open var type: EventType { .touches }
  /// The subtype of the event, which is `.none`.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds of the app's time.
  open package(set) var timestamp: TimeInterval = 0
  /// The touches of all fingers on the screen, and of those that have just left it.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches in the order in which they began.
  var touches: [UITouch] = []

  init() { super.init(_r: ()) }

  /// Returns the touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { set { $0.view === view } }
  /// Returns the touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { set { $0.window === window } }
  /// Returns the touches that `gesture` receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    set { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func set(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }

  /// Returns the locations of a touch in this tick as touches, oldest first. The last one is the current location.
  ///
  /// The result is `nil` if the event does not contain the touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(touch) else { return nil }
    var previous = touch.previousLocation
    return touch.path.map { step in
      let copy = UITouch(touch.id, at: step.location, timestamp: step.timestamp)
      (copy.phase, copy.tapCount, copy.window, copy.view, copy.previousLocation) = (
        touch.phase, touch.tapCount, touch.window, touch.view, previous
      )
      previous = step.location
      return copy
    }
  }

  /// Returns an empty array, because Segue predicts no touches. The result is `nil` if the event does not contain the touch.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }
}
