import Testing

@testable import DynamicsEngine

@Suite("Bodies, boundaries and contacts (behaviour: Dynamics)") struct BodyTests {
  let world = DynamicsWorld()
  private func box(_ side: CGFloat = 100, at place: CGPoint = .zero, gravity: CGFloat = 0) -> DynamicsWorld.Body {
    let body = world.add(.box(CGSize(width: side, height: side)), at: place)
    if gravity != 0 { world.set(gravity: CGVector(dx: 0, dy: gravity), of: body) }
    return body
  }
  private func steps(_ count: Int) { for _ in 0..<count { world.step() } }
  private func y(_ body: DynamicsWorld.Body) -> CGFloat { world.place(of: body).at.y }

  @Test func `a fall of a second with 1000 pt/s² is the sum of its steps`() {
    let body = box(gravity: 1000)
    steps(60)
    // Each step first changes the speed, then the place: g·dt²·n(n+1)/2.
    #expect(abs(y(body) - 1000.0 / 3600 * 60 * 61 / 2) < 0.01)
    #expect(abs(world.velocity(of: body).dy - 1000) < 0.01)
  }

  @Test func `what lies on a boundary lies on it, and what lies on that lies on that, to 0.4 points`() {
    let group = world.makeGroup()
    _ = world.add(boundary: [CGPoint(x: -300, y: 500), CGPoint(x: 300, y: 500)], of: group)
    let bodies = [box(at: CGPoint(x: 0, y: 440), gravity: 1000), box(at: CGPoint(x: 0, y: 330), gravity: 1000)]
    let ball = world.add(.ellipse(CGSize(width: 60, height: 60)), at: CGPoint(x: 200, y: 400))
    world.set(gravity: CGVector(dx: 0, dy: 1000), of: ball)
    for body in bodies + [ball] { world.set(items: [group], boundaries: [group], of: body) }
    steps(300)
    #expect(!world.moves)
    #expect(abs(y(bodies[0]) - 450) < 0.4 && abs(y(bodies[1]) - 350) < 0.8 && abs(y(ball) - 470) < 0.4)
  }

  @Test(arguments: (0..<30).map { 1 + CGFloat($0) * 4.3 }) func `a box of any size that lies still sleeps`(side: CGFloat) {
    let group = world.makeGroup()
    _ = world.add(boundary: [CGPoint(x: 0, y: 600), CGPoint(x: 375, y: 600)], of: group)
    let body = world.add(.box(CGSize(width: side, height: side)), at: CGPoint(x: 100, y: 400))
    world.set(gravity: CGVector(dx: 0, dy: 1000), of: body)
    world.set(items: [group], boundaries: [group], of: body)
    var count = 0
    while world.moves, count < 200 {
      steps(1)
      count += 1
    }
    #expect(count < 200 && abs(y(body) + side / 2 - 600) < (side < 5.1 ? 2.1 : 0.4))
  }

  @Test(arguments: [0, 0.5, 1]) func `a ball comes back with as much of its speed as its elasticity says`(elasticity: CGFloat) {
    let group = world.makeGroup()
    _ = world.add(boundary: [CGPoint(x: -300, y: 500), CGPoint(x: 300, y: 500)], of: group)
    let ball = world.add(.ellipse(CGSize(width: 60, height: 60)), at: CGPoint(x: 0, y: 0))
    var material = Material()
    material.elasticity = elasticity
    world.set(material, of: ball)
    world.set(items: [group], boundaries: [group], of: ball)
    world.set(gravity: CGVector(dx: 0, dy: 1000), of: ball)
    var (before, after) = (CGFloat(0), CGFloat(0))
    for _ in 0..<120 {
      let old = world.velocity(of: ball).dy
      steps(1)
      let new = world.velocity(of: ball).dy
      if new < old - 1 {
        (before, after) = (old, new)
        break
      }
    }
    // The step that hits goes on falling: a sixtieth of 1000.
    #expect(before > 900 && abs(-after / (before + 1000.0 / 60) - elasticity) < 0.02)
  }

  @Test func `those that share no group pass through each other`() {
    let (a, b) = (box(at: .zero, gravity: 1000), box(at: CGPoint(x: 0, y: 200)))
    let (first, second) = (world.makeGroup(), world.makeGroup())
    world.set(items: [first], boundaries: [], of: a)
    world.set(items: [second], boundaries: [], of: b)
    steps(60)
    #expect(y(a) > 400 && abs(y(b) - 200) < 0.001)
  }

  @Test func `each touch is told once when it begins and once when it ends, however many shapes there are`() {
    let group = world.makeGroup()
    let egg = world.add(.ellipse(CGSize(width: 100, height: 60)), at: CGPoint(x: 0, y: 400))
    world.set(items: [group], boundaries: [group], of: egg)
    world.set(gravity: CGVector(dx: 0, dy: 1000), of: egg)
    let floor = world.add(
      boundary: stride(from: -300, through: 300, by: 5).map { CGPoint(x: CGFloat($0), y: 500) }, of: group)
    steps(240)
    let began = world.takeContacts()
    #expect(began.first == DynamicsWorld.Contact(body: egg, other: .boundary(floor), beganAt: began.first?.beganAt))
    #expect(began.filter { $0.beganAt != nil }.count == began.filter { $0.beganAt == nil }.count + 1)
    world.remove(floor)
    #expect(world.takeContacts().map(\.beganAt) == [nil])
    steps(10)
    #expect(y(egg) > 480)
  }

  @Test func `a body that rests for half a second sleeps, and is told of no more`() {
    let body = box()
    world.set(velocity: CGVector(dx: 0, dy: 0), angularVelocity: 0, of: body)
    var told = 0
    for _ in 0..<60 { told += world.step().count }
    #expect(told == 0 && !world.moves && !world.isAwake(body))
  }

  @Test func `a push of magnitude 1 gives a square of 100 points 100 pt/s², four times as much to half of its side`() {
    let (large, small) = (box(100), box(50, at: CGPoint(x: 500, y: 0)))
    for _ in 0..<60 {
      for body in [large, small] { world.push(body, force: CGVector(dx: DynamicsScale.force(magnitude: 1), dy: 0)) }
      steps(1)
    }
    #expect(abs(world.velocity(of: large).dx - 100) < 0.01 && abs(world.velocity(of: small).dx - 400) < 0.05)
  }

  @Test func `numbers are used again, and what was removed is gone`() {
    let a = box()
    world.remove(a)
    let b = box()
    #expect(a == b)
    #expect(world.takeContacts().isEmpty)
  }
}
