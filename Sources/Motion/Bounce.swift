import CoreGraphics

/// The motion back to an edge from beyond it, or beyond it after an impact. (Docs/behaviour/touch.md, "Scroll views")
///
/// There are two measured laws. From `springSpeed` on, it is a critically damped spring that continues with the velocity. Below that speed,
/// it is the sum of a fast and a slow decay that begins with the given position and velocity.
public struct Bounce: Equatable, Sendable {
  /// The minimum speed of a bounce that is a spring, in points per second.
  public static let springSpeed = 50.0
  /// The frequency of the spring, in radians per second.
  public static let springFrequency = 11.0
  /// The rates of the two decays, per second.
  public static let slowDecay = 9.0, fastDecay = 46.0
  /// The distance from the edge within which a bounce counts as finished, in points.
  public static let rest = 0.1

  /// The position at which the motion ends.
  public let edge: Double
  /// The distance from the edge at time 0, in points.
  public let offset: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double

  /// Creates a bounce from a position with a velocity in points per second.
  public init(to edge: Double, from position: Double, velocity: Double) {
    (self.edge, self.offset, self.velocity) = (edge, position - edge, velocity)
  }

  private var isSpring: Bool { abs(velocity) >= Self.springSpeed }
  /// The amplitudes of the slow and the fast decay.
  private var amplitudes: (slow: Double, fast: Double) {
    let slow = (velocity + Self.fastDecay * offset) / (Self.fastDecay - Self.slowDecay)
    return (slow, offset - slow)
  }

  /// Returns the position `t` seconds after the start.
  public func position(at t: Double) -> Double {
    if isSpring {
      return edge + (offset + (velocity + Self.springFrequency * offset) * t) * Elementary.exp(-Self.springFrequency * t)
    }
    let (slow, fast) = amplitudes
    return edge + slow * Elementary.exp(-Self.slowDecay * t) + fast * Elementary.exp(-Self.fastDecay * t)
  }

  /// Returns the velocity `t` seconds after the start, in points per second.
  public func velocity(at t: Double) -> Double {
    if isSpring {
      let w = Self.springFrequency, rate = velocity + w * offset
      return (rate - w * (offset + rate * t)) * Elementary.exp(-w * t)
    }
    let (slow, fast) = amplitudes
    return -Self.slowDecay * slow * Elementary.exp(-Self.slowDecay * t) - Self.fastDecay * fast * Elementary.exp(-Self.fastDecay * t)
  }

  /// The duration of the bounce in seconds, as a multiple of 1/120 s. After it, the position stays within `rest` of the edge.
  ///
  /// - Complexity: One evaluation for each 1/120 s of the result.
  public var duration: Double {
    var ticks = 0.0
    while envelope(at: ticks / 120) > Self.rest { ticks += 1 }
    return ticks / 120
  }

  /// Returns an upper bound of the distance from the edge that only decreases. A crossing of the edge therefore does not end the bounce.
  private func envelope(at t: Double) -> Double {
    if isSpring {
      let w = Self.springFrequency
      return (abs(offset) + (abs(velocity) + w * abs(offset)) * max(t, 1 / w)) * Elementary.exp(-w * t)
    }
    let (slow, fast) = amplitudes
    return abs(slow) * Elementary.exp(-Self.slowDecay * t) + abs(fast) * Elementary.exp(-Self.fastDecay * t)
  }
}
