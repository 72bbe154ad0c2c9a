import Foundation
import Motion
import QuartzCore

/// The timing of a property animator in the form of a spring (Docs/behaviour/animation.md, "Duration and damping ratio", "System spring"
/// and "Perceptual springs").
///
/// A spring with a damping ratio uses the duration of the animator.
/// A spring with physical constants runs until it has settled, regardless of the requested duration.
open class UISpringTimingParameters: _UIRoot, UITimingCurveProvider, NSCopying, @unchecked Sendable {  // immutable
  private enum Kind { case constants(Spring), ratio(Double) }
  private let kind: Kind
  /// The initial velocity, in total distances per second. A positive value points to the target.
  ///
  /// The two axes of a position have separate velocities. Other properties use the horizontal one.
  open private(set) var initialVelocity: CGVector

  /// Creates the spring of the system transitions, with mass 3, stiffness 1000 and damping 500 (Docs/behaviour/animation.md, "System
  /// spring").
  public override init() {
    (kind, initialVelocity) = (.constants(.system), .zero)
    super.init()
  }
  /// Creates a spring with a damping ratio and an initial velocity. A ratio of 1 is critical damping. A smaller ratio overshoots the
  /// target.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (kind, initialVelocity) = (.ratio(ratio), velocity)
    super.init()
  }
  /// Creates a spring with a damping ratio. A ratio of 1 is critical damping. A smaller ratio overshoots the target.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring with physical constants and an initial velocity. Damping above the critical value is reduced to it.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    (kind, initialVelocity) = (.constants(Spring(mass: mass, stiffness: stiffness, damping: damping)), velocity)
    super.init()
  }
  /// Creates a spring with physical constants. Damping above the critical value is reduced to it.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    self.init(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: .zero)
  }

  /// Creates a spring with a perceived duration in seconds, a bounce and an initial velocity (Docs/behaviour/animation.md, "Perceptual
  /// springs").
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    (kind, initialVelocity) = (.constants(Spring(perceptualDuration: duration, bounce: bounce)), velocity)
    super.init()
  }
  /// Creates a spring with a perceived duration in seconds and a bounce (Docs/behaviour/animation.md, "Perceptual springs").
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The type of the timing, which is a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic timing, which is always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring timing, which is the object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
  /// Returns the object itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func springPace(duration: Seconds) -> Pace {
    let x = spring(initialVelocity.dx, duration)
    guard initialVelocity.dx != initialVelocity.dy else {
      return Pace(duration: x.duration, timing: .spring(x.spring, duration: x.duration))
    }
    let y = spring(initialVelocity.dy, duration)
    let longer = max(x.duration, y.duration)  // both axes end together, and each keeps its target value after it has settled
    return Pace(duration: longer, timing: .spring(x.spring, duration: longer), verticalTiming: .spring(y.spring, duration: longer))
  }

  private func spring(_ v: Double, _ duration: Seconds) -> (spring: Spring, duration: Seconds) {
    switch kind {
    case .ratio(let ratio): return (Spring(duration: duration, dampingRatio: ratio, initialVelocity: v), duration)
    case .constants(var spring):
      spring.initialVelocity = v
      return (spring, spring.settlingDuration)
    }
  }
}
