import Foundation
import HostInterface
import SeededRandom
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitVoiceOver

@MainActor @Suite struct AutoLayoutTreeTests {
  let stage = LayoutStage()
  var root: UIView { stage.root }

  private func pinned(_ view: UIView, in outer: UIView, width: CGFloat = 30) -> [NSLayoutConstraint] {
    let constraints = [
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 40),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test func `the nearest common ancestor holds an active constraint`() {
    let a = root.box(), b = a.box()
    let own = b.widthAnchor.constraint(equalToConstant: 3), across = b.leftAnchor.constraint(equalTo: root.leftAnchor)
    activate(own, across)
    #expect(b.constraints == [own])
    #expect(a.constraints.isEmpty)
    #expect(root.constraints == [across])
    across.isActive = false
    #expect(root.constraints.isEmpty && !across.isActive)
    a.addConstraint(own)
    #expect(a.constraints == [own] && b.constraints.isEmpty)
  }

  @Test func `a view that leaves takes its own constraints along and loses those to the rest`() {
    let a = root.box(), b = a.box()
    let outer = pinned(a, in: root), inner = pinned(b, in: a)
    root.layoutIfNeeded()
    a.removeFromSuperview()
    #expect(outer.map(\.isActive) == [false, false, true, true])
    #expect(inner.filter(\.isActive).count == 4)

    inner[2].constant = 77
    root.addSubview(a)
    activate(outer[0], outer[1])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(b.frame == CGRect(x: 10, y: 20, width: 77, height: 40))
  }

  @Test func `a tree may be built before it is added`() {
    let a = UIView()
    a.translatesAutoresizingMaskIntoConstraints = false
    let b = a.box()
    _ = pinned(b, in: a)
    activate(a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2))
    root.addSubview(a)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalToConstant: 9))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 60, height: 9))
    #expect(b.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `nothing of a removed tree stays in the engine`() throws {
    let keep = root.box()
    _ = pinned(keep, in: root)
    for _ in 0..<30 {
      let a = root.box(), b = a.box()
      _ = pinned(a, in: root)
      _ = pinned(b, in: a)
      root.layoutIfNeeded()
      #expect(b.frame.width == 30)
      a.removeFromSuperview()
      root.layoutIfNeeded()
    }
    let engine = try #require(stage.engine)
    #expect(engine.ownerOfRow.count == 4 + 2, "those of the one that stayed, whose sides are not negative")
    #expect(engine.nodeOfVariable.compactMap { $0 }.count == 4)
  }

  @Test func `released trees are freed`() {
    weak var gone: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let a = root.box(), b = a.box()
      constraint = pinned(b, in: a).first
      root.layoutIfNeeded()
      a.removeFromSuperview()
      gone = b
    }
    #expect(gone == nil && constraint == nil)
  }

  @Test func `a guide places others and leaves with its constraints`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let a = root.box()
    activate(
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40), guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      a.centerXAnchor.constraint(equalTo: guide.centerXAnchor), a.widthAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: guide.topAnchor), a.heightAnchor.constraint(equalTo: guide.heightAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 80, y: 0, width: 20, height: 800))
    #expect(guide.layoutFrame == CGRect(x: 40, y: 0, width: 100, height: 800))
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty && guide.owningView == nil)
    #expect(a.constraints.count == 1)
  }

  @Test func `the margins guide follows the margins, and margin attributes too`() {
    let a = root.box(), b = root.box()
    let inner = root.layoutMarginsGuide
    activate(
      a.leftAnchor.constraint(equalTo: inner.leftAnchor), a.rightAnchor.constraint(equalTo: inner.rightAnchor),
      a.topAnchor.constraint(equalTo: inner.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
      NSLayoutConstraint(item: b, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin, multiplier: 1, constant: 0),
      b.widthAnchor.constraint(equalToConstant: 5), b.topAnchor.constraint(equalTo: a.bottomAnchor),
      b.heightAnchor.constraint(equalToConstant: 5))
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 8, width: 384, height: 10))
    root.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 16, y: 20, width: 368, height: 10))
    #expect(b.frame.minX == 16)
    #expect(inner.layoutFrame == CGRect(x: 16, y: 20, width: 368, height: 760))
  }

  @Test(arguments: [(Device.iPhoneX, 16.0), (.all[3], 20)])
  // Docs/behaviour/layout.md, "Auto Layout".
  func `a controller's view has the system's side margins, and none above and below but the safe area`(device: Device, side: Double) {
    let controller = UIViewController()
    let app = AppSession(device: device) { $0.rootViewController = controller }
    let view = controller.view!, safe = view.safeAreaInsets
    #expect(view.layoutMargins == UIEdgeInsets(top: safe.top, left: side, bottom: safe.bottom, right: side))
    app.perform { view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 40) }
    #expect(view.layoutMargins == UIEdgeInsets(top: safe.top + 3, left: side, bottom: safe.bottom + 5, right: 40), "at least the system's")
    app.perform { controller.viewRespectsSystemMinimumLayoutMargins = false }
    #expect(view.layoutMargins.left == 4 && view.layoutMarginsGuide.layoutFrame.minX == 4)
  }

  @Test func `margins of the superview reach into a view that preserves them`() {
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 380, height: 100)), label = inner.box()
    root.addSubview(inner)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 8)
    activate(
      label.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
      label.rightAnchor.constraint(equalTo: inner.layoutMarginsGuide.rightAnchor),
      label.topAnchor.constraint(equalTo: inner.topAnchor), label.heightAnchor.constraint(equalToConstant: 1))
    root.layoutIfNeeded()
    #expect(label.frame.minX == 8)
    inner.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    #expect(label.frame.minX == 20 && label.frame.maxX == 372, "30 of the superview's, less the 10 that it lies further in")
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(label.frame.minX == 40)
    inner.frame.origin.x = 25
    root.layoutIfNeeded()
    #expect(label.frame.minX == 25)
  }

  @Test func `without a keyboard its guide is at the bottom of the safe area`() {
    var bar = UIView()
    let controller = UIViewController()
    let app = AppSession(device: .iPhoneX) {
      bar = controller.view.box()
      activate(
        bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 50),
        bar.leftAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.leftAnchor), bar.widthAnchor.constraint(equalToConstant: 9))
      $0.rootViewController = controller
    }
    #expect(bar.frame == CGRect(x: 0, y: 728, width: 9, height: 50))
    #expect(controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 778, width: 375, height: 34))
    app.perform { controller.additionalSafeAreaInsets.bottom = 100 }
    #expect(bar.frame.maxY == 678)
  }

  @Test func `the safe area guide is what the device leaves, also of a view that moves (behaviour: Auto Layout)`() {
    var pinned = UIView(), low = UIView()
    let app = AppSession(device: .iPhoneX) { window in
      (pinned, low) = (window.box(), window.box())
      let safe = window.safeAreaLayoutGuide
      activate(
        pinned.leftAnchor.constraint(equalTo: safe.leftAnchor), pinned.rightAnchor.constraint(equalTo: safe.rightAnchor),
        pinned.topAnchor.constraint(equalTo: safe.topAnchor), pinned.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        low.leftAnchor.constraint(equalTo: window.leftAnchor), low.rightAnchor.constraint(equalTo: window.rightAnchor),
        low.bottomAnchor.constraint(equalTo: window.bottomAnchor), low.heightAnchor.constraint(equalToConstant: 100))
    }
    #expect(pinned.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    #expect(pinned.safeAreaInsets == .zero)
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(low.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 42, right: 8))
    app.perform { app.window.constraints.last { $0.firstAttribute == .bottom }?.constant = -24 }
    #expect(low.safeAreaInsets.bottom == 10)
    app.perform { app.window.constraints.last { $0.firstAttribute == .bottom }?.constant = 200 }
    #expect(low.safeAreaInsets.bottom == 100, "no more can be covered than there is")
  }

  @Test func `a scroll view's edges from within are its content's`() {
    let scroll = root.placed(UIScrollView()), content = scroll.box(), sticky = scroll.box()
    activate(
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor), scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 50), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20), content.heightAnchor.constraint(equalToConstant: 2000),
      sticky.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      sticky.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor), sticky.widthAnchor.constraint(equalToConstant: 10),
      sticky.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 50, width: 400, height: 750))
    #expect(scroll.contentSize == CGSize(width: 400, height: 2000))
    #expect(content.frame == CGRect(x: 10, y: 0, width: 380, height: 2000))
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(sticky.frame.minY == 105)
    #expect(content.frame.minY == 0)
  }

  @Test func `a view that outlives its superview keeps its constraints within, and loses those of who leaves it`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), leaf = inner.box()
    let edges = leaf.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: -20)
    let own = leaf.heightAnchor.constraint(equalToConstant: 7)
    var outer: UIView? = UIView()
    outer?.addSubview(inner)
    activate(edges, own, leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10))
    outer?.layoutIfNeeded()
    outer = nil
    #expect(inner.superview == nil)

    edges.constant = -30
    inner.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 10, y: 0, width: 70, height: 7))
    leaf.removeFromSuperview()
    #expect(!edges.isActive && own.isActive && inner.constraints.isEmpty)
    root.addSubview(leaf)
    activate(leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3))
    root.layoutIfNeeded()
    #expect(leaf.frame.minX == 3 && leaf.frame.height == 7)
  }

  @Test func `a guide that outlives its owner serves another view`() {
    let guide = UILayoutGuide()
    var owner: UIView? = UIView()
    owner?.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    owner?.layoutIfNeeded()
    owner = nil
    let other = root.box(), box = other.box()
    other.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 40)
    activate(width, box.widthAnchor.constraint(equalTo: guide.widthAnchor))
    root.layoutIfNeeded()
    #expect(box.frame.width == 40 && guide.layoutFrame.width == 40)
    other.removeLayoutGuide(guide)
    #expect(!width.isActive)
  }

  @Test func `a constraint that outlives its holder can be active again`() {
    let leaf = root.box()
    var holder: UIView? = UIView()
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 30)
    leaf.removeFromSuperview()
    holder?.addSubview(leaf)
    holder?.addConstraint(constraint)
    holder?.layoutIfNeeded()
    holder = nil
    #expect(!constraint.isActive)
    root.addSubview(leaf)
    constraint.isActive = true
    constraint.isActive = false
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 30)
  }

  @Test func `updateConstraints runs once when due, innermost first, before layout`() {
    final class Reporter: UIView {
      var log: [String] = []
      var name = ""
      var report: ((String) -> Void)?
      override func updateConstraints() { report?("update \(name)"); super.updateConstraints() }
      override func layoutSubviews() { report?("layout \(name)"); super.layoutSubviews() }
    }
    var log: [String] = []
    let outer = Reporter(), inner = Reporter()
    (outer.name, inner.name) = ("outer", "inner")
    outer.report = { log.append($0) }
    inner.report = { log.append($0) }
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(log == ["update inner", "update outer", "layout outer", "layout inner"])
    log = []
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(log == ["update inner"])
  }

  @Test func `many random changes end where a new tree ends`() {
    let factor = Int(ProcessInfo.processInfo.environment["SEGUE_SOAK"] ?? "") ?? 1
    for seed in 0..<20 * max(1, factor) {
      var random = SeededRandom(UInt64(seed))
      let tree = RandomTree(&random, in: root)
      for _ in 0..<12 {
        tree.change(&random)
        root.layoutIfNeeded()
        tree.checkRequired()
      }
      let fresh = tree.rebuilt()
      let frames = tree.views.map(\.frame)
      fresh.root.layoutIfNeeded()
      #expect(
        zip(frames, fresh.views).allSatisfy { abs($0.minX - $1.frame.minX) < 0.4 && abs($0.width - $1.frame.width) < 0.7 }, "seed \(seed)")
      tree.views[0].removeFromSuperview()
    }
  }
}
