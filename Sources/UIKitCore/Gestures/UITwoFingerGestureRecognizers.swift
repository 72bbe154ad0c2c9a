import GestureEngine

/// A gesture in which two fingers move apart or together (Docs/behaviour/touch.md, "Gesture recognizers").
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pinch: PinchRecognizer { unsafeDowncast(machine, to: PinchRecognizer.self) }
  override class func makeMachine() -> Recognizer { PinchRecognizer("pinch") }

  /// The distance of the fingers relative to that at the start. Setting it changes the reference distance.
  open var scale: CGFloat {
    get { pinch.scale }
    set { pinch.scale = newValue }
  }
  /// The change of the scale per second.
  open var velocity: CGFloat { pinch.velocity }
}

/// A gesture in which two fingers rotate (Docs/behaviour/touch.md, "Gesture recognizers").
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turn: RotationRecognizer { unsafeDowncast(machine, to: RotationRecognizer.self) }
  override class func makeMachine() -> Recognizer { RotationRecognizer("rotation") }

  /// The rotation since the start, clockwise in radians. Setting it changes the reference angle.
  open var rotation: CGFloat {
    get { turn.rotation }
    set { turn.rotation = newValue }
  }
  /// The angular velocity in radians per second.
  open var velocity: CGFloat { turn.velocity }
}
