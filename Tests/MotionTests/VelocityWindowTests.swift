import CoreGraphics
import Motion
import Testing

@Suite("Velocity (behaviour: Gesture recognizers)")
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
    window.add(CGPoint(x: 100, y: 0), at: MediaTime(seconds: 0.08))
    #expect(window.velocity.x == 1250 && close(window.age(at: MediaTime(seconds: 3)), 2.92))
  }

  @Test func `a finger that rests and moves again has one speed, whether or not its rest was reported`() {
    var (silent, reported) = (VelocityWindow(), VelocityWindow())
    for i in 0...120 {
      let time = MediaTime(seconds: Double(i) / 60), place = CGPoint(x: 0, y: Double(min(i, 30) + max(0, i - 90)) * 5)
      reported.add(place, at: time)
      if i <= 30 || i > 90 { silent.add(place, at: time) }
      #expect(silent.velocity == reported.velocity && silent.age(at: time) == reported.age(at: time), "tick \(i)")
      if i == 90 { #expect(close(silent.velocity.y, 300) && close(silent.age(at: time), 1)) }
      if i == 94 { #expect(close(silent.velocity.y, 200)) }  // 20 points in the last tenth of a second
      if i == 120 { #expect(close(silent.velocity.y, 300)) }
    }
  }

  @Test func `two samples of one instant are the later one`() {
    var window = VelocityWindow()
    window.add(.zero, at: .zero)
    window.add(CGPoint(x: 5, y: 0), at: MediaTime(seconds: 0.1))
    window.add(CGPoint(x: 10, y: 0), at: MediaTime(seconds: 0.1))
    #expect(close(window.velocity.x, 100))
  }
}
