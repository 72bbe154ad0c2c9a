import CDynamics

/// What holds a body to another one, or to a point of the world.
public struct Joint: Equatable, Sendable {
  /// In what way.
  public enum Kind: Equatable, Sendable {
    /// Two points stay at a length of each other.
    case rod(length: CGFloat)
    /// Two points are at a length of each other at most.
    case rope(length: CGFloat)
    /// Two points stay together, and the bodies turn about them, within a range in radians.
    case pin(range: ClosedRange<CGFloat>?, frictionTorque: CGFloat)
    /// Two points stay together, and the bodies stay as they are turned to each other.
    case weld
    /// A point moves along a line through the other, within a range in points, and the bodies stay as they are turned to each other.
    case slide(axis: CGVector, range: ClosedRange<CGFloat>?)
    /// A point is drawn to a point of the world. It needs a frequency.
    case target
  }

  /// In what way it holds.
  public var kind: Kind
  /// The point of the body, from its origin, turned with it.
  public var at: CGPoint
  /// The point of the other body, or of the world.
  public var otherAt: CGPoint
  /// Of the oscillation, in hertz; 0 is rigid.
  public var frequency: CGFloat = 0
  /// Of the oscillation; 1 is critical.
  public var damping: CGFloat = 0

  /// A joint that is rigid unless it has a frequency.
  public init(_ kind: Kind, at: CGPoint, otherAt: CGPoint, frequency: CGFloat = 0, damping: CGFloat = 0) {
    (self.kind, self.at, self.otherAt) = (kind, at, otherAt)
    (self.frequency, self.damping) = (frequency, damping)
  }

  /// Lengths below this, in points, are none: the library has no shorter rods.
  static let shortestRod: CGFloat = 1
  /// The highest frequency that a step can follow, in hertz. (Box2D's manual: below half of the steps)
  static let highestFrequency = CGFloat(DynamicsScale.steps) / 2

  func plan(toWorld isToWorld: Bool) -> CDJointPlan {
    var plan = CDJointPlan()
    (plan.at, plan.otherAt) = (at.vector, otherAt.vector)
    plan.frequency = min(max(frequency.bounded(Self.highestFrequency), 0), Self.highestFrequency)
    plan.damping = max(damping.bounded(DynamicsScale.fastest), 0)
    switch kind {
    case .rod(let length) where length.bounded(DynamicsScale.farthest) < Self.shortestRod:
      // No rod: a pin, or, where it is soft, a target.
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

  /// The joints that draw a box of a size to a place where it stands upright: its four corners to theirs.
  public static func snap(_ size: CGSize, to place: CGPoint, damping: CGFloat) -> [Joint] {
    // Four springs are as one of twice the frequency and twice the damping.
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

/// How a snap moves. Nobody has published a measurement: with a damping of 0.5 these give about half a second with a small overshoot, as
/// films of it show.
public enum SnapSpring {
  /// In hertz.
  public static let frequency: CGFloat = 3
  /// Of what is critical, where UIKit's damping is 0.
  public static let leastDamping: CGFloat = 0.2
  /// Of what is critical, where UIKit's damping is 1.
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
  /// Of length 1; to the right if there is no direction.
  var unit: CGVector {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }
}
