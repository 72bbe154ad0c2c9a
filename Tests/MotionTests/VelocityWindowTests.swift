import CoreGraphics
import Motion
import Testing

@Suite("Velocity (BEHAVIOUR §7)")
struct VelocityWindowTests {
  @Test func `a steady drag has its speed, to seven digits`() {
    var window = VelocityWindow()
    for i in 0...30 { window.add(CGPoint(x: 0, y: Double(i) * 12.5), at: MediaTime(seconds: Double(i) / 60)) }
    #expect(close(window.velocity.y, 750, 1e-7) && window.velocity.x == 0)
  }

  @Test func `only the last 100 ms count`() {
    var window = VelocityWindow()
    for i in 0...10 { window.add(CGPoint(x: Double(i) * 100, y: 0), at: MediaTime(seconds: Double(i) * 0.02)) }
    for i in 1...5 { window.add(CGPoint(x: 1000, y: Double(i)), at: MediaTime(seconds: 0.2 + Double(i) * 0.02)) }
    #expect(window.velocity.x == 0 && close(window.velocity.y, 50))
  }

  @Test func `a finger that rests keeps its velocity, and its age tells`() {
    var window = VelocityWindow()
    #expect(window.velocity == .zero && window.age(at: .zero) == .infinity)
    window.add(.zero, at: .zero)
    #expect(window.velocity == .zero)
    window.add(CGPoint(x: 100, y: 0), at: MediaTime(seconds: 0.5))
    #expect(window.velocity.x == 200 && close(window.age(at: MediaTime(seconds: 3)), 2.5))
  }

  @Test func `two samples of one instant are the later one`() {
    var window = VelocityWindow()
    window.add(.zero, at: .zero)
    window.add(CGPoint(x: 5, y: 0), at: MediaTime(seconds: 0.1))
    window.add(CGPoint(x: 10, y: 0), at: MediaTime(seconds: 0.1))
    #expect(close(window.velocity.x, 100))
  }
}
