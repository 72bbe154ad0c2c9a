extension Spring {
  /// The spring of `UISpringTimingParameters()` and of system transitions. With clamping it is critically damped, with ω = √(1000/3).
  /// (Docs/behaviour/animation.md, "System spring")
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// Creates the spring that SwiftUI and iOS 17 describe by a perceived duration in seconds, above 0, and a bounce. A bounce of −1 is far
  /// overdamped, 0 is critical, and 1 never comes to rest. (Docs/behaviour/animation.md, "Perceptual springs")
  ///
  /// Overdamping is allowed. An animation with this spring completes after `settlingDuration`, not after `perceptualDuration`.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    precondition(perceptualDuration > 0, "a spring of perceptual duration \(perceptualDuration): it needs one above 0")
    // At exactly −1 the damping would be infinite.
    let bounce = min(max(bounce, -0.9999), 1)
    let frequency = 2 * Double.pi / perceptualDuration
    let damping = bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce)
    self.init(mass: 1, stiffness: frequency * frequency, damping: damping, initialVelocity: initialVelocity)
    allowsOverdamping = true
  }
}
