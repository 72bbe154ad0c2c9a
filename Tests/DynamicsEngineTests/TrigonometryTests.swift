import CDynamics
import Testing

@testable import DynamicsEngine

/// The library's own would differ in their last bits with fused multiply-add. (Docs/decisions/0080-dynamics.md)
@Suite("Sine and cosine") struct TrigonometryTests {
  @Test func `they are the nearest floats to what Elementary says, which has the same bits everywhere`() {
    var differing = 0
    for i in -20_000...20_000 {
      let angle = Float(i) * 0.00171
      let (sine, cosine) = Elementary.sincos(Double(angle))
      if cd_sine(angle) != Float(sine) || cd_cosine(angle) != Float(cosine) { differing += 1 }
    }
    #expect(differing == 0)
  }

  @Test func `they are those of whole turns at multiples of a quarter, and finite far out`() {
    #expect(cd_sine(0) == 0 && cd_cosine(0) == 1 && cd_sine(.pi / 2) == 1)
    for angle in [Float(1e6), -1e6, 1e9] { #expect(abs(cd_sine(angle)) <= 1 && abs(cd_cosine(angle)) <= 1) }
  }

  @Test func `Box2D asks us for both`() {
    _ = DynamicsWorld()
    #expect(cd_redirected() >= 2)
  }

  /// A trajectory's bits, recorded once: a processor without FMA or another thread count must give the same. (Tools/checks/sameness runs
  /// the Drop demo so; this test runs in the same way under GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-AVX2.)
  @Test func `thirty tumbling boxes end at the same bits each time`() {
    func run() -> UInt64 {
      let world = DynamicsWorld()
      let group = world.makeGroup()
      _ = world.add(boundary: [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 800), CGPoint(x: 400, y: 700), CGPoint(x: 400, y: 0)], of: group)
      for i in 0..<30 {
        let at = CGPoint(x: 40 + CGFloat(i % 6) * 60, y: 40 + CGFloat(i / 6) * 70)
        let outline = i % 3 == 0 ? Outline.ellipse(CGSize(width: 40, height: 40)) : .box(CGSize(width: 50, height: 30))
        let body = world.add(outline, at: at, angle: CGFloat(i))
        world.set(items: [group], boundaries: [group], of: body)
        world.set(gravity: CGVector(dx: 0, dy: 1000), of: body)
      }
      var hash: UInt64 = 14_695_981_039_346_656_037
      for _ in 0..<240 {
        world.step { moved in
          for number in [moved.at.x, moved.at.y, moved.angle] { hash = (hash ^ UInt64(number.bitPattern)) &* 1_099_511_628_211 }
        }
      }
      return hash
    }
    let first = run()
    #expect(first == run())
    #if arch(x86_64)
      #expect(first == TrigonometryTests.tumble, "\(first)")
    #endif
  }
  static let tumble: UInt64 = 16_913_204_217_323_384_509
}
