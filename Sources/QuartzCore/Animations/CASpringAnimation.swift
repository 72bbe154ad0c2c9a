import CoreGraphics
import Motion

/// A basic animation paced by a damped spring. (BEHAVIOUR §2.1)
///
/// `duration` is not the spring's: set it to `settlingDuration`, or the spring is cut off or held.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  private var spring = Spring() { willSet { refuseIfFrozen() } }

  /// Values of 0 and below are ignored.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0 { spring.mass = newValue } }
  }
  /// Values of 0 and below are ignored.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0 { spring.stiffness = newValue } }
  }
  /// Values below 0 are ignored.
  open var damping: CGFloat {
    get { spring.damping }
    set { if newValue >= 0 { spring.damping = newValue } }
  }
  /// In whole distances per second, positive toward the end value.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }
  /// Damping above critical is clamped to critical unless this is set.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// The time after which the spring counts as settled.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// The duration as it is perceived: that of the undamped oscillation.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// Positive for an overshoot, 0 for critical damping, negative for more.
  open var bounce: CGFloat {
    let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// A spring by how it is perceived; its duration is its settling duration. (BEHAVIOUR §2.4)
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    duration = spring.settlingDuration
  }

  /// With a spring's constants.
  convenience init(_ spring: Spring) {
    self.init()
    self.spring = spring
  }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    if let other = other as? CASpringAnimation { spring = other.spring }
  }

  override func timing(duration: Seconds) -> Timing { .spring(spring, duration: duration) }
}
