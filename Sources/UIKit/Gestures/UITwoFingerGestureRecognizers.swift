import GestureEngine

/// Two fingers that move apart or together. (BEHAVIOUR §7)
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pinch: PinchRecognizer { unsafeDowncast(machine, to: PinchRecognizer.self) }
  override class func makeMachine() -> Recognizer { PinchRecognizer("pinch") }

  /// Their distance, relative to that at which the pinch began; setting it rebases.
  open var scale: CGFloat {
    get { pinch.scale }
    set { pinch.scale = newValue }
  }
  /// Scale per second.
  open var velocity: CGFloat { pinch.velocity }
}

/// Two fingers that turn. (BEHAVIOUR §7)
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turn: RotationRecognizer { unsafeDowncast(machine, to: RotationRecognizer.self) }
  override class func makeMachine() -> Recognizer { RotationRecognizer("rotation") }

  /// Radians, clockwise; setting it rebases.
  open var rotation: CGFloat {
    get { turn.rotation }
    set { turn.rotation = newValue }
  }
  /// Radians per second.
  open var velocity: CGFloat { turn.velocity }
}
