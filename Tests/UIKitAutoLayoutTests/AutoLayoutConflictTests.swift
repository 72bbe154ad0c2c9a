import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct AutoLayoutConflictTests {
  let stage = LayoutStage()
  var root: UIView { stage.root }

  @Test func `constraints that contradict each other are reported and the larger is broken (behaviour: Auto Layout measurements)`() {
    let card = root.box()
    card.accessibilityIdentifier = "card"
    let first = card.widthAnchor.constraint(equalToConstant: 100), second = card.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "wide"
    activate(card.leftAnchor.constraint(equalTo: root.leftAnchor), first, second)
    root.layoutIfNeeded()
    #expect(card.frame.width == 100)
    #expect(
      stage.reports == [
        """
        Unable to simultaneously satisfy constraints.
        (
            <NSLayoutConstraint UIView:card.width == 100 (active)>,
            <NSLayoutConstraint 'wide' UIView:card.width == 200 (active)>
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint 'wide' UIView:card.width == 200 (active)>
        """
      ])

    first.constant = 120  // broken it stays, and is not reported again
    root.layoutIfNeeded()
    #expect(card.frame.width == 120)
    #expect(stage.reports.count == 1)

    first.isActive = false
    root.layoutIfNeeded()
    #expect(card.frame.width == 200)
    first.isActive = true
    root.layoutIfNeeded()
    #expect(stage.reports.count == 2, "a new contradiction is a new report")
  }

  @Test func `a view that is held in a stack and then arranged by it obeys one of two constraints at each edge`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(stack)
    let view = stack.box()
    activate(
      view.topAnchor.constraint(equalTo: stack.topAnchor, constant: 9),
      view.leftAnchor.constraint(equalTo: stack.leftAnchor, constant: 3),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
      stack.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 7))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 3, y: 9, width: 90, height: 36) && stage.reports.isEmpty)
    stack.addArrangedSubview(view)
    root.layoutIfNeeded()
    #expect(stage.reports.count == 4)
    #expect([0, 3].contains(view.frame.minX) && [93, 100].contains(view.frame.maxX))
    #expect([0, 9].contains(view.frame.minY) && [45, 50].contains(view.frame.maxY))
  }

  @Test func `what was broken in too small a view holds again when there is room`() {
    let outer = UIView()
    root.addSubview(outer)
    let card = outer.box()
    activate(
      card.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 20), card.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      card.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -20))
    root.layoutIfNeeded()
    #expect(stage.reports.count == 1)
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    root.layoutIfNeeded()
    #expect(card.frame.minX == 20 && card.frame.width == 260)
    #expect(stage.reports.count == 1)
  }

  @Test func `against a frame that is given, the app's constraint is broken`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(card)
    activate(card.widthAnchor.constraint(equalToConstant: 50))
    root.layoutIfNeeded()
    #expect(card.frame.width == 100)
    #expect(stage.reports.count == 1)
    #expect(stage.reports[0].contains("<NSAutoresizingMaskLayoutConstraint UIView:0.width == 100 (active)>"))
    #expect(stage.reports[0].hasSuffix("<NSLayoutConstraint UIView:0.width == 50 (active)>"))
  }

  @Test func `descriptions say what a constraint says`() {
    let a = root.box(), b = root.box()
    let c = a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 8)
    c.priority = .defaultHigh
    #expect(c.description == "<NSLayoutConstraint UIView:0.leading >= UIView:1.trailing + 8 @750 (inactive)>")
    let d = a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -1.25)
    d.isActive = true
    #expect(d.description == "<NSLayoutConstraint UIView:0.height == 0.5*UIView.height - 1.25 (active)>")
  }

  #if os(Linux)
    @Test func `views without a common ancestor trap with a sentence`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let stage = LayoutStage()
          let a = UIView(), b = stage.root
          a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
        }
      }
    }
  #endif
}
