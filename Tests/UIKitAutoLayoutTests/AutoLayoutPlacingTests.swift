import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct AutoLayoutPlacingTests {
  let stage = LayoutStage()
  var root: UIView { stage.root }

  @Test func `edges, sizes and centres place a view`() {
    let a = root.box(), b = root.box()
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), a.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), a.heightAnchor.constraint(equalToConstant: 44),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
      b.widthAnchor.constraint(equalTo: a.heightAnchor), b.heightAnchor.constraint(lessThanOrEqualToConstant: 10),
      b.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 26))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 20, y: 30, width: 200, height: 44))
    #expect(b.frame == CGRect(x: 98, y: 90, width: 44, height: 10))
  }

  @Test func `a constraint reaches across the tree, through views that frames place`() {
    let left = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100)), right = root.box()
    root.addSubview(left)
    let deep = left.box(), inner = right.box()
    activate(
      right.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      right.widthAnchor.constraint(equalToConstant: 100), right.heightAnchor.constraint(equalToConstant: 300),
      deep.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5), deep.topAnchor.constraint(equalTo: left.topAnchor, constant: 6),
      deep.widthAnchor.constraint(equalToConstant: 7), deep.heightAnchor.constraint(equalToConstant: 8),
      inner.topAnchor.constraint(equalTo: deep.bottomAnchor), inner.leftAnchor.constraint(equalTo: deep.rightAnchor, constant: 200),
      inner.widthAnchor.constraint(equalTo: deep.widthAnchor), inner.bottomAnchor.constraint(equalTo: right.bottomAnchor))
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 22, y: 74, width: 7, height: 226))

    left.frame.origin.y = 110  // moved by its frame: what depends on it follows, and nothing else
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 22, y: 84, width: 7, height: 216))
    #expect(deep.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func `moving an ancestor touches nothing within it`() throws {
    let card = root.box()
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    activate(
      top, card.leftAnchor.constraint(equalTo: root.leftAnchor), card.widthAnchor.constraint(equalToConstant: 300),
      card.heightAnchor.constraint(equalToConstant: 300))
    for i in 0..<20 {
      let row = card.box()
      activate(
        row.leftAnchor.constraint(equalTo: card.leftAnchor), row.rightAnchor.constraint(equalTo: card.rightAnchor),
        row.topAnchor.constraint(equalTo: card.topAnchor, constant: CGFloat(i) * 10), row.heightAnchor.constraint(equalToConstant: 10))
    }
    root.layoutIfNeeded()
    let engine = try #require(stage.engine)
    top.constant = 50
    engine.takeIn()
    #expect(engine.solver.solve().changed.count == 1, "only the card's own y")
  }

  @Test func `results lie on the pixel grid, halves up (behaviour: Auto Layout: a row 21.667 high centred in 72 is at 25.333)`() {
    let a = root.box()
    activate(
      a.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 36), a.heightAnchor.constraint(equalToConstant: 65 / 3),
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.1), a.widthAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(abs(a.frame.minY - 76 / 3) < 1e-9)
    #expect(abs(a.frame.height - 65 / 3) < 1e-9)
    #expect(a.frame.minX == 0)
  }

  @Test func `a transform does not disturb what constraints place`() {
    let a = root.box()
    let width = a.widthAnchor.constraint(equalToConstant: 100)
    activate(
      width, a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 50))
    root.layoutIfNeeded()
    a.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    width.constant = 200
    root.layoutIfNeeded()
    #expect(a.bounds.size == CGSize(width: 200, height: 50))
    #expect(a.center == CGPoint(x: 110, y: 25))
    #expect(a.frame == CGRect(x: 60, y: 12.5, width: 100, height: 25))
  }

  @Test func `the autoresizing mask counts where the superview is placed by constraints`() {
    let outer = root.box()
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    activate(
      width, outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.heightAnchor.constraint(equalToConstant: 100))
    root.layoutIfNeeded()
    let stretching = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
    stretching.autoresizingMask = .flexibleWidth
    outer.addSubview(stretching)
    let follower = outer.box()
    activate(
      follower.widthAnchor.constraint(equalTo: stretching.widthAnchor), follower.leftAnchor.constraint(equalTo: stretching.leftAnchor),
      follower.topAnchor.constraint(equalTo: stretching.bottomAnchor), follower.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 10, y: 20, width: 80, height: 10))
    width.constant = 160
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 10, y: 20, width: 140, height: 10))
    #expect(stretching.frame == CGRect(x: 10, y: 0, width: 140, height: 20))
  }

  @Test func `a detached root that wants constraints is sized by them`() {
    let detached = UIView()
    detached.translatesAutoresizingMaskIntoConstraints = false
    let content = detached.placed(SizedView(120, 30))
    activate(
      content.leftAnchor.constraint(equalTo: detached.leftAnchor, constant: 8),
      content.rightAnchor.constraint(equalTo: detached.rightAnchor, constant: -8),
      content.topAnchor.constraint(equalTo: detached.topAnchor), content.bottomAnchor.constraint(equalTo: detached.bottomAnchor))
    detached.layoutIfNeeded()
    #expect(detached.bounds.size == CGSize(width: 136, height: 30))
    #expect(content.frame == CGRect(x: 8, y: 0, width: 120, height: 30))
  }

  @Test func `a distance between anchors can be constrained`() {
    let a = root.box(), b = root.box()
    for view in [a, b] {
      activate(
        view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 10))
    }
    activate(
      root.leftAnchor.anchorWithOffset(to: a.leftAnchor).constraint(equalTo: a.rightAnchor.anchorWithOffset(to: b.leftAnchor)),
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalTo: b.rightAnchor.anchorWithOffset(to: root.rightAnchor)))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 100)
    #expect(b.frame.minX == 250)
  }
}
