import GestureEngine

/// A gesture in which a finger moves quickly in a direction. It is recognised while the finger still moves (Docs/behaviour/touch.md,
/// "Gesture recognizers").
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The directions as a bit mask.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The four directions.
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2), up = Direction(rawValue: 4),
      down = Direction(rawValue: 8)
  }

  private var swipe: SwipeRecognizer { unsafeDowncast(machine, to: SwipeRecognizer.self) }
  override class func makeMachine() -> Recognizer { SwipeRecognizer("swipe", .right) }

  /// The directions that the gesture accepts. The default is `.right`.
  open var direction: Direction {
    get { Direction(rawValue: UInt(swipe.directions.rawValue)) }
    set { swipe.directions = SwipeDirections(rawValue: Int(newValue.rawValue)) }
  }
  /// The exact number of fingers that the gesture needs. The default is 1.
  open var numberOfTouchesRequired: Int {
    get { swipe.fingers }
    set { swipe.fingers = newValue }
  }
}
