import CoreGraphics
import Motion
import Testing

@Suite("Sameness of numbers")
struct ElementaryTests {
  @Test func `own elementary functions agree with the C library to a few last bits`() {
    for i in -4000...4000 {
      let x = Double(i) * 0.00773
      #expect(abs(Elementary.exp(x) / exp(x) - 1) < 1e-15)
      #expect(abs(Elementary.sin(x) - sin(x)) < 5e-16 && abs(Elementary.cos(x) - cos(x)) < 5e-16)
      #expect(abs(Elementary.atan2(x, 1.7) - atan2(x, 1.7)) < 5e-16)
      if x > 0 { #expect(abs(Elementary.log(x) - log(x)) < 1e-15 * max(1, abs(log(x)))) }
    }
  }

  /// These bits must also come out with `GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-AVX2`, and on every other machine.
  @Test func `curves, springs and scrolling give the recorded bits`() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ x: Double) { hash = (hash ^ x.bitPattern) &* 0x100_0000_01b3 }
    let spring = Spring(duration: 0.6, dampingRatio: 0.7, initialVelocity: 0.3), bounce = Bounce(to: 0, from: 0, velocity: 3005)
    let decay = Decay(from: 0, velocity: 1500), soft = Bounce(to: 0, from: 235, velocity: 0)
    for i in 0..<5_000 {
      let x = Double(i) * 0.000917
      for sample in [Elementary.exp(x - 9), Elementary.sin(x), Elementary.cos(x), Elementary.atan2(x - 2, 3), Elementary.log(x + 1)] {
        mix(sample)
      }
      mix(CubicTiming.easeInOut.value(at: Double(i) / 5_000))
      for sample in [spring.value(at: x), spring.velocity(at: x), decay.position(at: x), bounce.position(at: x), soft.position(at: x)] {
        mix(sample)
      }
    }
    #expect(hash == 1_328_515_526_034_348_918)
  }
}
