import CoreGraphics

/// A value that a critically damped spring moves to a target, from its present speed. The spring is that of the system.
/// (Docs/behaviour/animation.md, "System spring", and Docs/behaviour/lists.md, "Layout transitions")
///
/// A `Spring` measures its speed in multiples of the distance to the target. This type also works without a distance: a value that moves
/// while it is at its target overshoots and returns.
package struct RetargetingSpring: Equatable, Sendable {
  /// The undamped angular frequency of the spring, in radians per second.
  package static let frequency = Spring.system.frequency

  /// The value at which the motion ends.
  package let target: Double
  private let distance: Double
  private let velocity: Double

  /// Creates a motion from a value and its velocity per second to a target.
  package init(from value: Double, velocity: Double, to target: Double) {
    (self.target, distance, self.velocity) = (target, value - target, velocity)
  }

  /// Returns the value and its velocity per second at a time after the start, in seconds.
  package func state(after seconds: Double) -> (value: Double, velocity: Double) {
    let w = Self.frequency
    let fading = Elementary.exp(-w * seconds)
    let push = velocity + w * distance
    return (target + (distance + push * seconds) * fading, (velocity - w * seconds * push) * fading)
  }

  /// Returns a Boolean value that indicates whether the rest of the motion is invisible. The value is then nearer to the target than
  /// `tolerance`, and too slow to leave that range.
  package func isOver(after seconds: Double, tolerance: Double) -> Bool {
    let (value, velocity) = state(after: seconds)
    return abs(value - target) <= tolerance && abs(velocity) <= tolerance * Self.frequency
  }

  /// The approximate maximum distance from the target. A tolerance can be a fraction of it.
  package var reach: Double { abs(distance) + abs(velocity) / Self.frequency }
}
