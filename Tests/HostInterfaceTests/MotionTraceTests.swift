import HostInterface
import Testing

@Suite struct MotionTraceTests {
  @Test(arguments: [
    (0.0, "0"), (-0.00001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (0.12345, "0.1235"), (-0.5, "-0.5"), (1234567.89, "1234567.89"),
  ])
  func `a number has at most four decimals and no trailing zeros`(value: Double, text: String) {
    #expect(MotionTrace.decimal(value) == text)
  }

  @Test(
    arguments: [
      (9.3e14, "930000000000000"), (-9.3e14, "-930000000000000"), (9.3e14 + 0.125, "930000000000000.1"), (1e20, "1e+20"),
      (-1e300, "-1e+300"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (-922_337_203_685_477.62, "-922337203685477.5808"),
    ] as [(Double, String)])
  func `a number beyond 64 bits does not trap`(value: Double, text: String) {
    #expect(MotionTrace.decimal(value) == text)
    #expect(text == "nan" || Double(text) == value)
  }
}
