import CDynamics
import Testing

@testable import DynamicsEngine

@Suite("Gravity and boundaries") struct GravityTests {
  @Test func `a fall of a second with 1000 pt/s² follows the steps' sum (BEHAVIOUR §13)`() {
    let world = DynamicsWorld()
    let body = world.add(.box(CGSize(width: 100, height: 100)), at: .zero)
    world.set(gravity: CGVector(dx: 0, dy: 1000), of: body)
    for _ in 0..<60 { world.step { _ in } }
    // Each step first changes the speed, then the place: g·dt²·n(n+1)/2.
    #expect(abs(world.place(of: body).at.y - 1000.0 / 3600 * 60 * 61 / 2) < 0.01)
    #expect(abs(world.velocity(of: body).dy - 1000) < 0.01)
  }

  @Test func `Box2D asks us for sine and cosine`() {
    _ = DynamicsWorld()
    #expect(cd_redirected() > 0)
  }
}
