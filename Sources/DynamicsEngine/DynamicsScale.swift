import CDynamics

/// The units of UIKit Dynamics in points, seconds and kilograms.
public enum DynamicsScale {
  /// The number of points in a metre, which is the unit of the library and its tolerances. It is PhysicsKit's value.
  /// (Docs/behaviour/dynamics.md, "Dynamics")
  public static var metre: CGFloat { cd_metre }
  /// The side in points of a square that has a mass of 1 at a density of 1. (Docs/behaviour/dynamics.md, "Dynamics")
  public static let unitSide: CGFloat = 100
  /// The acceleration of a unit of mass by a push of magnitude 1, in points per second squared. (Docs/behaviour/dynamics.md, "Dynamics")
  public static let push: CGFloat = 100
  /// The acceleration by gravity of magnitude 1, in points per second squared. (Docs/behaviour/dynamics.md, "Dynamics")
  public static let gravity: CGFloat = 1000
  /// The number of steps per second. (Docs/behaviour/dynamics.md, "Dynamics")
  public static let steps: Int64 = 60
  /// The number of solver iterations for velocities and for positions in a step, as Box2D's manual recommends.
  static let iterations = (velocity: Int32(8), position: Int32(3))
  /// The duration of a step, in seconds.
  public static let step = 1 / Double(steps)

  /// Returns the mass of an area in kilograms. The area is in square points, and the density in kilograms per square metre.
  static func mass(area: CGFloat, density: CGFloat) -> CGFloat { area * density / (metre * metre) }
  /// Returns the force of a push with a magnitude, in kilograms · points per second squared.
  public static func force(magnitude: CGFloat) -> CGFloat { magnitude * push * mass(area: unitSide * unitSide, density: 1) }
  /// The torque of a `frictionTorque` of 1, in kilograms · square points per second squared. It is the force of a push of magnitude 1 at
  /// the end of a lever of one metre. Apple documents no unit.
  public static var torque: CGFloat { force(magnitude: 1) * metre }

  // These are the maximum values that are passed to the library, so that its results stay finite.
  static let farthest: CGFloat = 1e7
  static let fastest: CGFloat = 1e6
  static let strongest: CGFloat = 1e12
}

extension CGFloat {
  /// Returns the number clamped to ±`limit`, or 0 for NaN.
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
