import Foundation

/// How long turns take, in seconds. (BEHAVIOUR-2 §22.5: K)
enum RotationPace {
  static let phone = 0.3
  static let pad = 0.4
  /// Half a turn takes so much longer than a quarter.
  static let halfTurn = 2.0

  /// Of a turn by some quarters.
  static func duration(quarters: Int, isPad: Bool) -> TimeInterval {
    (isPad ? pad : phone) * (abs(quarters) == 2 ? halfTurn : 1)
  }
}
