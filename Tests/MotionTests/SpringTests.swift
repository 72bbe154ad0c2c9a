import Motion
import Testing

@Suite("CASpringAnimation's law (behaviour: Spring animations)")
struct SpringTests {
  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0, 1.4727003346780927), (1, 100, 20, 0, 1.0), (1, 100, 30, 0, 1.0), (1, 100, 10, 5, 1.3815510557964275),
    (1, 100, 10, -5, 1.5350814063145797), (1, 300, 20, 0, 0.7442555275721707), (2, 100, 5, 0, 5.658348137358159),
  ])
  func `settling durations are the measured ones`(m: Double, k: Double, c: Double, v: Double, expected: Double) {
    #expect(close(Spring(mass: m, stiffness: k, damping: c, initialVelocity: v).settlingDuration, expected, 1e-12))
  }

  @Test func `overdamped springs settle when they were measured to, sooner than they arrive`() {
    #expect(abs(Spring(perceptualDuration: 0.5, bounce: -0.3).settlingDuration - 1.1) < 1e-9)
    #expect(abs(Spring(perceptualDuration: 1, bounce: -0.5).settlingDuration - 2.6) < 1e-9)
    for p in [0.3, 0.5, 1] {
      let all = stride(from: 0, through: -0.9, by: -0.1).map { Spring(perceptualDuration: p, bounce: $0).settlingDuration }
      #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func `a spring without damping never settles`() {
    #expect(Spring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test(arguments: [
    (10.0, 0.0, [10.44055, 61.04925, 102.33596, 111.84460]), (20, 0, [9.02040, 44.21746, 71.27025, 93.89005]),
    (30, 0, [9.02040, 44.21746, 71.27025, 93.89005]), (10, 5, [29.30781, 87.32048, 116.04145, 107.67216]),
    (10, -5, [-8.42671, 34.77803, 88.63046, 116.01706]),
  ])
  func `positions are the measured ones`(c: Double, v: Double, percent: [Double]) {
    let spring = Spring(damping: c, initialVelocity: v)
    for (t, expected) in zip([0.05, 0.15, 0.25, 0.45], percent) { #expect(abs(spring.value(at: t) * 100 - expected) < 1e-5) }
  }

  @Test func `the default spring stands at 108.34 % after 0.49 s`() {
    #expect(abs(Spring().value(at: 0.49) * 100 - 108.34) < 0.005)
  }

  @Test(arguments: [2.0, 10, 20, 30], [false, true])
  func `velocity is the derivative of position, in every regime`(c: Double, allowsOverdamping: Bool) {
    for v in [-5.0, 0, 5] {
      var spring = Spring(damping: c, initialVelocity: v)
      spring.allowsOverdamping = allowsOverdamping
      #expect(close(spring.velocity(at: 0), v) && close(spring.value(at: 0), 0))
      for t in [0.05, 0.1, 0.4, 0.9] {
        #expect(close((spring.value(at: t + 1e-6) - spring.value(at: t - 1e-6)) / 2e-6, spring.velocity(at: t), 1e-6))
      }
    }
  }

  @Test func `damping above critical is clamped unless overdamping is allowed`() {
    var spring = Spring(damping: 60)
    #expect(spring.dampingRatio == 1 && spring.value(at: 0.2) == Spring(damping: 20).value(at: 0.2))
    spring.allowsOverdamping = true
    #expect(spring.dampingRatio == 3)
    // The equation of motion itself: x″ = k (1 − x) − c x′.
    let h = 1e-4, t = 0.3
    let acceleration = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
    #expect(close(acceleration, 100 * (1 - spring.value(at: t)) - 60 * spring.velocity(at: t), 1e-5))
  }

  @Test func `the regimes meet without a step`() {
    for t in [0.05, 0.2, 0.6] {
      var over = Spring(damping: 20.0002)
      over.allowsOverdamping = true
      let under = Spring(damping: 19.9998), critical = Spring(damping: 20)
      #expect(abs(under.value(at: t) - critical.value(at: t)) < 1e-4 && abs(over.value(at: t) - critical.value(at: t)) < 1e-4)
    }
  }
}
