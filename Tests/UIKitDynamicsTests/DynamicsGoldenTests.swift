import SegueTesting
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics

/// Trajectories as text, identical on every machine of one architecture, with and without FMA. (Docs/behaviour/dynamics.md, "Dynamics")
@MainActor @Suite("Trajectories", .hand)
struct DynamicsGoldenTests {
  let stage = DynamicsStage()

  /// Where each view is at every sixth step, to a thousandth of a point.
  private func trajectory(_ views: [UIView], _ steps: Int) -> String {
    var text = ""
    for step in 0...steps {
      if step > 0 { stage.steps(1) }
      guard step % 6 == 0 else { continue }
      for view in views {
        let turn = Elementary.atan2(view.transform.b, view.transform.a)
        text += "\(step)\t\(view.accessibilityIdentifier ?? "")"
        for number in [view.center.x, view.center.y, turn] { text += "\t\((number * 1000).rounded() / 1000 + 0)" }
        text += "\n"
      }
    }
    return text + stage.log.joined(separator: "\n") + "\n"
  }

  @Test func `a tower falls over when it is hit`() throws {
    let tower = (0..<4).map { stage.box("\($0)", at: CGPoint(x: 250, y: 762 - 100 * CGFloat($0))) }
    let ball = stage.box("ball", at: CGPoint(x: 40, y: 470), side: 60)
    let all = tower + [ball]
    let collision = UICollisionBehavior(items: all)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = stage
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.setAngle(-0.2, magnitude: 4)
    for behavior in [collision, UIGravityBehavior(items: all), push] { stage.animator.addBehavior(behavior) }
    try Golden.check(trajectory(all, 180), named: "tower")
  }

  @Test func `a chain of three swings, and one snaps home`() throws {
    let links = (0..<3).map { stage.box("\($0)", at: CGPoint(x: 187 + 60 * CGFloat($0 + 1), y: 200), side: 40) }
    stage.animator.addBehavior(UIAttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 187, y: 200)))
    for (a, b) in zip(links, links.dropFirst()) { stage.animator.addBehavior(UIAttachmentBehavior(item: b, attachedTo: a)) }
    stage.animator.addBehavior(UIGravityBehavior(items: links))
    let home = stage.box("home", at: CGPoint(x: 60, y: 600), side: 40)
    home.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.addBehavior(UISnapBehavior(item: home, snapTo: CGPoint(x: 187, y: 700)))
    try Golden.check(trajectory(links + [home], 120), named: "chain")
  }
}
