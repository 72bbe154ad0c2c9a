import CDynamics

/// A connection of a body to another body, or to a point of the world.
public struct Joint: Equatable, Sendable {
  /// The kinds of connections.
  public enum Kind: Equatable, Sendable {
    /// Two points keep a distance from each other.
    case rod(length: CGFloat)
    /// Two points have a maximum distance from each other.
    case rope(length: CGFloat)
    /// Two points stay together, and the bodies rotate about them. The rotation can be limited to a range in radians.
    case pin(range: ClosedRange<CGFloat>?, frictionTorque: CGFloat)
    /// Two points stay together, and the bodies keep their relative rotation.
    case weld
    /// A point moves along a line through the other point, and the bodies keep their relative rotation. The motion can be limited to a
    /// range in points.
    case slide(axis: CGVector, range: ClosedRange<CGFloat>?)
    /// A point is pulled to a point of the world. This kind requires a frequency.
    case target
  }

  /// The kind of the connection.
  public var kind: Kind
  /// The point of the body, relative to its origin. It rotates with the body.
  public var at: CGPoint
  /// The point of the other body, or of the world.
  public var otherAt: CGPoint
  /// The frequency of the oscillation in hertz. The default of 0 gives a rigid joint.
  public var frequency: CGFloat = 0
  /// The damping ratio of the oscillation. A value of 1 is critical damping. The default is 0.
  public var damping: CGFloat = 0

  /// Creates a joint. It is rigid unless it has a frequency.
  public init(_ kind: Kind, at: CGPoint, otherAt: CGPoint, frequency: CGFloat = 0, damping: CGFloat = 0) {
    (self.kind, self.at, self.otherAt) = (kind, at, otherAt)
    (self.frequency, self.damping) = (frequency, damping)
  }

  /// The minimum length of a rod in points, because the library supports no shorter ones. A smaller length counts as none.
  static let shortestRod: CGFloat = 1
  /// The maximum frequency in hertz. As Box2D's manual says, it must be below half the number of steps per second.
  static let highestFrequency = CGFloat(DynamicsScale.steps) / 2

  func plan(toWorld isToWorld: Bool) -> CDJointPlan {
    var plan = CDJointPlan()
    (plan.at, plan.otherAt) = (at.vector, otherAt.vector)
    plan.frequency = min(max(frequency.bounded(Self.highestFrequency), 0), Self.highestFrequency)
    plan.damping = max(damping.bounded(DynamicsScale.fastest), 0)
    switch kind {
    case .rod(let length) where length.bounded(DynamicsScale.farthest) < Self.shortestRod:
      // This is no rod but a pin, or a target if it is soft.
      plan.kind = frequency > 0 ? (isToWorld ? CDJointTarget : CDJointRod) : CDJointPin
    case .rod(let length): (plan.kind, plan.length) = (CDJointRod, length.bounded(DynamicsScale.farthest))
    case .rope(let length): (plan.kind, plan.length) = (CDJointRope, max(length.bounded(DynamicsScale.farthest), 0))
    case .pin(let range, let torque):
      plan.kind = CDJointPin
      plan.frictionTorque = max(torque.bounded(DynamicsScale.strongest), 0)
      plan.limit(to: range)
    case .weld: plan.kind = CDJointWeld
    case .slide(let axis, let range):
      plan.kind = CDJointSlide
      plan.axis = axis.unit.vector(1)
      plan.limit(to: range)
    case .target: plan.kind = CDJointTarget
    }
    return plan
  }

  /// Returns the joints that pull a rectangle of a size to a position without rotation. They connect each of its four corners to its
  /// destination.
  public static func snap(_ size: CGSize, to place: CGPoint, damping: CGFloat) -> [Joint] {
    // Four springs act as one with twice the frequency and twice the damping.
    let part = min(max(damping.bounded(1), 0), 1)
    let ratio = SnapSpring.leastDamping + (SnapSpring.mostDamping - SnapSpring.leastDamping) * part
    return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { (x: CGFloat, y: CGFloat) in
      let corner = CGPoint(x: x * size.width / 2, y: y * size.height / 2)
      return Joint(
        .target, at: corner, otherAt: CGPoint(x: place.x + corner.x, y: place.y + corner.y), frequency: SnapSpring.frequency / 2,
        damping: ratio / 2)
    }
  }
}

/// The constants of a snap's motion. No measurement is published. With a damping of 0.5 they give about half a second and a small
/// overshoot, as in recordings of snaps.
public enum SnapSpring {
  /// The frequency of the oscillation, in hertz.
  public static let frequency: CGFloat = 3
  /// The damping ratio for a UIKit damping of 0.
  public static let leastDamping: CGFloat = 0.2
  /// The damping ratio for a UIKit damping of 1.
  public static let mostDamping: CGFloat = 1
}

extension CDJointPlan {
  mutating func limit(to range: ClosedRange<CGFloat>?) {
    guard let range else { return }
    isLimited = true
    (low, high) = (range.lowerBound.bounded(DynamicsScale.farthest), range.upperBound.bounded(DynamicsScale.farthest))
  }
}

extension CGVector {
  /// The vector with a length of 1. It points to the right if the vector is zero.
  var unit: CGVector {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }
}
