/// A field that exerts forces on bodies, depending on their position and motion.
///
/// Apple documents the dependencies of each kind but no units. Lengths are in metres here (`DynamicsScale.metre`), as in the engine that
/// Apple uses. Gravity of strength 1 therefore accelerates by 150 points per second squared.
public struct Field: Equatable, Sendable {
  /// The kinds of fields.
  public enum Kind: Equatable, Sendable {
    /// The force is opposite to the motion and proportional to the speed.
    case drag
    /// The force is perpendicular to the line to the field's position, clockwise, and proportional to the mass.
    case vortex
    /// The force is directed to the field's position and proportional to the mass.
    case radialGravity
    /// The force has a fixed direction and is proportional to the mass.
    case linearGravity(CGVector)
    /// The field gives bodies a velocity: the direction multiplied by the strength, in metres per second.
    case velocity(CGVector)
    /// The force follows a pattern of place and time and is proportional to the mass.
    case noise(Noise)
    /// The force follows a pattern of place and time and is proportional to the mass and the speed.
    case turbulence(Noise)
    /// The force is directed to the field's position and proportional to the distance.
    case spring
    /// The force is directed away from the field's position and proportional to the charge.
    case electric
    /// The force is perpendicular to the motion and proportional to the charge and the speed.
    case magnetic
  }

  /// The properties of a body that determine a field's force on it.
  public struct Subject: Sendable {
    /// The position relative to the field's position, in points.
    public var offset: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGVector
    /// The mass in kilograms, and the electric charge.
    public var mass, charge: CGFloat
    /// Creates the properties of a body.
    public init(offset: CGPoint, velocity: CGVector, mass: CGFloat, charge: CGFloat) {
      (self.offset, self.velocity, self.mass, self.charge) = (offset, velocity, mass, charge)
    }
  }

  /// The kind of the field.
  public var kind: Kind
  /// The strength of the field. The default is 1.
  public var strength: CGFloat = 1
  /// The exponent of the distance by which the strength is divided. The default of 0 means no falloff.
  public var falloff: CGFloat = 0
  /// The minimum distance, in points. A nearer body counts as being at this distance.
  public var minimumRadius = Field.leastRadius
  /// Creates a field with a strength of 1 and no falloff.
  public init(_ kind: Kind) { self.kind = kind }

  /// The default minimum distance, in points. Apple documents only a very small number.
  public static let leastRadius: CGFloat = 1e-2

  /// Returns the force on a body, in kilograms · points per second squared.
  public func force(on subject: Subject, at time: Double) -> CGVector {
    let metre = DynamicsScale.metre
    let offset = CGVector(dx: subject.offset.x / metre, dy: subject.offset.y / metre)
    let velocity = CGVector(dx: subject.velocity.dx / metre, dy: subject.velocity.dy / metre)
    let force = force(offset: offset, velocity: velocity, subject: subject, time)
    return CGVector(dx: force.dx * metre, dy: force.dy * metre)
  }

  /// Returns the force on a body, with lengths in metres.
  private func force(offset: CGVector, velocity: CGVector, subject: Subject, _ time: Double) -> CGVector {
    let distance = max(offset.length, minimumRadius / DynamicsScale.metre, Self.leastRadius / DynamicsScale.metre)
    let power = strength * attenuation(distance)
    let mass = subject.mass
    let outwards = CGVector(dx: offset.dx / distance, dy: offset.dy / distance)
    switch kind {
    case .drag: return velocity * -power
    case .vortex: return CGVector(dx: -outwards.dy, dy: outwards.dx) * (power * mass)
    case .radialGravity: return outwards * (-power * mass)
    case .linearGravity(let direction): return direction * (power * mass)
    case .velocity(let direction):
      let lacking = CGVector(dx: direction.dx * power - velocity.dx, dy: direction.dy * power - velocity.dy)
      return lacking * (mass / DynamicsScale.step)
    case .noise(let noise): return noise.value(at: offset, time) * (power * mass)
    case .turbulence(let noise): return noise.value(at: offset, time) * (power * mass * velocity.length)
    case .spring: return offset * -power
    case .electric: return outwards * (power * subject.charge)
    case .magnetic: return CGVector(dx: velocity.dy, dy: -velocity.dx) * (power * subject.charge)
    }
  }

  private func attenuation(_ distance: CGFloat) -> CGFloat {
    falloff == 0 ? 1 : Elementary.exp(-falloff * Elementary.log(distance))
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  static func * (vector: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
}
