/// How a card goes from where it is, with the speed it has, to where it belongs, which may move meanwhile: what is left of the way is a
/// function of the time alone, and is added to the target of the moment.
struct CardCourse: Sendable {
  enum Law: Sendable {
    /// One spring for the geometry, one without bounce for radius, openness and pull.
    case springs(CardSpring, CardSpring)
    /// The slides': the top edge and the middle go by a spring, size and radius in a straight line of this many seconds.
    case springAndLinear(CardSpring, seconds: Double)
  }

  var law: Law
  /// When it began, in the app's time.
  var start: Double
  /// What was left then, and how fast it changed.
  var left: SIMD8<Double>
  var speed: SIMD8<Double>

  /// What is left at a time, and how fast that changes.
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

  /// Nearer to its target than can be seen, and as good as at rest.
  func isOver(at time: Double) -> Bool {
    let (left, speed) = rest(at: time)
    let near = SIMD8<Double>(0.1, 0.1, 0.1, 0.1, 0.1, 0.0005, 0.002, 0.002), slow = SIMD8<Double>(4, 4, 4, 4, 4, 0.02, 0.05, 0.05)
    return (0..<8).allSatisfy { abs(left[$0]) < near[$0] && abs(speed[$0]) < slow[$0] }
  }
}
