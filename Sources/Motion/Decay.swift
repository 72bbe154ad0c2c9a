import CoreGraphics

/// A motion that loses a constant fraction of its speed every millisecond, like a decelerating scroll view. (Docs/behaviour/touch.md,
/// "Scroll views")
///
/// `x(t) = from + velocity · reach · (1 − rate^(1000 t))`, until the speed has fallen to `stopSpeed`.
public struct Decay: Equatable, Sendable {
  /// The fraction of the speed that is kept per millisecond, for `UIScrollView.DecelerationRate.normal` and `.fast`.
  public static let normalRate = 0.998, fastRate = 0.99
  /// The speed at which the deceleration ends, in points per second.
  public static let stopSpeed = 10.0

  /// The position at time 0.
  public let start: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// The fraction of the speed that is kept per millisecond, between 0 and 1.
  public let rate: Double
  /// The natural logarithm of `rate`, per second.
  private let logPerSecond: Double

  /// Creates a motion from a position with a velocity in points per second. The default rate is `normalRate`.
  /// - Precondition: The rate is between 0 and 1.
  public init(from start: Double, velocity: Double, rate: Double = Decay.normalRate) {
    precondition(rate > 0 && rate < 1, "a deceleration rate of \(rate): it is the share of speed kept per millisecond, between 0 and 1")
    (self.start, self.velocity, self.rate) = (start, velocity, rate)
    logPerSecond = 1000 * Elementary.log(rate)
  }

  /// Creates the motion that ends exactly at `target`. Its velocity is 0 if it begins there.
  public init(from start: Double, to target: Double, rate: Double = Decay.normalRate) {
    let distance = target - start
    let stop = distance == 0 ? 0 : distance < 0 ? -Self.stopSpeed : Self.stopSpeed
    self.init(from: start, velocity: distance / Self.reach(rate) + stop, rate: rate)
  }

  /// Returns the distance that a motion with a speed of 1 covers if it is not stopped. It is 0.499 for the normal rate and 0.099 for the
  /// fast one.
  public static func reach(_ rate: Double) -> Double { rate / (1000 * (1 - rate)) }

  private var reach: Double { Self.reach(rate) }
  /// A Boolean value that indicates whether the motion is too slow to begin.
  public var isAtRest: Bool { abs(velocity) <= Self.stopSpeed }

  /// The position at which the motion ends.
  public var end: Double {
    isAtRest ? start : start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * reach
  }

  /// The duration until the motion ends, in seconds.
  public var duration: Double { isAtRest ? 0 : Elementary.log(Self.stopSpeed / abs(velocity)) / logPerSecond }

  /// Returns the position `t` seconds after the start, as if the motion did not stop.
  public func position(at t: Double) -> Double { start + velocity * reach * (1 - Elementary.exp(logPerSecond * t)) }

  /// Returns the velocity, which is the exact derivative of `position(at:)`. Because `reach` is a sum, it is up to 0.5 % less than
  /// `velocity · rate^(1000 t)`.
  public func velocity(at t: Double) -> Double { velocity * reach * -logPerSecond * Elementary.exp(logPerSecond * t) }

  /// Returns the time at which the motion passes a position. It is `nil` if the position is out of reach or in the other direction.
  public func time(reaching position: Double) -> Double? {
    if position == start { return 0 }
    let left = 1 - (position - start) / (velocity * reach)
    return left > 0 && left <= 1 ? Elementary.log(left) / logPerSecond : nil
  }
}
