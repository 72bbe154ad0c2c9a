import GestureEngine

/// A gesture in which fingers stay still for a time. Afterwards they may move (Docs/behaviour/touch.md, "Gesture recognizers").
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var press: LongPressRecognizer { unsafeDowncast(machine, to: LongPressRecognizer.self) }
  override class func makeMachine() -> Recognizer { LongPressRecognizer("long press") }

  /// The minimum duration of the press, in seconds. The default value is 0.5 seconds.
  open var minimumPressDuration: TimeInterval {
    get { press.minimumDuration }
    set { press.minimumDuration = newValue }
  }
  /// The maximum movement of the fingers before the gesture begins, in points. The default value is 10 points.
  open var allowableMovement: CGFloat {
    get { press.allowedMovement }
    set { press.allowedMovement = newValue }
  }
  /// The number of fingers that the gesture needs. The default is 1.
  open var numberOfTouchesRequired: Int {
    get { press.fingers }
    set { press.fingers = newValue }
  }
}
