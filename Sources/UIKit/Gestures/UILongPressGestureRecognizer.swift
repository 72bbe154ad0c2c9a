import GestureEngine

/// Fingers that stay where they are for a while; afterwards they may move. (BEHAVIOUR §7)
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var press: LongPressRecognizer { unsafeDowncast(machine, to: LongPressRecognizer.self) }
  override class func makeMachine() -> Recognizer { LongPressRecognizer("long press") }

  /// Seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval {
    get { press.minimumDuration }
    set { press.minimumDuration = newValue }
  }
  /// How far the fingers may stray before the time is up, in points; 10 by default.
  open var allowableMovement: CGFloat {
    get { press.allowedMovement }
    set { press.allowedMovement = newValue }
  }
  /// 1 by default.
  open var numberOfTouchesRequired: Int {
    get { press.fingers }
    set { press.fingers = newValue }
  }
}
