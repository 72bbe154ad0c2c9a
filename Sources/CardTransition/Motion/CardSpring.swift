/// A damped spring of mass 1 that moves a value to its target. The remaining difference is linear in the initial difference and velocity,
/// so four factors describe it for all channels.
struct CardSpring: Hashable, Sendable {
  /// The stiffness, per second squared.
  var stiffness: Double
  /// The damping, per second. It is at most critical.
  var damping: Double

  /// Creates a spring from a perceptual duration in seconds and a bounce, as in iOS 17. A bounce of 0 is critical damping.
  init(duration: Double, bounce: Double) {
    let frequency = 2 * Double.pi / duration
    (stiffness, damping) = (frequency * frequency, 2 * frequency * (1 - bounce))
  }

  /// Creates the spring that UIKit uses for a duration and a damping ratio. A thousandth of the difference remains after the duration.
  /// (Docs/behaviour/animation.md, "Duration and damping ratio")
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

  /// The factors of a spring at one time. The remaining difference is `way * left + wayOfSpeed * speed`. The other two give its rate of
  /// change.
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

  /// The settling duration in the sense of Core Animation for a start from rest, when a thousandth of the envelope remains.
  var settlingDuration: Double {
    let half = damping / 2, square = stiffness - half * half
    guard square > 1e-6 * stiffness else { return 9.233413476451586 / half }
    return CardMath.log(1000 * (1 + half / square.squareRoot())) / half
  }
}
