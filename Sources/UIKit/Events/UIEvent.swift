import Motion

/// News of all the fingers on the screen.
///
/// There is one for touches, and it changes: read it when you are told of it, and do not keep it.
@preconcurrency @MainActor
open class UIEvent: _UIObject {
  /// What an event is about.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }
  /// More about what it is about.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// Touches, unless it is a `UIPressesEvent`.
  open var type: EventType { .touches }
  /// None.
  open var subtype: EventSubtype { .none }
  /// In seconds of the app's time.
  open internal(set) var timestamp: TimeInterval = 0
  /// Every finger on the screen, and those that have just left it.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// In the order in which they came down.
  var touches: [UITouch] = []

  init() { super.init(_r: ()) }

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { set { $0.view === view } }
  /// The touches that began in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { set { $0.window === window } }
  /// The touches that `gesture` receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    set { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func set(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isIncluded)
    return found.isEmpty ? nil : Set(found)
  }

  /// The places `touch` went through within this tick, oldest first; the last is `touch` as it is.
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

  /// Nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }
}
