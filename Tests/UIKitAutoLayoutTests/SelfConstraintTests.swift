import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore

/// Constraints that compare an anchor with itself, or one axis with the other (Docs/behaviour/layout.md, "Auto Layout measurements").
@MainActor @Suite struct SelfConstraintTests {
  let stage = LayoutStage()
  var root: UIView { stage.root }

  private func card() -> UIView {
    let card = root.box()
    activate(
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7), card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(equalToConstant: 50))
    return card
  }

  @Test func `a constraint of an anchor with itself trapped: it is a contradiction, reported and left aside`() {
    let card = card()
    let own: [NSLayoutConstraint] = [
      card.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.widthAnchor.constraint(equalTo: card.widthAnchor, constant: 10),
      card.centerYAnchor.constraint(greaterThanOrEqualTo: card.centerYAnchor, constant: 1),
      card.leadingAnchor.anchorWithOffset(to: card.leadingAnchor).constraint(equalToConstant: 3),
    ]
    for constraint in own { constraint.isActive = true }
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 7, y: 0, width: 100, height: 50))
    #expect(stage.reports.count == own.count)
    for constraint in own {
      #expect(stage.reports.contains { $0.hasSuffix("breaking constraint\n\(constraint)") && $0.contains("(\n    \(constraint)\n)") })
    }
    for constraint in own { constraint.isActive = false }
    root.layoutIfNeeded()
    #expect(stage.reports.count == own.count)
  }

  @Test func `what an anchor says of itself and holds is quiet`() {
    let card = card()
    activate(
      card.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, constant: 5),
      card.heightAnchor.constraint(equalTo: card.heightAnchor, multiplier: 2, constant: -50))
    root.layoutIfNeeded()
    #expect(stage.reports.isEmpty)
    #expect(card.frame.height == 50)
  }

  @Test func `a constraint across axes trapped: a left edge may follow a top`() {
    let card = card(), other = root.box()
    activate(
      other.topAnchor.constraint(equalTo: root.topAnchor, constant: 30), other.heightAnchor.constraint(equalToConstant: 20),
      NSLayoutConstraint(item: other, attribute: .left, relatedBy: .equal, toItem: other, attribute: .bottom, multiplier: 2, constant: 1),
      NSLayoutConstraint(item: other, attribute: .width, relatedBy: .equal, toItem: card, attribute: .height, multiplier: 1, constant: 0))
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 101, y: 30, width: 50, height: 20))
    #expect(stage.reports.isEmpty)
  }
}
