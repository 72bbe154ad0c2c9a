import CoreGraphics
import Motion

/// A basic animation whose curve is a damped spring. (Docs/behaviour/animation.md, "Spring animations")
///
/// The spring does not determine `duration`. If `duration` is not `settlingDuration`, the spring is cut off or held at its end.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  private var spring = Spring() { willSet { refuseIfFrozen() } }

  /// The mass on the spring. It must be above 0, and other values are ignored. The default is 1.
  open var mass: CGFloat {
    get { spring.mass }
    set { if newValue > 0 { spring.mass = newValue } }
  }
  /// The stiffness of the spring. It must be above 0, and other values are ignored. The default is 100.
  open var stiffness: CGFloat {
    get { spring.stiffness }
    set { if newValue > 0 { spring.stiffness = newValue } }
  }
  /// The damping of the spring. It must be at least 0, and other values are ignored. The default is 10.
  open var damping: CGFloat {
    get { spring.damping }
    set { if newValue >= 0 { spring.damping = newValue } }
  }
  /// The initial velocity in multiples of the animation's distance per second. It is positive towards the end value. The default is 0.
  open var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }
  /// A Boolean value that indicates whether the damping can exceed critical damping. If it is `false`, the damping is clamped to it. The
  /// default is `false`.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }
  /// The time after which the spring counts as settled, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  /// The perceived duration in seconds, which is the period of the undamped oscillation.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  /// The bounce of the spring. It is positive if the spring overshoots, 0 for critical damping, and negative for higher damping.
  open var bounce: CGFloat {
    let ratio = spring.damping / (2 * (spring.stiffness * spring.mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Creates a spring from its perceived duration and its bounce. The animation's `duration` becomes the settling duration.
  /// (Docs/behaviour/animation.md, "Perceptual springs")
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    duration = spring.settlingDuration
  }

  /// Creates an animation with the constants of a spring.
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
