import CoreGraphics

/// A damped spring from 0 to 1: the law of `CASpringAnimation`. (BEHAVIOUR §2)
///
/// `initialVelocity` is in whole distances per second, positive toward the target.
public struct Spring: Equatable, Sendable {
  /// Above 0.
  public var mass = 1.0
  /// Above 0.
  public var stiffness = 100.0
  /// At least 0.
  public var damping = 10.0
  /// Whole distances per second, positive toward the target.
  public var initialVelocity = 0.0
  /// Damping above critical is clamped to critical unless this is set.
  public var allowsOverdamping = false

  /// A spring by its constants; by default `CASpringAnimation`'s.
  public init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring needs mass and stiffness above 0, damping of at least 0")
    (self.mass, self.stiffness, self.damping, self.initialVelocity) = (mass, stiffness, damping, initialVelocity)
  }

  /// Without damping, in radians per second.
  public var frequency: Double { (stiffness / mass).squareRoot() }
  /// At least 0.
  public var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// Where it stands `t` seconds after its start, 1 being the target.
  public func value(at t: Double) -> Double { state(at: t).value }
  /// Distances per second.
  public func velocity(at t: Double) -> Double { state(at: t).velocity }

  /// Position and its derivative, in distances and distances per second.
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

  /// The time after which Core Animation calls the spring settled; without damping, the largest `Float`. (BEHAVIOUR §2.1)
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
  /// An overdamped spring counts as settled when it has become so slow, in distances per second, though it is still short of its target
  /// by up to some percent. No rule is known; this one gives both durations that were measured. (BEHAVIOUR §2.1)
  private static let slowEnough = 0.025
}

extension Spring {
  /// The spring UIKit makes from a duration and a damping ratio: at `duration` its envelope has fallen to 0.001. (BEHAVIOUR §2.2)
  ///
  /// Where a large velocity leaves the equation without a root, stiffness is solved for velocity 0 and the velocity kept.
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
