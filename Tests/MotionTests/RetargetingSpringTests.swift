import CoreGraphics
import Motion
import Testing

/// The system spring from any value with any velocity. (Docs/behaviour/animation.md, "System spring")
struct RetargetingSpringTests {
  @Test func `it is the system spring, measured in its own units`() {
    let spring = RetargetingSpring(from: 852, velocity: 0, to: 69)
    for t in stride(from: 0.0, through: 0.6, by: 0.05) {
      let (value, velocity) = spring.state(after: t), unit = Spring.system.state(at: t)
      #expect(close(value, 852 + (69 - 852) * unit.value) && close(velocity, (69 - 852) * unit.velocity))
    }
  }

  @Test func `it begins at its value with its velocity, also where it is at its target`() {
    let spring = RetargetingSpring(from: 10, velocity: 300, to: 10)
    #expect(spring.state(after: 0) == (10, 300) && spring.state(after: 0.05).value > 15)
    #expect(spring.state(after: 2).value == 10 || abs(spring.state(after: 2).value - 10) < 1e-9)
  }

  @Test func `a spring that is divided at any time goes on as the whole one`() {
    let whole = RetargetingSpring(from: 400, velocity: -600, to: 69), (value, velocity) = whole.state(after: 0.07)
    let rest = RetargetingSpring(from: value, velocity: velocity, to: 69)
    #expect(close(rest.state(after: 0.1).value, whole.state(after: 0.17).value))
    #expect(close(rest.state(after: 0.1).velocity, whole.state(after: 0.17).velocity))
  }

  @Test func `it is over when the rest is nearer than the tolerance and too slow to leave it`() {
    let spring = RetargetingSpring(from: 100, velocity: 0, to: 0)
    #expect(!spring.isOver(after: 0.1, tolerance: 0.2) && spring.isOver(after: 0.6, tolerance: 0.2))
    #expect(!RetargetingSpring(from: 0, velocity: 500, to: 0).isOver(after: 0, tolerance: 0.2))
    #expect(spring.reach == 100)
  }
}
