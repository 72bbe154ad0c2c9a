import GestureEngine

/// One or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var tap: TapRecognizer { unsafeDowncast(machine, to: TapRecognizer.self) }
  override class func makeMachine() -> Recognizer { TapRecognizer("tap") }

  /// 1 by default.
  open var numberOfTapsRequired: Int {
    get { tap.taps }
    set {
      precondition(newValue > 0, "numberOfTapsRequired \(newValue): a tap gesture needs at least one tap")
      tap.taps = newValue
    }
  }
  /// 1 by default.
  open var numberOfTouchesRequired: Int {
    get { tap.fingers }
    set {
      precondition(newValue > 0, "numberOfTouchesRequired \(newValue): a tap gesture needs at least one finger")
      tap.fingers = newValue
    }
  }
}
