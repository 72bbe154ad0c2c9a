import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists

@MainActor @Suite("Dynamics, misused", .hand)
struct DynamicsMisuseTests {
  let stage = DynamicsStage()
  private static let forms: [[CGPoint]] = [
    [CGPoint](), [.zero], [.zero, CGPoint(x: 5, y: 5)], [.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)],
    [.zero, .zero, .zero, .zero], [CGPoint(x: -50, y: -50), CGPoint(x: 50, y: -50), .zero, CGPoint(x: 50, y: 50), CGPoint(x: -50, y: 50)],
  ]

  private func everything(_ item: any UIDynamicItem) -> [UIDynamicBehavior] {
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.magnitude = 1
    let field = UIFieldBehavior.springField()
    field.addItem(item)
    return [
      collision, push, field, UIGravityBehavior(items: [item]), UIDynamicItemBehavior(items: [item]),
      UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 50, y: 50)), UISnapBehavior(item: item, snapTo: CGPoint(x: 9, y: 9)),
    ]
  }

  @Test func `an item at NaN is left out of everything, named, and taken in when it has a place`() {
    let box = Marker()
    box.center = CGPoint(x: CGFloat.nan, y: 0)
    let other = stage.box("sound")
    for behavior in everything(box) { stage.animator.addBehavior(behavior) }
    stage.animator.addBehavior(UIGravityBehavior(items: [other]))
    stage.steps(10)
    #expect(box.center.x.isNaN && other.center.y > 100 && other.center.y.isFinite)
    #expect(stage.diagnostics.filter { $0.contains("lost") && $0.contains("nan") }.count == 1)
    box.center = CGPoint(x: 90, y: 50)
    stage.animator.updateItem(usingCurrentState: box)
    stage.steps(10)
    #expect(box.center.x.isFinite && box.center != CGPoint(x: 90, y: 50))
  }

  @Test func `an item of no size moves as a point, with a warning that names it`() {
    let dot = stage.box("dot", side: 0)
    for behavior in everything(dot) { stage.animator.addBehavior(behavior) }
    stage.steps(60)
    #expect(dot.center.x.isFinite && dot.center.y.isFinite && dot.bounds.size == .zero)
    #expect(stage.diagnostics.contains { $0.contains("Invalid size") && $0.contains("'dot'") })
  }

  @Test func `an item of two animators is moved by both, with a warning`() {
    let box = stage.box("shared")
    let second = UIDynamicAnimator(referenceView: stage.hand.window)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    second.addBehavior(UIGravityBehavior(items: [box]))
    stage.steps(10)
    #expect(box.center.y > 100 && stage.diagnostics.contains { $0.contains("'shared' is moved by") || $0.contains("'shared'>") })
  }

  @Test func `a behavior that is added twice is there once, and one of another animator comes from there`() {
    let box = stage.box()
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(gravity)
    #expect(stage.animator.behaviors.count == 1)
    let second = UIDynamicAnimator(referenceView: stage.hand.window)
    second.addBehavior(gravity)
    #expect(stage.animator.behaviors.isEmpty && gravity.dynamicAnimator === second)
    #expect(stage.diagnostics.contains { $0.contains("one place at a time") })
  }

  @Test func `a behavior is not part of itself`() {
    let (a, b) = (UIDynamicBehavior(), UIDynamicBehavior())
    a.addChildBehavior(b)
    b.addChildBehavior(a)
    a.addChildBehavior(a)
    #expect(b.childBehaviors.isEmpty && a.childBehaviors.count == 1)
    #expect(stage.diagnostics.count == 2)
  }

  @Test func `items twice in a behavior, and items that are not in it, change nothing`() {
    let (box, stranger) = (stage.box(), stage.box("stranger"))
    let gravity = UIGravityBehavior(items: [box, box])
    stage.animator.addBehavior(gravity)
    gravity.addItem(box)
    gravity.removeItem(stranger)
    #expect(gravity.items.count == 1)
    gravity.removeItem(box)
    stage.steps(5)
    #expect(gravity.items.isEmpty && box.center.y == 100)
    UIDynamicItemBehavior(items: [box]).addLinearVelocity(CGPoint(x: 1, y: 1), for: stranger)
    #expect(stage.diagnostics.contains { $0.contains("'stranger'") && $0.contains("add the item first") })
  }

  @Test func `empty paths, lines of no length and lines at NaN are no boundaries`() {
    let box = stage.box()
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: "empty", for: UIBezierPath())
    collision.addBoundary(withIdentifier: "point", from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 300))
    collision.addBoundary(withIdentifier: "nan", from: CGPoint(x: CGFloat.nan, y: 300), to: CGPoint(x: 187, y: 300))
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.steps(60)
    #expect(box.center.y > 500 && collision.boundaryIdentifiers?.count == 2)
    #expect(stage.diagnostics.contains { $0.contains("no boundary \"nan\"") })
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func `density 0, huge and negative numbers and infinite velocities corrupt nothing`() {
    let (box, other) = (stage.box("a"), stage.box("b", at: CGPoint(x: 187, y: 400)))
    let description = UIDynamicItemBehavior(items: [box, other])
    description.density = 0
    (description.elasticity, description.friction, description.resistance) = (1e30, -5, .infinity)
    let collision = UICollisionBehavior(items: [box, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(description)
    description.addLinearVelocity(CGPoint(x: 1e30, y: 1e30), for: box)
    description.addLinearVelocity(CGPoint(x: CGFloat.infinity, y: 0), for: box)
    description.addAngularVelocity(1e30, for: box)
    let gravity = UIGravityBehavior(items: [box, other])
    gravity.magnitude = 1e30
    stage.animator.addBehavior(gravity)
    let snap = UISnapBehavior(item: other, snapTo: CGPoint(x: CGFloat.nan, y: 0))
    stage.animator.addBehavior(snap)
    stage.steps(120)
    for view in [box, other] { #expect(view.center.x.isFinite && view.center.y.isFinite && view.transform.a.isFinite) }
    #expect(stage.diagnostics.contains { $0.contains("are to be numbers") } && stage.diagnostics.contains { $0.contains("snapPoint") })
  }

  @Test func `an attachment to itself and to nowhere holds nothing, and says so`() {
    let box = stage.box("self")
    stage.animator.addBehavior(UIAttachmentBehavior(item: box, attachedTo: box))
    let nowhere = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 0, y: CGFloat.nan))
    stage.animator.addBehavior(nowhere)
    stage.steps(10)
    #expect(box.center == CGPoint(x: 187, y: 100))
    #expect(stage.diagnostics.filter { $0.contains("'self'") }.count == 2)
    nowhere.anchorPoint = CGPoint(x: 0, y: 100)
    nowhere.length = 50
    stage.steps(30)
    #expect(abs(hypot(box.center.x, box.center.y - 100) - 50) < 2)
  }

  @Test func `a view outside the reference view is moved, with UIKit's sentence`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "outside"
    stage.animator.addBehavior(UIGravityBehavior(items: [view]))
    stage.steps(5)
    #expect(view.center.y > 5 && stage.diagnostics.contains { $0.contains("View item (<UIView 'outside'>)") })
  }

  @Test(arguments: 0..<6)
  func `a bounding path of any form makes a body`(form: Int) {
    final class Formed: UIView {
      var points: [CGPoint] = []
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        if let first = points.first { path.move(to: first) }
        for point in points.dropFirst() { path.addLine(to: point) }
        if !points.isEmpty { path.close() }
        return path
      }
    }
    let view = Formed(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.points = Self.forms[form]
    stage.hand.window.addSubview(view)
    let collision = UICollisionBehavior(items: [view, stage.box()])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [view]))
    stage.steps(120)
    #expect(view.center.y > 100 && view.center.y.isFinite)
  }
}
