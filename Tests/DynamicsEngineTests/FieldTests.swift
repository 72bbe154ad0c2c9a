import Testing

@testable import DynamicsEngine

@Suite("Fields") struct FieldTests {
  private func force(
    _ kind: Field.Kind, _ change: (inout Field) -> Void = { _ in }, velocity: CGVector = .zero, charge: CGFloat = 0
  ) -> CGVector {
    var field = Field(kind)
    change(&field)
    // Two metres to the right, a kilogram.
    return field.force(
      on: Field.Subject(offset: CGPoint(x: 300, y: 0), velocity: velocity, mass: 1, charge: charge), at: 0)
  }

  @Test func `radial gravity draws in, linear gravity in its direction, a vortex around, by mass`() {
    #expect(force(.radialGravity) == CGVector(dx: -150, dy: 0))
    #expect(force(.linearGravity(CGVector(dx: 0, dy: 2))) == CGVector(dx: 0, dy: 300))
    #expect(force(.vortex) == CGVector(dx: 0, dy: 150))
  }
  @Test func `falloff divides by a power of the distance, not below the minimum radius`() {
    #expect(abs(force(.radialGravity) { $0.falloff = 2 }.dx + 37.5) < 1e-9)
    #expect(abs(force(.radialGravity) { ($0.falloff, $0.minimumRadius) = (1, 600) }.dx + 18.75) < 1e-9)
  }
  @Test func `a spring draws by the distance, drag holds by the speed`() {
    #expect(force(.spring) { $0.strength = 3 } == CGVector(dx: -900, dy: 0))
    #expect(force(.drag, velocity: CGVector(dx: 0, dy: 50)) == CGVector(dx: 0, dy: -50))
  }
  @Test func `electric and magnetic forces are as strong as the charge, and turned about for the other sign`() {
    #expect(force(.electric, charge: 2) == CGVector(dx: 300, dy: 0) && force(.electric, charge: -2) == CGVector(dx: -300, dy: 0))
    #expect(force(.magnetic, velocity: CGVector(dx: 100, dy: 0), charge: 1) == CGVector(dx: 0, dy: -100))
    #expect(force(.electric) == .zero && force(.magnetic, velocity: CGVector(dx: 100, dy: 0)) == .zero)
  }
  @Test func `a velocity field gives its velocity within a step`() {
    let world = DynamicsWorld()
    let body = world.add(.box(CGSize(width: 40, height: 40)), at: .zero)
    let field = Field(.velocity(CGVector(dx: 1, dy: 0)))
    let subject = Field.Subject(offset: .zero, velocity: world.velocity(of: body), mass: world.mass(of: body), charge: 0)
    world.push(body, force: field.force(on: subject, at: 0))
    world.step { _ in }
    #expect(abs(world.velocity(of: body).dx - 150) < 0.01)
  }
  @Test func `noise is bounded, the same each time, even where it is smooth, and still without a speed`() {
    let (rough, smooth) = (Noise(smoothness: 0, animationSpeed: 0), Noise(smoothness: 1, animationSpeed: 2))
    var (roughest, smoothest) = (CGFloat(0), CGFloat(0))
    for i in 0..<1000 {
      let here = CGVector(dx: CGFloat(i) * 0.01, dy: 0.3), next = CGVector(dx: CGFloat(i + 1) * 0.01, dy: 0.3)
      #expect(abs(rough.value(at: here, 0).dx) <= 1 && rough.value(at: here, 0) == rough.value(at: here, 99))
      roughest = max(roughest, abs(rough.value(at: here, 0).dx - rough.value(at: next, 0).dx))
      smoothest = max(smoothest, abs(smooth.value(at: here, 0).dx - smooth.value(at: next, 0).dx))
    }
    #expect(roughest > 5 * smoothest)
    #expect(smooth.value(at: .zero, 0.3) != smooth.value(at: .zero, 0.8))
    #expect(Noise(smoothness: .nan, animationSpeed: .infinity).value(at: CGVector(dx: 1e300, dy: 0), 1).dx.isFinite)
  }
  @Test func `regions hold what they say`() {
    let ring = Region.both(.circle(radius: 100), .not(.circle(radius: 50)))
    #expect(ring.contains(CGPoint(x: 70, y: 0)) && !ring.contains(.zero) && !ring.contains(CGPoint(x: 100, y: 100)))
    #expect(Region.rectangle(CGSize(width: 20, height: 40)).contains(CGPoint(x: 10, y: -20)))
    #expect(Region.either(.circle(radius: 1), .rectangle(CGSize(width: 50, height: 2))).contains(CGPoint(x: 20, y: 0)))
    #expect(Region.everywhere.contains(CGPoint(x: 1e9, y: 0)))
  }
  @Test func `steps lie on the ticks of displays of 60 and 120`() {
    for tick in 0..<500 {
      #expect(StepGrid.count(nanoseconds: Int64(tick) * 1_000_000_000 / 60) == Int64(tick))
      #expect(StepGrid.count(nanoseconds: Int64(tick) * 1_000_000_000 / 120) == Int64(tick / 2))
    }
  }
}
