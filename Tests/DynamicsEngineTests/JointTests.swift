import Testing

@testable import DynamicsEngine

@Suite("Joints (behaviour: Dynamics)") struct JointTests {
  let world = DynamicsWorld()
  private func box(_ x: CGFloat, _ y: CGFloat, falls: Bool = true) -> DynamicsWorld.Body {
    let body = world.add(.box(CGSize(width: 40, height: 40)), at: CGPoint(x: x, y: y))
    if falls { world.set(gravity: CGVector(dx: 0, dy: 1000), of: body) }
    return body
  }
  private func distance(_ body: DynamicsWorld.Body, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    let at = world.place(of: body).at
    return ((at.x - x) * (at.x - x) + (at.y - y) * (at.y - y)).squareRoot()
  }
  private func eachStep(_ count: Int, _ check: () -> Void = {}) {
    for _ in 0..<count {
      world.step()
      check()
    }
  }

  @Test func `a rod keeps its length while the body swings`() {
    let body = box(100, 0)
    _ = world.add(Joint(.rod(length: 100), at: .zero, otherAt: .zero), of: body)
    var lowest: CGFloat = 0
    eachStep(180) {
      #expect(abs(distance(body, 0, 0) - 100) < 1.5)
      lowest = max(lowest, world.place(of: body).at.y)
    }
    #expect(lowest > 98)
  }

  @Test func `a rope is slack below its length`() {
    let body = box(0, 50)
    _ = world.add(Joint(.rope(length: 100), at: .zero, otherAt: .zero), of: body)
    eachStep(3)
    #expect(distance(body, 0, 0) < 60)
    eachStep(200) { #expect(distance(body, 0, 0) < 103) }
  }

  @Test(arguments: [1.0, 2.0, 4.0]) func `a soft rod oscillates at its frequency`(frequency: CGFloat) {
    let body = box(0, 120, falls: false)
    _ = world.add(Joint(.rod(length: 100), at: .zero, otherAt: .zero, frequency: frequency, damping: 0), of: body)
    var crossings: [Int] = []
    var (last, step) = (CGFloat(20), 0)
    eachStep(180) {
      step += 1
      let now = distance(body, 0, 0) - 100
      if now < 0, last >= 0 { crossings.append(step) }
      last = now
    }
    let period = Double(crossings[1] - crossings[0]) / 60
    #expect(abs(period * frequency - 1) < 0.08, "\(period)")
  }

  @Test func `critically damped, it does not overshoot`() {
    let body = box(0, 150, falls: false)
    _ = world.add(Joint(.rod(length: 100), at: .zero, otherAt: .zero, frequency: 2, damping: 1), of: body)
    eachStep(120) { #expect(distance(body, 0, 0) > 99.5) }
    #expect(distance(body, 0, 0) < 100.5)
  }

  @Test func `no length is a pin, or, where it is soft, a target that is reached`() {
    let (rigid, soft) = (box(0, 0), box(300, 40, falls: false))
    _ = world.add(Joint(.rod(length: 0), at: CGPoint(x: 20, y: 20), otherAt: CGPoint(x: 20, y: 20)), of: rigid)
    _ = world.add(Joint(.rod(length: 0.5), at: .zero, otherAt: CGPoint(x: 300, y: 0), frequency: 1, damping: 0.8), of: soft)
    eachStep(240)
    #expect(abs(distance(rigid, 20, 20) - 800.squareRoot()) < 1)
    #expect(distance(soft, 300, 0) < 0.1)
  }

  @Test func `a pin turns within its range alone`() {
    let body = box(50, 0)
    _ = world.add(Joint(.pin(range: -0.5...0.5, frictionTorque: 0), at: CGPoint(x: -50, y: 0), otherAt: .zero), of: body)
    eachStep(240) { #expect(world.place(of: body).angle < 0.56) }
    #expect(abs(world.place(of: body).angle - 0.5) < 0.05)
  }

  @Test func `a friction that is strong enough holds a pin`() {
    let body = box(50, 0)
    let weight = world.mass(of: body) * 1000 * 50
    _ = world.add(Joint(.pin(range: nil, frictionTorque: weight * 1.1), at: CGPoint(x: -50, y: 0), otherAt: .zero), of: body)
    eachStep(60)
    #expect(abs(world.place(of: body).angle) < 0.02)
  }

  @Test func `a weld makes one body of two`() {
    let (a, b) = (box(0, 0), box(40, 0, falls: false))
    _ = world.add(Joint(.weld, at: CGPoint(x: 20, y: 0), otherAt: CGPoint(x: -20, y: 0)), of: a, to: b)
    eachStep(60)
    let (first, second) = (world.place(of: a), world.place(of: b))
    #expect(abs(first.angle - second.angle) < 0.02 && abs(distance(a, second.at.x, second.at.y) - 40) < 1)
    #expect(first.at.y > 100)
  }

  @Test func `a slide moves along its axis alone, within its range, and does not turn`() {
    let body = box(0, 0)
    _ = world.add(Joint(.slide(axis: CGVector(dx: 1, dy: 1), range: -10...80), at: .zero, otherAt: .zero), of: body)
    eachStep(120)
    let place = world.place(of: body)
    #expect(abs(place.at.x - place.at.y) < 0.5 && abs(distance(body, 0, 0) - 80) < 1.5 && abs(place.angle) < 0.01)
  }

  @Test func `a snap ends at its place, upright`() {
    let body = world.add(.box(CGSize(width: 80, height: 40)), at: .zero, angle: 1)
    for joint in Joint.snap(CGSize(width: 80, height: 40), to: CGPoint(x: 200, y: 300), damping: 0.5) { _ = world.add(joint, of: body) }
    var steps = 0
    while world.moves, steps < 600 { eachStep(1) { steps += 1 } }
    #expect(distance(body, 200, 300) < 0.1 && abs(world.place(of: body).angle) < 0.002)
    #expect((40...130).contains(steps), "\(steps) steps, the last thirty of them at rest")
  }

  @Test func `a hand that moves the point carries the body along, and a leap gives it no speed`() {
    let (carried, leapt) = (box(0, 0, falls: false), box(0, 500, falls: false))
    let hand = world.add(Joint(.rod(length: 0), at: .zero, otherAt: .zero), of: carried)
    let other = world.add(Joint(.rod(length: 0), at: .zero, otherAt: CGPoint(x: 0, y: 500)), of: leapt)
    for i in 1...10 {
      world.move(hand, to: CGPoint(x: CGFloat(i) * 10, y: 0))
      eachStep(1)
    }
    #expect(abs(world.place(of: carried).at.x - 100) < 0.5 && abs(world.velocity(of: carried).dx - 600) < 1)
    world.move(other, to: CGPoint(x: 400, y: 500))
    eachStep(30)
    #expect(abs(world.place(of: leapt).at.x - 400) < 1 && abs(world.velocity(of: leapt).dx) < 1)
  }

  @Test func `joints go with their bodies`() {
    let (a, b) = (box(0, 0), box(0, 100))
    let held = world.add(Joint(.rod(length: 100), at: .zero, otherAt: .zero), of: a, to: b)
    world.remove(a)
    eachStep(10)
    #expect(world.bodies[b.number].joints.isEmpty)
    _ = held
  }
}
