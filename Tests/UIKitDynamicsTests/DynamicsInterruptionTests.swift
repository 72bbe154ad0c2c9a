import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics

@MainActor @Suite("Dynamics, interrupted (behaviour: Dynamics)", .hand)
struct DynamicsInterruptionTests {
  let stage = DynamicsStage()

  @Test func `a behavior that is removed in the middle leaves its item where it is, and the animator pauses`() {
    let box = stage.box()
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    stage.steps(10)
    let y = box.center.y
    #expect(y > 105)
    stage.animator.removeBehavior(gravity)
    stage.steps(5)
    #expect(box.center.y == y && !stage.animator.isRunning && gravity.dynamicAnimator == nil)
    #expect(stage.log == ["resume", "pause"])
    #expect(stage.hand.app.isQuiet)
  }

  @Test func `a view that leaves its superview in the middle goes on falling, and nothing breaks`() {
    let box = stage.box()
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.steps(5)
    box.removeFromSuperview()
    stage.steps(5)
    let y = box.center.y
    stage.steps(1)
    #expect(box.center.y > y)
  }

  @Test func `an item that is removed from one behavior keeps its speed in another`() {
    let box = stage.box()
    let gravity = UIGravityBehavior(items: [box])
    let description = UIDynamicItemBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(description)
    stage.steps(30)
    gravity.removeItem(box)
    let speed = description.linearVelocity(for: box).y
    stage.steps(10)
    #expect(abs(speed - 500) < 0.1 && abs(description.linearVelocity(for: box).y - speed) < 1e-3)
  }

  @Test func `behaviors may be removed and added within action, a step and a collision`() {
    let boxes = [stage.box("a", at: CGPoint(x: 100, y: 100)), stage.box("b", at: CGPoint(x: 100, y: 400))]
    let collision = UICollisionBehavior(items: boxes)
    collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 600), to: CGPoint(x: 375, y: 600))
    final class Ender: NSObject, UICollisionBehaviorDelegate {
      var hits = 0
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
      ) {
        hits += 1
        behavior.removeBoundary(withIdentifier: identifier!)
        behavior.removeItem(item)
      }
    }
    let ender = Ender()
    collision.collisionDelegate = ender
    let gravity = UIGravityBehavior(items: boxes)
    var steps = 0
    gravity.action = { [unowned animator = stage.animator] in
      steps += 1
      if steps == 40 { animator.removeAllBehaviors() }
    }
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(gravity)
    stage.steps(60)
    #expect(ender.hits == 1 && steps == 40 && stage.animator.behaviors.isEmpty && !stage.animator.isRunning)
  }

  @Test func `an animator that goes away stops, and its behaviors belong to none`() {
    let box = stage.box()
    let gravity = UIGravityBehavior(items: [box])
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.hand.window)
    animator?.addBehavior(gravity)
    stage.steps(5)
    animator = nil
    let y = box.center.y
    stage.steps(5)
    #expect(box.center.y == y && gravity.dynamicAnimator == nil && stage.hand.app.isQuiet)
  }

  @Test func `an attachment whose item leaves holds nothing, and lets the other one go`() {
    let (a, b) = (stage.box("a"), stage.box("b", at: CGPoint(x: 187, y: 300)))
    let attachment = UIAttachmentBehavior(item: b, attachedTo: a)
    let gravity = UIGravityBehavior(items: [b])
    let anchored = UIDynamicItemBehavior(items: [a])
    anchored.isAnchored = true
    for behavior in [attachment, gravity, anchored] { stage.animator.addBehavior(behavior) }
    stage.steps(30)
    #expect(abs(b.center.y - 300) < 0.5)
    stage.animator.removeBehavior(attachment)
    stage.steps(30)
    #expect(b.center.y > 400)
  }

  @Test func `children come and go with their parent, also in the middle`() {
    let box = stage.box()
    let whole = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [box])
    whole.addChildBehavior(gravity)
    stage.animator.addBehavior(whole)
    #expect(gravity.dynamicAnimator === stage.animator && stage.animator.behaviors.count == 1)
    stage.steps(10)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 0)
    whole.addChildBehavior(push)
    stage.steps(10)
    #expect(box.center.x > 187 && !push.active)
    whole.removeChildBehavior(gravity)
    let speed = box.center.y
    stage.steps(1)
    #expect(gravity.dynamicAnimator == nil && box.center.y > speed)
    stage.animator.removeBehavior(whole)
    #expect(push.dynamicAnimator == nil && stage.animator.behaviors.isEmpty)
  }
}
