import Motion
import Testing

@Suite("The system's and perceptual springs (behaviour: System spring and Perceptual springs)")
struct NamedSpringTests {
  @Test func `the system spring is critical at 18.25742 per second`() {
    #expect(abs(Spring.system.frequency - 18.25742) < 5e-6 && Spring.system.dampingRatio == 1)
    #expect(close(Spring.system.settlingDuration, 0.6, 1e-12))
    for (t, x) in [(0.05, 0.232230), (0.1, 0.544778), (0.2, 0.879282), (0.3, 0.972919), (0.4, 0.994408), (0.5, 0.998901)] {
      #expect(abs(Spring.system.value(at: t) - x) < 6e-7)
    }
  }

  @Test(
    arguments: [
      (0.5, 0.0, 157.91367, 25.13274, 0.8), (1, 0, 39.47842, 12.56637, 1.5), (0.25, 0, nil, nil, 0.4),
      (0.5, 0.3, nil, 17.59292, 0.8629552831744205),
      (0.5, 0.7, nil, 7.53982, 1.904872615017113), (0.35, 0.15, 322.27280, 30.51833, 0.5156554893625898), (0.5, -0.3, nil, 35.90392, 1.1),
    ] as [(Double, Double, Double?, Double?, Double?)])
  func `perceptual springs`(p: Double, b: Double, stiffness: Double?, damping: Double?, settling: Double?) {
    let spring = Spring(perceptualDuration: p, bounce: b)
    #expect(spring.mass == 1 && spring.allowsOverdamping && spring.initialVelocity == 0)
    if let stiffness { #expect(abs(spring.stiffness - stiffness) < 6e-6) }
    if let damping { #expect(abs(spring.damping - damping) < 6e-6) }
    if let settling { #expect(close(spring.settlingDuration, settling, 1e-12)) }
  }

  @Test func `bounce is clamped to −1 and 1 and the defaults are a critical half second`() {
    #expect(Spring(perceptualDuration: 1, bounce: 7) == Spring(perceptualDuration: 1, bounce: 1))
    #expect(Spring(perceptualDuration: 1, bounce: -7) == Spring(perceptualDuration: 1, bounce: -1))
    #expect(Spring(perceptualDuration: 1, bounce: -1).value(at: 1).isFinite)
    #expect(Spring(perceptualDuration: 0.5) == Spring(perceptualDuration: 0.5, bounce: 0, initialVelocity: 0))
  }
}
