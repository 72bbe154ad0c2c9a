import Foundation

/// The durations of rotations, in seconds. They are folklore. (Docs/behaviour/environment.md, "Rotation")
enum RotationPace {
  static let phone = 0.3
  static let pad = 0.4
  /// The factor for a half turn compared with a quarter turn.
  static let halfTurn = 2.0

  /// Returns the duration of a rotation by a number of quarter turns.
  static func duration(quarters: Int, isPad: Bool) -> TimeInterval {
    (isPad ? pad : phone) * (abs(quarters) == 2 ? halfTurn : 1)
  }
}
