import CDynamics

/// The physical properties of a body.
public struct Material: Equatable, Sendable {
  /// The mass per area, in kilograms per square metre. It has a minimum, because a body without mass cannot move. The default is 1.
  public var density: CGFloat = 1
  /// The friction of surfaces that slide, from 0 to 1. The default is `engineFriction`.
  public var friction = Material.engineFriction
  /// The fraction of the speed that a body keeps after a collision, from 0 to 1. The default is `engineElasticity`.
  public var elasticity = Material.engineElasticity
  /// The approximate fraction of its speed that a body loses per second, for small values. The default is 0.
  public var resistance: CGFloat = 0
  /// The approximate fraction of its angular velocity that a body loses per second. The default is 0.
  public var angularResistance: CGFloat = 0
  /// A Boolean value that indicates whether the body is immovable but collides with others. The default is `false`.
  public var isAnchored = false
  /// A Boolean value that indicates whether the body can rotate. The default is `true`.
  public var mayTurn = true
  /// Creates the material of a body without an item behaviour.
  public init() {}

  /// The friction of a body without an item behaviour. It is about 0.2, and SKPhysicsBody documents 0.2 for the same engine.
  /// (Docs/behaviour/dynamics.md, "Dynamics")
  public static let engineFriction: CGFloat = 0.2
  /// The elasticity of a body without an item behaviour, as SKPhysicsBody documents it.
  public static let engineElasticity: CGFloat = 0.2
  /// The friction of boundary edges, as SKPhysicsBody documents it.
  public static let boundaryFriction: CGFloat = 0.2
  /// The minimum density.
  static let leastDensity: CGFloat = 1e-4

  func described(_ moments: Moments) -> CDMaterial {
    let mass = DynamicsScale.mass(area: moments.area, density: max(density.bounded(DynamicsScale.fastest), Self.leastDensity))
    return CDMaterial(
      mass: mass, inertia: mass * moments.second, centreOfMass: moments.centre.vector,
      friction: max(friction.bounded(DynamicsScale.fastest), 0), elasticity: max(elasticity.bounded(DynamicsScale.fastest), 0),
      resistance: max(resistance.bounded(DynamicsScale.fastest), 0),
      angularResistance: max(angularResistance.bounded(DynamicsScale.fastest), 0), isAnchored: isAnchored, mayTurn: mayTurn)
  }
}
