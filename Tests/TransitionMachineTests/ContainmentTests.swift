import Testing

@testable import TransitionMachine

/// Views that the app moves by itself, and roots that go away.
struct ContainmentTests {
  /// What a view hierarchy does around `addSubview`.
  private func move(_ node: Node, into place: (any Place)?, _ stage: Stage) {
    stage.machine.viewWillMove(of: node, toSuperplace: place)
    if let place { place.add(node.view) } else { node.view.remove() }
    stage.machine.viewDidMove(of: node)
  }

  @Test func `a child appears with addSubview and disappears with removeFromSuperview`() {
    let stage = Stage()
    stage.open(stage.a)
    stage.machine.addChild(stage.b, to: stage.a)
    #expect(stage.b.openMove == .toParent)
    move(stage.b, into: stage.a.view, stage)
    stage.machine.didMove(stage.b)
    #expect(stage.b.openMove == .toParent, "until viewDidAppear")
    stage.machine.settle()
    #expect(stage.b.openMove == nil)
    stage.machine.willRemove(stage.b)
    move(stage.b, into: nil, stage)
    stage.machine.removeFromParent(stage.b)
    #expect(
      stage.machine.log == [
        "B.willMove(A)", "B.viewDidLoad", "B.viewWillAppear", "B.didMove(A)", "B.viewIsAppearing", "B.viewDidAppear",
        "B.willMove(nil)", "B.viewWillDisappear", "B.viewDidDisappear", "B.didMove(nil)",
      ])
  }

  @Test func `a child added while its container appears goes on with it`() {
    let stage = Stage()
    stage.b.style = .custom
    stage.open(stage.a)
    stage.b.observer = { [unowned self_ = stage] callback in
      guard case .viewWillAppear = callback else { return }
      self_.machine.addChild(self_.c, to: self_.b)
      self_.machine.viewWillMove(of: self_.c, toSuperplace: self_.b.view)
      self_.b.view.add(self_.c.view)
      self_.machine.viewDidMove(of: self_.c)
    }
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    #expect(
      stage.appearanceLog == [
        "B.viewWillAppear", "C.viewWillAppear", "B.viewIsAppearing", "C.viewIsAppearing", "B.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test func `a container that forwards nothing is left alone`() {
    let stage = Stage()
    stage.a.forwardsAppearance = false
    stage.open(stage.a)
    stage.machine.addChild(stage.b, to: stage.a)
    move(stage.b, into: stage.a.view, stage)
    #expect(stage.appearanceLog.isEmpty)
  }

  @Test func `a controller that nobody contains appears with the window`() {
    let stage = Stage()
    stage.open(stage.a)
    move(stage.b, into: stage.a.view, stage)
    stage.machine.settle()
    #expect(stage.b.appearance.state == .appeared)
    move(stage.b, into: nil, stage)
    #expect(stage.b.appearance.state == .disappeared)
  }

  @Test(arguments: [true, false])
  func `hiding a root takes all that it presents along, also in mid-transition`(inFlight: Bool) {
    let stage = Stage()
    stage.b.style = .custom
    stage.open(stage.a)
    stage.machine.present(stage.b, from: stage.a, animated: inFlight)
    stage.machine.layoutPass()
    stage.machine.hide(stage.a)
    #expect(stage.window.subplaces.isEmpty)
    #expect(stage.a.appearance.state == .disappeared && stage.b.appearance.state == .disappeared)
    #expect(stage.b.presenting == nil && stage.machine.transitions.isEmpty && stage.machine.roots.isEmpty)
  }

  @Test func `two windows present at the same time without waiting for each other`() {
    let stage = Stage()
    let other = ViewBox("other", isWindow: true)
    stage.open(stage.a)
    stage.machine.show(stage.c, in: other)
    stage.machine.settle()
    let d = Node("D")
    #expect(stage.machine.present(stage.b, from: stage.a, animated: true))
    #expect(stage.machine.present(d, from: stage.c, animated: true))
    stage.machine.settle()
    #expect(stage.machine.transitions.allSatisfy { $0.phase == .animating })
    #expect(other.subplaces.map(\.placeName) == ["container(D)"])
    stage.run()
    #expect(stage.machine.diagnostics.isEmpty)
  }

  @Test func `an owner lives as long as it is presented, and no longer`() {
    final class Owner { let node = Node("owned") }
    let stage = Stage()
    stage.open(stage.a)
    weak var seen: Owner?
    do {
      let owner = Owner()
      owner.node.owner = owner
      seen = owner
      stage.machine.present(owner.node, from: stage.a, animated: false)
    }
    #expect(seen != nil)
    stage.machine.dismiss(stage.a, animated: false)
    #expect(seen == nil)
  }
}
