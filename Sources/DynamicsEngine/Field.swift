/// What acts on bodies by where they are and how they move.
///
/// Apple documents what each kind depends on, and no unit. Lengths here are metres (`DynamicsScale.metre`), as in the engine below
/// Apple's: a gravity of strength 1 accelerates by 150 points a second squared.
public struct Field: Equatable, Sendable {
  /// In which way.
  public enum Kind: Equatable, Sendable {
    /// Against the motion, in proportion to its speed.
    case drag
    /// Across the line to the field's position, clockwise, in proportion to the mass.
    case vortex
    /// Towards the field's position, in proportion to the mass.
    case radialGravity
    /// In a direction, in proportion to the mass.
    case linearGravity(CGVector)
    /// Gives a velocity: the direction times the strength, in metres a second.
    case velocity(CGVector)
    /// Here and there, by a pattern of the place and the time, in proportion to the mass.
    case noise(Noise)
    /// As noise, in proportion to the speed too.
    case turbulence(Noise)
    /// Towards the field's position, in proportion to the distance.
    case spring
    /// Away from the field's position, in proportion to the charge.
    case electric
    /// Across the motion, in proportion to charge and speed.
    case magnetic
  }

  /// A body, as a field sees it: where it is, from the field's position, in points; its velocity in points a second; kilograms.
  public struct Subject: Sendable {
    /// From the field's position, in points.
    public var offset: CGPoint
    /// In points a second.
    public var velocity: CGVector
    /// Kilograms, and what fields make of it.
    public var mass, charge: CGFloat
    /// One body.
    public init(offset: CGPoint, velocity: CGVector, mass: CGFloat, charge: CGFloat) {
      (self.offset, self.velocity, self.mass, self.charge) = (offset, velocity, mass, charge)
    }
  }

  /// In which way it acts.
  public var kind: Kind
  /// 1 at first.
  public var strength: CGFloat = 1
  /// The strength is divided by the distance to this power.
  public var falloff: CGFloat = 0
  /// In points: what is nearer counts as this far.
  public var minimumRadius = Field.leastRadius
  /// A field of strength 1 without a falloff.
  public init(_ kind: Kind) { self.kind = kind }

  /// Documented as a very small number.
  public static let leastRadius: CGFloat = 1e-2

  /// The force on a body, in kilograms · points a second squared.
  public func force(on subject: Subject, at time: Double) -> CGVector {
    let metre = DynamicsScale.metre
    let offset = CGVector(dx: subject.offset.x / metre, dy: subject.offset.y / metre)
    let velocity = CGVector(dx: subject.velocity.dx / metre, dy: subject.velocity.dy / metre)
    let force = force(offset: offset, velocity: velocity, subject: subject, time)
    return CGVector(dx: force.dx * metre, dy: force.dy * metre)
  }

  /// In metres.
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
