import CoreGraphics

/// A damped spring from 0 to 1, as in `CASpringAnimation`. (Docs/behaviour/animation.md, "Spring animations")
///
/// `initialVelocity` is in multiples of the whole distance per second. It is positive towards the target.
public struct Spring: Equatable, Sendable {
  /// The mass on the spring, which must be above 0. The default is 1.
  public var mass = 1.0
  /// The stiffness of the spring, which must be above 0. The default is 100.
  public var stiffness = 100.0
  /// The damping of the spring, which must be at least 0. The default is 10.
  public var damping = 10.0
  /// The initial velocity in multiples of the distance per second, positive towards the target. The default is 0.
  public var initialVelocity = 0.0
  /// A Boolean value that indicates whether the damping can exceed critical damping. If it is `false`, the damping is clamped to it. The
  /// default is `false`.
  public var allowsOverdamping = false

  /// Creates a spring from its constants. The defaults are those of `CASpringAnimation`.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring needs mass and stiffness above 0, damping of at least 0")
    (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
  }

  /// The frequency of the undamped spring, in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }
  /// The ratio of the damping to critical damping. It is at least 0.
  public var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// Returns the position `t` seconds after the start. The target is 1.
  public func value(at t: Double) -> Double { state(at: t).value }
  /// Returns the velocity `t` seconds after the start, in distances per second.
  public func velocity(at t: Double) -> Double { state(at: t).velocity }

  /// Returns the position and the velocity `t` seconds after the start, in distances and distances per second.
  public func state(at t: Double) -> (value: Double, velocity: Double) {
    let (w, z, v) = (frequency, dampingRatio, initialVelocity)
    let a = z * w
    if abs(z - 1) < 1e-9 {
      let (e, c) = (Elementary.exp(-w * t), w - v)
      return (1 - e * (1 + c * t), e * (v + w * c * t))
    }
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let b = (a - v) / wd
      let (e, (s, c)) = (Elementary.exp(-a * t), Elementary.sincos(wd * t))
      return (1 - e * (c + b * s), e * (v * c + (a * b + wd) * s))
    }
    let h = w * (z * z - 1).squareRoot()
    let b = (a - v) / h
    let (p, q) = (Elementary.exp((h - a) * t) * (1 + b) / 2, Elementary.exp(-(h + a) * t) * (1 - b) / 2)
    return (1 - p - q, (a - h) * p + (a + h) * q)
  }

  /// The time after which Core Animation considers the spring settled, in seconds. Without damping it is the largest `Float`.
  /// (Docs/behaviour/animation.md, "Spring animations")
  public var settlingDuration: Double {
    guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
    let (w, z) = (frequency, dampingRatio)
    if z < 1 - 1e-9 {
      let b = (z * w - initialVelocity) / (w * (1 - z * z).squareRoot())
      return Elementary.log(1000 * (1 + abs(b))) / (z * w)
    }
    var critical = self
    critical.allowsOverdamping = false
    var t = 0.1
    while abs(1 - critical.value(at: t)) >= 0.001 && t < 100 { t += 0.1 }
    if z > 1 { while abs(velocity(at: t)) >= Self.slowEnough && t < 100 { t += 0.1 } }
    return t
  }
  /// The speed, in distances per second, below which an overdamped spring counts as settled. It can then still be some percent from its
  /// target. No rule is known, and this value reproduces both measured durations. (Docs/behaviour/animation.md, "Spring animations")
  private static let slowEnough = 0.025
}

extension Spring {
  /// Creates the spring that UIKit derives from a duration and a damping ratio. Its envelope has fallen to 0.001 at `duration`.
  /// (Docs/behaviour/animation.md, "Duration and damping ratio")
  ///
  /// If the equation has no solution because of a large velocity, the stiffness is computed for a velocity of 0. The velocity is kept.
  public init(duration: Double, dampingRatio: Double, initialVelocity v: Double = 0) {
    let duration = min(max(duration, 0.01), 10)
    let ratio = min(max(dampingRatio, 0.001), 1)
    let w = Self.frequency(duration, ratio, v) ?? Self.frequency(duration, ratio, 0)!
    self.init(mass: 1, stiffness: w * w, damping: 2 * ratio * w, initialVelocity: v)
  }

  private static func frequency(_ d: Double, _ z: Double, _ v: Double) -> Double? {
    func newton(from start: Double, steps: Int) -> Double? {
      var w = start
      for _ in 0..<steps {
        let (f, slope) = residual(w, d, z, v)
        w -= f / slope
        guard w.isFinite, w > 0 else { return nil }
      }
      return abs(residual(w, d, z, v).value) < 1e-9 ? w : nil
    }
    return newton(from: 5 / d, steps: 12) ?? newton(from: 1 / d, steps: 20)
  }

  private static func residual(_ w: Double, _ d: Double, _ z: Double, _ v: Double) -> (value: Double, slope: Double) {
    let epsilon = 0.001
    if z >= 1 {
      let (e, g) = (Elementary.exp(-w * d), 1 + (w - v) * d)
      return (g * e - epsilon, d * e * (1 - g))
    }
    let (e, s) = (Elementary.exp(-z * w * d), (1 - z * z).squareRoot())
    let g = (z * w - v) / (w * s)
    return (g * e - epsilon, e * (v / (w * w * s) - z * d * g))
  }
}
