import CoreGraphics
import Motion

/// A number that has been let go: it goes to its target along the system's spring, at first as fast as it was. (BEHAVIOUR §2.3, §9)
///
/// Unlike a `Spring`, which counts in whole distances, it needs no distance to have a speed: what is at its target and moves goes on and
/// comes back.
public struct Glide: Equatable, Sendable {
  /// Where it ends.
  public let target: Double
  private let distance: Double
  private let speed: Double
  /// Radians per second; the spring is critically damped.
  private static let frequency = Spring.system.frequency

  /// From a value that changes by `velocity` a second.
  public init(from value: Double, velocity: Double, to target: Double) {
    (self.target, distance, speed) = (target, value - target, velocity)
  }

  /// Where it is `seconds` after it was let go, and how it changes there.
  public func state(after seconds: Double) -> (value: Double, velocity: Double) {
    let w = Self.frequency
    let push = speed + w * distance
    let fading = Elementary.exp(-w * seconds)
    let away = distance + push * seconds
    return (target + fading * away, fading * (push - w * away))
  }

  /// Whether nobody would see any more of it: nearer than `tolerance`, and too slow to leave that.
  public func isOver(after seconds: Double, tolerance: Double) -> Bool {
    let (value, velocity) = state(after: seconds)
    return abs(value - target) <= tolerance && abs(velocity) <= tolerance * Self.frequency
  }

  /// How far it gets at most, about; what a tolerance may be a part of.
  public var reach: Double { abs(distance) + abs(speed) / Self.frequency }
}
