/// A damped spring of mass 1 that brings something to where it belongs. What is left of the way at a time, and how fast it shrinks, is
/// linear in what was left at the start and in the speed then: four factors say it for all channels.
struct CardSpring: Hashable, Sendable {
  /// Per second squared.
  var stiffness: Double
  /// Per second; at most critical.
  var damping: Double

  /// A spring by how long it seems to last and how much it bounces, 0 being critical. (iOS 17's terms)
  init(duration: Double, bounce: Double) {
    let frequency = 2 * Double.pi / duration
    (stiffness, damping) = (frequency * frequency, 2 * frequency * (1 - bounce))
  }

  /// The spring that UIKit makes of a duration, at which a thousandth is left, and a damping ratio. (BEHAVIOUR §2.2)
  init(settlingIn duration: Double, dampingRatio: Double) {
    let ratio = min(max(dampingRatio, 0.001), 1)
    guard ratio < 1 else {
      let frequency = 9.233413476451586 / duration  // (1 + x)·e^−x = .001
      (stiffness, damping) = (frequency * frequency, 2 * frequency)
      return
    }
    let share = ratio / (1 - ratio * ratio).squareRoot()
    let frequency = CardMath.log(1000 * share) / (ratio * duration)
    (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
  }

  /// What is left at a time: `way·left + wayOfSpeed·speed`; and the speed then.
  struct Factors {
    var way, wayOfSpeed, speed, speedOfSpeed: Double
  }

  func factors(at t: Double) -> Factors {
    guard t > 0 else { return Factors(way: 1, wayOfSpeed: 0, speed: 0, speedOfSpeed: 1) }
    let half = damping / 2, square = stiffness - half * half
    let e = CardMath.exp(-half * t)
    guard square > 1e-6 * stiffness else {
      return Factors(way: e * (1 + half * t), wayOfSpeed: e * t, speed: -half * half * t * e, speedOfSpeed: e * (1 - half * t))
    }
    let turn = square.squareRoot()
    let (s, c) = CardMath.sincos(turn * t)
    return Factors(
      way: e * (c + half / turn * s), wayOfSpeed: e * s / turn, speed: -e * stiffness / turn * s, speedOfSpeed: e * (c - half / turn * s))
  }

  /// When Core Animation would call it settled, if it begins at rest: a thousandth is left of its envelope.
  var settlingDuration: Double {
    let half = damping / 2, square = stiffness - half * half
    guard square > 1e-6 * stiffness else { return 9.233413476451586 / half }
    return CardMath.log(1000 * (1 + half / square.squareRoot())) / half
  }
}
