import GestureEngine

/// A quick stroke in a direction. Recognizes while the finger still moves. (BEHAVIOUR §7)
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe may lead.
  public struct Direction: OptionSet, Sendable {
    /// A bit a direction.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One direction.
    public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2), up = Direction(rawValue: 4),
      down = Direction(rawValue: 8)
  }

  private var swipe: SwipeRecognizer { unsafeDowncast(machine, to: SwipeRecognizer.self) }
  override class func makeMachine() -> Recognizer { SwipeRecognizer("swipe", .right) }

  /// Right by default.
  open var direction: Direction {
    get { Direction(rawValue: UInt(swipe.directions.rawValue)) }
    set { swipe.directions = SwipeDirections(rawValue: Int(newValue.rawValue)) }
  }
  /// Exactly this many; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { swipe.fingers }
    set { swipe.fingers = newValue }
  }
}
