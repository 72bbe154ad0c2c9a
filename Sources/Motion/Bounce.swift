import CoreGraphics

/// The way back to an edge from beyond it, or through it after an impact. (BEHAVIOUR §8)
///
/// Two measured laws: from `springSpeed` on, a critically damped spring that carries the velocity on; below it, a fast and a slow
/// decay whose sum begins at the given place and velocity.
public struct Bounce: Equatable, Sendable {
  /// From this speed on a bounce is a spring, in points per second.
  public static let springSpeed = 50.0
  /// The spring's frequency, in radians per second.
  public static let springFrequency = 11.0
  /// The two decays, per second.
  public static let slowDecay = 9.0, fastDecay = 46.0
  /// A bounce that stays this near its edge is over, in points.
  public static let rest = 0.1

  /// Where it comes to rest.
  public let edge: Double
  /// Distance from the edge at time 0.
  public let offset: Double
  /// Points per second at time 0.
  public let velocity: Double

  /// A bounce from `position` with a velocity in points per second.
  public init(to edge: Double, from position: Double, velocity: Double) {
    (self.edge, self.offset, self.velocity) = (edge, position - edge, velocity)
  }

  private var isSpring: Bool { abs(velocity) >= Self.springSpeed }
  /// Amplitudes of the slow and of the fast decay.
  private var amplitudes: (slow: Double, fast: Double) {
    let slow = (velocity + Self.fastDecay * offset) / (Self.fastDecay - Self.slowDecay)
    return (slow, offset - slow)
  }

  /// Where it stands `t` seconds after its start.
  public func position(at t: Double) -> Double {
    if isSpring {
      return edge + (offset + (velocity + Self.springFrequency * offset) * t) * Elementary.exp(-Self.springFrequency * t)
    }
    let (slow, fast) = amplitudes
    return edge + slow * Elementary.exp(-Self.slowDecay * t) + fast * Elementary.exp(-Self.fastDecay * t)
  }

  /// Points per second.
  public func velocity(at t: Double) -> Double {
    if isSpring {
      let w = Self.springFrequency, rate = velocity + w * offset
      return (rate - w * (offset + rate * t)) * Elementary.exp(-w * t)
    }
    let (slow, fast) = amplitudes
    return -Self.slowDecay * slow * Elementary.exp(-Self.slowDecay * t) - Self.fastDecay * fast * Elementary.exp(-Self.fastDecay * t)
  }

  /// The first 1/120 s from which on the bounce stays within `rest` of its edge.
  ///
  /// - Complexity: one evaluation a 1/120 s of the answer.
  public var duration: Double {
    var ticks = 0.0
    while envelope(at: ticks / 120) > Self.rest { ticks += 1 }
    return ticks / 120
  }

  /// A bound on the distance from the edge that only falls, so that a crossing of the edge does not end the bounce.
  private func envelope(at t: Double) -> Double {
    if isSpring {
      let w = Self.springFrequency
      return (abs(offset) + (abs(velocity) + w * abs(offset)) * max(t, 1 / w)) * Elementary.exp(-w * t)
    }
    let (slow, fast) = amplitudes
    return abs(slow) * Elementary.exp(-Self.slowDecay * t) + abs(fast) * Elementary.exp(-Self.fastDecay * t)
  }
}
