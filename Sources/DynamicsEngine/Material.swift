import CDynamics

/// What a body is made of.
public struct Material: Equatable, Sendable {
  /// Mass by area; 1 at first. It has a least, since a body without mass cannot move.
  public var density: CGFloat = 1
  /// Resistance of surfaces that slide, 0…1.
  public var friction = Material.engineFriction
  /// How much of its speed a body has after a hit, 0…1.
  public var elasticity = Material.engineElasticity
  /// What part of its speed a body loses in a second, nearly, as long as it is small.
  public var resistance: CGFloat = 0
  /// What part of its turning a body loses in a second, nearly.
  public var angularResistance: CGFloat = 0
  /// Whether others run up against it while nothing moves it.
  public var isAnchored = false
  /// Whether it turns.
  public var mayTurn = true
  /// What a body is made of that nobody describes.
  public init() {}

  /// Of a body that no item behaviour describes. (BEHAVIOUR §13: about 0.2; SKPhysicsBody, over the same engine, documents 0.2)
  public static let engineFriction: CGFloat = 0.2
  /// Of a body that no item behaviour describes. (SKPhysicsBody documents 0.2)
  public static let engineElasticity: CGFloat = 0.2
  /// Of the edges of boundaries. (SKPhysicsBody documents 0.2)
  public static let boundaryFriction: CGFloat = 0.2
  /// The least density.
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
