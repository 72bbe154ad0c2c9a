import Motion
import Testing

@Suite("Curves (behaviour: Timing curves)")
struct CubicTimingTests {
  @Test(arguments: [
    (0.1, [0.0170266, 0.1605722, 0.0197225, 0.0947963]),
    (0.25, [0.0934647, 0.3781381, 0.1291619, 0.4085106]),
    (0.5, [0.3153568, 0.6846432, 0.5, 0.8024034]),
    (0.75, [0.6218619, 0.9065353, 0.8708381, 0.9604590]),
    (0.9, [0.8394278, 0.9829734, 0.9802775, 0.9943165]),
  ])
  func `the named curves go through the measured points`(x: Double, expected: [Double]) {
    for (curve, y) in zip([CubicTiming.easeIn, .easeOut, .easeInOut, .default], expected) {
      #expect(close(curve.value(at: x), y, 1.5e-6))
    }
  }

  @Test func `a curve never leaves its ends and a line is a line`() {
    for curve in [CubicTiming.easeIn, .easeOut, .easeInOut, .default, CubicTiming(0, 0, 1, 1)] {
      #expect(close(curve.value(at: 0), 0) && close(curve.value(at: 1), 1))
    }
    for x in stride(from: 0, through: 1, by: 0.05) { #expect(close(CubicTiming(0.3, 0.3, 0.6, 0.6).value(at: x), x, 1e-8)) }
  }

  @Test func `a curve with a vertical tangent is solved to 1e-9`() {
    // Newton stalls here, and bisection takes over: x(s) = s³ at the start, (1 − s)³ at the end.
    let steep = CubicTiming(0, 1, 1, 0)
    for x in stride(from: 0.01, through: 0.99, by: 0.01) {
      let (before, after) = (steep.value(at: x - 1e-7), steep.value(at: x + 1e-7))
      #expect(after >= before && after - before < 1e-4)
    }
    #expect(close(steep.value(at: 0.5), 0.5))
  }

  @Test func `progress can be asked backwards`() {
    for timing in [Timing.linear, .cubic(.easeIn), .cubic(.easeInOut), .cubic(.default)] {
      for u in stride(from: 0.02, to: 1, by: 0.07) { #expect(close(timing.firstFraction(reaching: timing.value(at: u)), u, 1e-7)) }
    }
  }

  @Test func `a spring's progress is asked for its first arrival, before it overshoots`() {
    let spring = Timing.spring(Spring(duration: 1, dampingRatio: 0.5), duration: 1)
    let first = spring.firstFraction(reaching: 1)
    #expect(first < 0.2855 && close(spring.value(at: first), 1, 1e-9))
    #expect(spring.firstFraction(reaching: 2) == 1)
  }
}
