import CDynamics

/// What the units of UIKit Dynamics are in points, seconds and kilograms.
public enum DynamicsScale {
  /// Points of a metre, in which the library counts and has its tolerances. (BEHAVIOUR §13: PhysicsKit's)
  public static var metre: CGFloat { cd_metre }
  /// The side of the square of density 1 that weighs a unit of mass. (BEHAVIOUR §13)
  public static let unitSide: CGFloat = 100
  /// What a magnitude of 1 accelerates a unit of mass by, in points a second squared. (BEHAVIOUR §13)
  public static let push: CGFloat = 100
  /// What gravity of magnitude 1 accelerates by, in points a second squared. (BEHAVIOUR §13)
  public static let gravity: CGFloat = 1000
  /// Steps a second. (BEHAVIOUR §13)
  public static let steps: Int64 = 60
  /// How often a step solves for velocities and for positions: Box2D's manual recommends these.
  static let iterations = (velocity: Int32(8), position: Int32(3))
  /// The length of a step in seconds.
  public static let step = 1 / Double(steps)

  /// The mass of an area in square points, in kilograms: density is kilograms a square metre.
  static func mass(area: CGFloat, density: CGFloat) -> CGFloat { area * density / (metre * metre) }
  /// Force, in kilograms · points a second squared, of a magnitude.
  public static func force(magnitude: CGFloat) -> CGFloat { magnitude * push * mass(area: unitSide * unitSide, density: 1) }
  /// Torque, in kilograms · square points a second squared, of a `frictionTorque` of 1: the force of a push of magnitude 1 at the end of a
  /// lever of a metre. Apple documents no unit.
  public static var torque: CGFloat { force(magnitude: 1) * metre }

  // What the library is given at most, so that its arithmetic stays finite.
  static let farthest: CGFloat = 1e7
  static let fastest: CGFloat = 1e6
  static let strongest: CGFloat = 1e12
}

extension CGFloat {
  /// The number within ±`limit`; 0 for NaN.
  func bounded(_ limit: CGFloat) -> CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
  var vector: CDVector { CDVector(x: x.bounded(DynamicsScale.farthest), y: y.bounded(DynamicsScale.farthest)) }
  init(_ vector: CDVector) { self.init(x: vector.x, y: vector.y) }
}

extension CGVector {
  func vector(_ limit: CGFloat) -> CDVector { CDVector(x: dx.bounded(limit), y: dy.bounded(limit)) }
  init(_ vector: CDVector) { self.init(dx: vector.x, dy: vector.y) }
}
