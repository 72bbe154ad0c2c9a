extension Spring {
  /// The spring of `UISpringTimingParameters()` and of system transitions: critical once clamped, ω = √(1000/3). (BEHAVIOUR §2.3)
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The spring that SwiftUI and iOS 17 describe by how long it seems to last (seconds, above 0) and how much it bounces: −1, which
  /// is far overdamped, through 0, which is critical, to 1, which never comes to rest. (BEHAVIOUR §2.4)
  ///
  /// Overdamping is allowed. Its `settlingDuration`, and not `perceptualDuration`, is when an animation with it completes.
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
