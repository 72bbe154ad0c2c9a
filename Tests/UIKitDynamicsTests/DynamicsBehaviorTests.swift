import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText
@testable import UIKitVoiceOver

@MainActor @Suite("What behaviors do (behaviour: Dynamics)", .hand)
struct DynamicsBehaviorTests {
  let stage = DynamicsStage()
  private func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { stage.animator.addBehavior(behavior) } }

  @Test func `gravity of magnitude 1 is 1000 pt/s², by default downwards`() {
    let box = stage.box()
    let gravity = UIGravityBehavior(items: [box])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1 && gravity.angle == .pi / 2)
    add(gravity)
    stage.steps(60)
    #expect(abs(box.center.y - 100 - 1000.0 / 3600 * 60 * 61 / 2) < 0.05 && box.center.x == 187)
    #expect(box.transform == .identity && abs(stage.animator.elapsedTime - 1) < 1e-9)
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.gravityDirection = CGVector(dx: -3, dy: 4)
    #expect(gravity.magnitude == 5)
  }

  @Test func `a push once gives 100 pt/s on the next step and is over, a push that goes on accelerates`() {
    let (a, b) = (stage.box("a"), stage.box("b"))
    let (once, long) = (UIPushBehavior(items: [a], mode: .instantaneous), UIPushBehavior(items: [b], mode: .continuous))
    let speeds = UIDynamicItemBehavior(items: [a, b])
    once.setAngle(0, magnitude: 1)
    long.setAngle(.pi, magnitude: 1)
    add(speeds, once, long)
    stage.steps(1)
    #expect(abs(speeds.linearVelocity(for: a).x - 100) < 1e-3 && !once.active)
    stage.steps(59)
    #expect(abs(speeds.linearVelocity(for: a).x - 100) < 1e-3 && abs(speeds.linearVelocity(for: b).x + 100) < 1e-2 && long.active)
    once.active = true
    stage.steps(1)
    #expect(abs(speeds.linearVelocity(for: a).x - 200) < 1e-3)
    long.active = false
    stage.steps(1)
    #expect(abs(speeds.linearVelocity(for: b).x + 100 * 61 / 60) < 1e-2)
  }

  @Test func `a push beside the middle turns, unless the item may not turn`() {
    let (a, b) = (stage.box("a"), stage.box("b"))
    let push = UIPushBehavior(items: [a, b], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for box in [a, b] { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box) }
    let stiff = UIDynamicItemBehavior(items: [b])
    stiff.allowsRotation = false
    add(stiff, push)
    stage.steps(20)
    #expect(a.transform.b > 0.1 && b.transform == .identity && b.center.x > 187)
  }

  @Test func `an item that is thrown goes as far as its resistance lets it, then the animator pauses`() {
    let box = stage.box()
    let description = UIDynamicItemBehavior(items: [box])
    description.resistance = 4
    description.addLinearVelocity(CGPoint(x: 400, y: 0), for: box)
    #expect(description.linearVelocity(for: box) == CGPoint(x: 400, y: 0))
    add(description)
    stage.rest()
    // v/d, and the first step is already slowed down.
    #expect(abs(box.center.x - 187 - 100) < 3)
    #expect(stage.log == ["resume", "pause"])
    description.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    #expect(stage.animator.isRunning && stage.log.last == "resume")
  }

  @Test func `the box within the reference bounds stays, and is told of`() {
    let box = stage.box()
    let collision = UICollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 112, right: 0))
    collision.collisionDelegate = stage
    add(UIGravityBehavior(items: [box]), collision)
    stage.rest()
    #expect(abs(box.center.y - 650) < 0.4)
    #expect(stage.log.first == "resume" && stage.log[1].hasPrefix("box + bounds at 187 70") && stage.log.last == "pause")
    collision.translatesReferenceBoundsIntoBoundary = false
    stage.steps(10)
    #expect(box.center.y > 655 && stage.log.contains("box − bounds"))
  }

  @Test func `items hit each other and named boundaries; a mode lets them pass`() {
    let (a, b) = (stage.box("a", at: CGPoint(x: 187, y: 100)), stage.box("b", at: CGPoint(x: 187, y: 400)))
    let still = UIDynamicItemBehavior(items: [b])
    still.isAnchored = true
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionDelegate = stage
    collision.addBoundary(withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 375, y: 700))
    add(UIGravityBehavior(items: [a]), still, collision)
    stage.rest()
    #expect(abs(a.center.y - 300) < 0.4 && b.center == CGPoint(x: 187, y: 400))
    #expect(stage.log.contains { $0.hasPrefix("a + b at 187 35") })
    collision.collisionMode = .boundaries
    stage.rest()
    #expect(abs(a.center.y - 650) < 0.4 && stage.log.contains { $0.hasPrefix("a + floor at 187 70") } && stage.log.contains("a − b"))
    #expect(collision.boundary(withIdentifier: "floor")?.bounds == CGRect(x: 0, y: 700, width: 375, height: 0))
  }

  @Test func `round items roll down a path`() {
    final class Ball: UIView { override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse } }
    let ball = Ball(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    stage.hand.window.addSubview(ball)
    let slope = UIBezierPath()
    slope.move(to: CGPoint(x: 0, y: 200))
    slope.addQuadCurve(to: CGPoint(x: 300, y: 500), controlPoint: CGPoint(x: 100, y: 480))
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "slope", for: slope)
    add(UIGravityBehavior(items: [ball]), collision)
    stage.steps(80)
    #expect(ball.center.x > 120 && abs(ball.transform.b) > 0.1)
  }

  @Test func `an attachment keeps its length, whichever ends it has`() {
    let (a, b) = (stage.box("a", at: CGPoint(x: 187, y: 100)), stage.box("b", at: CGPoint(x: 287, y: 100)))
    let first = UIAttachmentBehavior(item: a, attachedToAnchor: CGPoint(x: 87, y: 100))
    let below = UIOffset(horizontal: 0, vertical: 40)
    let second = UIAttachmentBehavior(item: a, offsetFromCenter: below, attachedTo: b, offsetFromCenter: below)
    #expect(first.length == 100 && second.length == 100 && first.attachedBehaviorType == .anchor && second.attachedBehaviorType == .items)
    add(first, second, UIGravityBehavior(items: [a, b]))
    for _ in 0..<120 {
      stage.steps(1)
      #expect(abs(a.center.distance(to: first.anchorPoint) - 100) < 2)
    }
    first.length = 150
    stage.steps(120)
    #expect(abs(a.center.distance(to: first.anchorPoint) - 150) < 2)
  }

  @Test func `an item follows the anchor, and goes on as it was carried`() {
    let box = stage.box()
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
    let speeds = UIDynamicItemBehavior(items: [box])
    add(attachment, speeds)
    for i in 1...10 {
      attachment.anchorPoint = CGPoint(x: 187, y: 100 + CGFloat(i) * 20)
      stage.steps(1)
      #expect(abs(box.center.y - attachment.anchorPoint.y) < 0.5)
    }
    stage.animator.removeBehavior(attachment)
    stage.steps(1)
    #expect(abs(speeds.linearVelocity(for: box).y - 1200) < 5)
  }

  @Test func `sliding, limit, fixed and pin hold in their ways`() {
    func small(_ name: String, _ x: CGFloat, _ y: CGFloat) -> UIView { stage.box(name, at: CGPoint(x: x, y: y), side: 40) }
    let (a, b, c) = (small("a", 60, 100), small("b", 187, 100), small("c", 300, 100))
    let (d, e, f) = (small("d", 60, 300), small("e", 187, 300), small("f", 300, 300))
    let roof = UIDynamicItemBehavior(items: [b, e])
    roof.isAnchored = true
    let sliding = UIAttachmentBehavior.slidingAttachment(with: a, attachmentAnchor: a.center, axisOfTranslation: CGVector(dx: 0, dy: 1))
    sliding.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
    let limit = UIAttachmentBehavior.limitAttachment(with: c, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero)
    let fixed = UIAttachmentBehavior.fixedAttachment(with: d, attachedTo: e, attachmentAnchor: e.center)
    let pin = UIAttachmentBehavior.pinAttachment(with: f, attachedTo: e, attachmentAnchor: e.center)
    pin.attachmentRange = UIFloatRange(minimum: 0, maximum: 0.5)
    add(roof, sliding, limit, fixed, pin, UIGravityBehavior(items: [a, c, d, f]))
    stage.steps(180)
    #expect(abs(a.center.y - 150) < 2 && abs(a.center.x - 60) < 0.5)
    #expect(c.center.distance(to: b.center) < 116 && c.center.y > 150)
    #expect(abs(d.center.y - 300) < 6 && abs(d.transform.b) < 0.05)
    #expect(abs(f.center.distance(to: e.center) - 113) < 1 && abs(f.transform.b - 0.479) < 0.06)
  }

  @Test func `a snap takes an item to its point upright, and follows another point`() {
    let box = stage.box(at: CGPoint(x: 60, y: 60))
    box.transform = CGAffineTransform(rotationAngle: 0.6)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 600))
    #expect(snap.damping == 0.5)
    add(snap)
    stage.rest()
    #expect(box.center.distance(to: CGPoint(x: 300, y: 600)) < 0.2 && abs(box.transform.b) < 0.01)
    snap.snapPoint = CGPoint(x: 100, y: 200)
    stage.rest()
    #expect(box.center.distance(to: CGPoint(x: 100, y: 200)) < 0.2)
  }

  @Test func `a transform that was there before stays under the turning`() {
    let box = stage.box()
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let description = UIDynamicItemBehavior(items: [box])
    description.addAngularVelocity(.pi, for: box)
    add(description)
    stage.steps(30)
    #expect(abs(box.transform.b - 0.5) < 0.01 && abs(box.transform.a) < 0.01)
  }

  @Test func `a view deeper in the reference view falls in its own coordinates`() {
    let container = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 200))
    stage.hand.window.addSubview(container)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    container.addSubview(box)
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 600), to: CGPoint(x: 375, y: 600))
    add(UIGravityBehavior(items: [box]), collision)
    stage.rest()
    #expect(abs(box.center.y - 280) < 0.4 && abs(box.center.x - 20) < 0.01)
  }

  @Test func `an item that the app has moved is somewhere else once it is updated`() {
    let box = stage.box()
    add(UIGravityBehavior(items: [box]))
    stage.steps(10)
    box.center = CGPoint(x: 20, y: 20)
    box.bounds.size = CGSize(width: 10, height: 10)
    stage.animator.updateItem(usingCurrentState: box)
    stage.steps(1)
    #expect(abs(box.center.x - 20) < 0.01 && (20...25).contains(box.center.y))
  }

  @Test func `action runs after each step, a parent's before its children's`() {
    let box = stage.box()
    let (whole, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [box]))
    var log: [String] = []
    whole.action = { log.append("whole \(box.center.y > 100)") }
    gravity.action = { log.append("gravity") }
    whole.addChildBehavior(gravity)
    add(whole)
    stage.steps(2)
    #expect(log == ["whole true", "gravity", "whole true", "gravity"])
  }

  @Test func `on a display of 120 there are sixty steps a second all the same`() {
    let app = AppSession(device: .iPhoneX, tickRate: 120) { _ in }
    let box = app.runtime.asCurrent { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let animator = UIDynamicAnimator()
    app.runtime.asCurrent { animator.addBehavior(UIGravityBehavior(items: [box])) }
    app.advance(by: 1)
    #expect(abs(box.center.y - 50 - 1000.0 / 3600 * 60 * 61 / 2) < 0.05)
  }

  @Test func `a group moves as one`() {
    let (a, b) = (stage.box("a", at: CGPoint(x: 100, y: 100), side: 40), stage.box("b", at: CGPoint(x: 200, y: 100), side: 40))
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(group.center == CGPoint(x: 150, y: 100) && group.bounds.size == CGSize(width: 140, height: 40))
    let description = UIDynamicItemBehavior(items: [group])
    description.addAngularVelocity(.pi, for: group)
    add(description, UIGravityBehavior(items: [group]))
    stage.steps(30)
    #expect(abs(a.center.distance(to: b.center) - 100) < 0.01 && abs(b.center.x - 150) < 3 && b.center.y > a.center.y + 90)
    #expect(abs(a.transform.b - 1) < 0.01)
  }

  @Test func `fields act on their items within their region`() {
    let (a, b) = (stage.box("a", at: CGPoint(x: 100, y: 400), side: 20), stage.box("b", at: CGPoint(x: 350, y: 400), side: 20))
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 100, y: 300)
    spring.region = UIRegion(radius: 150)
    for box in [a, b] { spring.addItem(box) }
    add(spring)
    stage.steps(10)
    #expect(a.center.y < 399 && b.center.y == 400)
    let wind = UIFieldBehavior.field { field, position, velocity, mass, charge, seconds in
      #expect(abs(mass - 0.04) < 1e-9 && charge == 0 && abs(seconds - 1.0 / 60) < 1e-12 && position.x > 300)
      return CGVector(dx: mass, dy: 0)
    }
    wind.addItem(b)
    add(wind)
    let speeds = UIDynamicItemBehavior(items: [b])
    add(speeds)
    stage.steps(60)
    #expect(abs(speeds.linearVelocity(for: b).x - 100) < 0.1)
  }

  @Test func `noise that changes keeps the animator awake, other fields let it rest`() {
    let box = stage.box()
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    noise.addItem(box)
    add(noise)
    stage.steps(200)
    #expect(stage.animator.isRunning && box.center != CGPoint(x: 187, y: 100))
    noise.animationSpeed = 0
    noise.strength = 0
    let drag = UIFieldBehavior.dragField()
    (drag.strength, drag.region) = (5, UIRegion.infinite)
    drag.addItem(box)
    add(drag)
    stage.rest()
  }
}
