import GestureEngine

/// A gesture with one or more taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var tap: TapRecognizer { unsafeDowncast(machine, to: TapRecognizer.self) }
  override class func makeMachine() -> Recognizer { TapRecognizer("tap") }

  /// The number of taps that the gesture needs. The default is 1. A value below 1 stops the process.
  open var numberOfTapsRequired: Int {
    get { tap.taps }
    set {
      precondition(newValue > 0, "numberOfTapsRequired \(newValue): a tap gesture needs at least one tap")
      tap.taps = newValue
    }
  }
  /// The number of fingers that the gesture needs. The default is 1. A value below 1 stops the process.
  open var numberOfTouchesRequired: Int {
    get { tap.fingers }
    set {
      precondition(newValue > 0, "numberOfTouchesRequired \(newValue): a tap gesture needs at least one finger")
      tap.fingers = newValue
    }
  }
}
