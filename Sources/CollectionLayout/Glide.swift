import CoreGraphics
import Motion

/// A value that a critically damped spring moves to a target, from its present speed. (Docs/behaviour/animation.md, "System spring", and
/// Docs/behaviour/lists.md, "Layout transitions")
///
/// A `Spring` measures its speed in multiples of the distance to the target. This type also works without a distance: a value that moves
/// while it is at its target overshoots and returns.
public struct Glide: Equatable, Sendable {
  /// The value at which the motion ends.
  public let target: Double
  private let distance: Double
  private let speed: Double
  /// The spring's frequency, in radians per second.
  private static let frequency = Spring.system.frequency

  /// Creates a motion from a value and its velocity per second to a target.
  public init(from value: Double, velocity: Double, to target: Double) {
    (self.target, distance, speed) = (target, value - target, velocity)
  }

  /// Returns the value and its velocity per second at a time after the start, in seconds.
  public func state(after seconds: Double) -> (value: Double, velocity: Double) {
    let w = Self.frequency
    let push = speed + w * distance
    let fading = Elementary.exp(-w * seconds)
    let away = distance + push * seconds
    return (target + fading * away, fading * (push - w * away))
  }

  /// Returns a Boolean value that indicates whether the rest of the motion is invisible. The value is then nearer to the target than
  /// `tolerance`, and too slow to leave that range.
  public func isOver(after seconds: Double, tolerance: Double) -> Bool {
    let (value, velocity) = state(after: seconds)
    return abs(value - target) <= tolerance && abs(velocity) <= tolerance * Self.frequency
  }

  /// The approximate maximum distance from the target. A tolerance can be a fraction of it.
  public var reach: Double { abs(distance) + abs(speed) / Self.frequency }
}
