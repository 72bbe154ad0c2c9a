import CoreGraphics

/// Movement that loses a fixed share of its speed every millisecond: how a scroll view coasts. (BEHAVIOUR §8)
///
/// `x(t) = from + velocity · reach · (1 − rate^(1000 t))`, until the speed has fallen to `stopSpeed`.
public struct Decay: Equatable, Sendable {
  /// The share of speed kept per millisecond: `UIScrollView.DecelerationRate.normal` and `.fast`.
  public static let normalRate = 0.998, fastRate = 0.99
  /// Coasting ends at this speed, in points per second.
  public static let stopSpeed = 10.0

  /// Where it is at time 0.
  public let start: Double
  /// Points per second at time 0.
  public let velocity: Double
  /// The share of speed kept per millisecond, between 0 and 1.
  public let rate: Double
  /// The natural logarithm of `rate`, per second.
  private let logPerSecond: Double

  public init(from start: Double, velocity: Double, rate: Double = Decay.normalRate) {
    precondition(rate > 0 && rate < 1, "a deceleration rate of \(rate): it is the share of speed kept per millisecond, between 0 and 1")
    (self.start, self.velocity, self.rate) = (start, velocity, rate)
    logPerSecond = 1000 * Elementary.log(rate)
  }

  /// The decay that comes to rest exactly at `target`; of velocity 0 when it stands there already.
  public init(from start: Double, to target: Double, rate: Double = Decay.normalRate) {
    let distance = target - start
    let stop = distance == 0 ? 0 : distance < 0 ? -Self.stopSpeed : Self.stopSpeed
    self.init(from: start, velocity: distance / Self.reach(rate) + stop, rate: rate)
  }

  /// Seconds of initial speed that a decay covers when nothing stops it: .499 for the normal rate, .099 for the fast one.
  public static func reach(_ rate: Double) -> Double { rate / (1000 * (1 - rate)) }

  private var reach: Double { Self.reach(rate) }
  /// Too slow to move at all.
  public var isAtRest: Bool { abs(velocity) <= Self.stopSpeed }

  /// Where it comes to rest.
  public var end: Double {
    isAtRest ? start : start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * reach
  }

  /// Seconds until rest.
  public var duration: Double { isAtRest ? 0 : Elementary.log(Self.stopSpeed / abs(velocity)) / logPerSecond }

  /// Where it stands `t` seconds after its start, as if nothing stopped it.
  public func position(at t: Double) -> Double { start + velocity * reach * (1 - Elementary.exp(logPerSecond * t)) }

  /// The true derivative of `position`: `reach` being a sum, it is up to 0.5 % less than `velocity · rate^(1000 t)`.
  public func velocity(at t: Double) -> Double { velocity * reach * -logPerSecond * Elementary.exp(logPerSecond * t) }

  /// When it comes by `position`; nil if it would need more than the whole reach, or the other direction.
  public func time(reaching position: Double) -> Double? {
    if position == start { return 0 }
    let left = 1 - (position - start) / (velocity * reach)
    return left > 0 && left <= 1 ? Elementary.log(left) / logPerSecond : nil
  }
}
