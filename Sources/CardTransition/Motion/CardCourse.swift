/// A trajectory of a card from its current shape and velocity to a target that may move. The remaining difference is a function of time,
/// which is added to the current target.
struct CardCourse: Sendable {
  enum Law: Sendable {
    /// One spring moves the geometry. Another one without bounce changes radius, openness and pull.
    case springs(CardSpring, CardSpring)
    /// The motion of the slides. A spring moves the top edge and the horizontal centre. Size and radius change linearly in this many
    /// seconds.
    case springAndLinear(CardSpring, seconds: Double)
  }

  var law: Law
  /// The start in the app's time, in seconds.
  var start: Double
  /// The difference to the target at the start, and its rate of change.
  var left: SIMD8<Double>
  var speed: SIMD8<Double>

  /// Returns the remaining difference at a time, and its rate of change.
  func rest(at time: Double) -> (left: SIMD8<Double>, speed: SIMD8<Double>) {
    let t = max(time - start, 0)
    switch law {
    case .springs(let geometry, let plain): return springs(geometry.factors(at: t), plain.factors(at: t))
    case .springAndLinear(let spring, let seconds): return slides(spring.factors(at: t), t, seconds)
    }
  }

  private static let geometry = SIMDMask<SIMD8<Double>.MaskStorage>([true, true, true, true, false, true, false, false])

  private func springs(_ a: CardSpring.Factors, _ b: CardSpring.Factors) -> (SIMD8<Double>, SIMD8<Double>) {
    func pick(_ x: Double, _ y: Double) -> SIMD8<Double> {
      SIMD8(repeating: y).replacing(with: SIMD8(repeating: x), where: Self.geometry)
    }
    return (
      pick(a.way, b.way) * left + pick(a.wayOfSpeed, b.wayOfSpeed) * speed,
      pick(a.speed, b.speed) * left + pick(a.speedOfSpeed, b.speedOfSpeed) * speed
    )
  }

  private func slides(_ a: CardSpring.Factors, _ t: Double, _ seconds: Double) -> (SIMD8<Double>, SIMD8<Double>) {
    let part = max(1 - t / seconds, 0), pace = t < seconds ? -1 / seconds : 0
    var (rest, change) = (left * part, left * pace)
    rest[0] = a.way * left[0] + a.wayOfSpeed * speed[0]
    change[0] = a.speed * left[0] + a.speedOfSpeed * speed[0]
    let top = left[1] - left[3] / 2, topSpeed = speed[1] - speed[3] / 2
    rest[1] = a.way * top + a.wayOfSpeed * topSpeed + rest[3] / 2
    change[1] = a.speed * top + a.speedOfSpeed * topSpeed + change[3] / 2
    return (rest, change)
  }

  /// Returns whether the remaining difference is invisible and nearly at rest.
  func isOver(at time: Double) -> Bool {
    let (left, speed) = rest(at: time)
    let near = SIMD8<Double>(0.1, 0.1, 0.1, 0.1, 0.1, 0.0005, 0.002, 0.002), slow = SIMD8<Double>(4, 4, 4, 4, 4, 0.02, 0.05, 0.05)
    return (0..<8).allSatisfy { abs(left[$0]) < near[$0] && abs(speed[$0]) < slow[$0] }
  }
}
