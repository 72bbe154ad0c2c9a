import Motion
import Testing

@Suite("A spring from duration and damping ratio (behaviour: Duration and damping ratio)")
struct SpringDurationTests {
  @Test(arguments: [
    (1.0, 0.35, 0.0, 286.40942818911714), (0.8, 0.6, 0, 190.21427544499548), (1, 0.1, 0, 2125.3901278407934),
    (1, 0.2, 0, 707.2217886060563), (1, 0.5, 0, 161.7195025042016), (0.3, 0.5, 0, 1796.8833611577954), (1, 0.8, 0, 80.89737200360506),
    (1, 0.9, 0, 71.92472915770972), (1, 0.99, 0, 80.02518243167793), (1, 1, 0, 85.25592900599884), (1, 1, 1, 83.13803615388531),
    (1, 0.5, 0.25, 159.67233773812114), (1, 0.5, 1, 152.86841381792456), (1, 0.5, 1.5, 147.61602003056592),
    (1, 0.5, -2, 175.4224123383425), (0.5, 0.5, 0, 646.878010), (2, 0.5, 0, 40.429876), (3, 0.25, 0, 54.83363359078326),
  ])
  func `the stiffness is UIKit's`(d: Double, ratio: Double, v: Double, stiffness: Double) {
    let spring = Spring(duration: d, dampingRatio: ratio, initialVelocity: v)
    #expect(abs(spring.stiffness / stiffness - 1) < 1e-7)
    #expect(spring.mass == 1 && spring.initialVelocity == v && close(spring.dampingRatio, ratio))
  }

  @Test func `damping follows from the stiffness`() {
    #expect(close(Spring(duration: 3, dampingRatio: 0.25).damping, 3.702486785620688, 1e-9))
  }

  @Test(
    arguments: [
      (0.5, 1.0, [341.0237, 36.93365], [0.236069, 0.671068, 0.944477, 0.992211, 0.999000], nil),
      (0.6, 0.7, [268.9407, 22.95918], [0.298650, 0.860878, 1.041133, 1.001726, 0.998572], (1.045988, 0.2685)),
      (0.8, 0.6, [190.2143, 16.55018], [0.373586, 0.998183, 1.036927, 0.991685, 1.000539], (1.094780, 0.2848)),
      (1, 0.5, [161.7195, 12.71690], [0.487823, 1.144223, 0.987155, 0.998849, 1.000969], (1.163033, 0.2855)),
    ] as [(Double, Double, [Double], [Double], (Double, Double)?)])
  func `positions at fractions of the duration`(
    d: Double, ratio: Double, constants: [Double], positions: [Double], peak: (value: Double, at: Double)?
  ) {
    let spring = Spring(duration: d, dampingRatio: ratio)
    #expect(abs(spring.stiffness - constants[0]) < 6e-5 && abs(spring.damping - constants[1]) < 6e-6)
    for (fraction, x) in zip([0.1, 0.25, 0.5, 0.75, 1], positions) { #expect(abs(spring.value(at: fraction * d) - x) < 6e-7) }
    guard let peak else { return }
    let highest = (0...10_000).map { Double($0) * d / 10_000 }.max { spring.value(at: $0) < spring.value(at: $1) }!
    #expect(abs(spring.value(at: highest) - peak.value) < 1e-6 && abs(highest - peak.at) < 3e-4)  // the peak was read off a grid
  }

  @Test func `a spring from 50 to 150 stands within 0.64 pt of where the pixels were`() {
    let spring = Spring(duration: 0.8, dampingRatio: 0.6)
    for (t, pixel) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06)] { #expect(abs(50 + 100 * spring.value(at: t) - pixel) <= 0.64) }
  }

  @Test func `durations are clamped to 0.01 to 10 s and ratios to critical`() {
    #expect(Spring(duration: 0, dampingRatio: 0.5) == Spring(duration: 0.01, dampingRatio: 0.5))
    #expect(Spring(duration: 60, dampingRatio: 0.5) == Spring(duration: 10, dampingRatio: 0.5))
    #expect(Spring(duration: 1, dampingRatio: 3) == Spring(duration: 1, dampingRatio: 1))
  }

  @Test(arguments: [5.0, 20, 500])
  func `a velocity without a solution keeps the stiffness of none`(v: Double) {
    let spring = Spring(duration: 1, dampingRatio: 0.5, initialVelocity: v)
    #expect(spring.initialVelocity == v && close(spring.stiffness, 161.7195025042016, 1e-7))
  }

  @Test(arguments: [
    (100.0, 0.96305, 0.54926, 239.2550, 0.64095), (300, 0.88916, 0.64778, 172.8248, 0.67327), (600, 0.77833, 0.79557, 132.3121, 0.77039),
  ])
  func `the App Store card's springs (behaviour: Card numbers)`(y: Double, ratio: Double, d: Double, stiffness: Double, quarter: Double) {
    let (z, duration) = (1 - 0.3 * y / 812, 0.5 + 0.4 * y / 812)
    #expect(abs(z - ratio) < 6e-6 && abs(duration - d) < 6e-6)
    let spring = Spring(duration: duration, dampingRatio: z)
    #expect(abs(spring.stiffness - stiffness) < 6e-5 && abs(spring.value(at: duration / 4) - quarter) < 6e-6)
  }
}
