import Testing

@testable import TransitionMachine

/// Views that the app moves by itself, and roots that go away.
struct ContainmentTests {
  /// What a view hierarchy does around `addSubview`.
  private func move(_ node: Node<BoxHost>, into place: ViewBox?, _ stage: Stage) {
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
    stage.machine.passUntilNothingBegins()
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

  /// What the app does with C while B, which contains it, is on its way.
  enum Removal: CaseIterable { case viewFirst, parentFirst, viewOnly }

  @Test(arguments: [true, false], Removal.allCases)
  func `a child that is removed while its container is on its way has gone at once`(isDismissal: Bool, removal: Removal) {
    let stage = Stage()
    stage.b.style = .custom
    stage.open(stage.a)
    stage.machine.embed(stage.c, in: stage.b)
    if isDismissal {
      stage.machine.present(stage.b, from: stage.a, animated: false)
      stage.machine.dismiss(stage.b, animated: true)
    } else {
      stage.machine.present(stage.b, from: stage.a, animated: true)
    }
    stage.machine.layoutPass()
    #expect(!stage.c.appearance.isBalanced)
    if removal != .viewOnly { stage.machine.willRemove(stage.c) }
    if removal == .parentFirst { stage.machine.removeFromParent(stage.c) }
    move(stage.c, into: nil, stage)
    if removal == .viewFirst { stage.machine.removeFromParent(stage.c) }
    #expect(stage.c.appearance.state == .disappeared && stage.machine.log.last?.contains("C.") == true)
    stage.run()
    #expect(stage.machine.log.filter { $0.hasPrefix("C.viewDidDisappear") }.count == 1)
    #expect(stage.b.appearance.isBalanced && stage.machine.transitions.isEmpty)
  }

  @Test func `a child that loses its parent on the way and keeps its place goes on with the window`() {
    let stage = Stage()
    stage.b.style = .custom
    stage.open(stage.a)
    stage.machine.embed(stage.c, in: stage.b)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.machine.layoutPass()
    stage.machine.removeFromParent(stage.c)
    stage.run()
    #expect(stage.c.appearance.state == .appeared)
  }

  @Test func `a child that is taken away by what its sibling hears is not told of the way`() {
    let stage = Stage()
    stage.open(stage.a)
    for child in [stage.b, stage.c] { stage.machine.embed(child, in: stage.a) }
    let d = Node("D")
    d.style = .fullScreen
    stage.b.observer = { [unowned self_ = stage] callback in
      guard case .viewWillDisappear = callback else { return }
      self.move(self_.c, into: nil, self_)
    }
    stage.forget()
    stage.machine.present(d, from: stage.a, animated: false)
    #expect(stage.appearanceLog.filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
    stage.machine.dismiss(d, animated: false)
    #expect(stage.c.appearance.state == .disappeared && stage.b.appearance.state == .appeared)
  }

  @Test func `a container that hears of its going and is gone at once takes its children along`() {
    let stage = Stage()
    stage.open(stage.a)
    stage.machine.embed(stage.b, in: stage.a)
    stage.machine.embed(stage.c, in: stage.b)
    let d = Node("D")
    d.style = .fullScreen
    stage.b.observer = { [unowned self_ = stage] callback in
      guard case .viewWillDisappear = callback else { return }
      self.move(self_.b, into: nil, self_)
    }
    stage.machine.present(d, from: stage.a, animated: true)
    stage.run()
    #expect(stage.b.appearance.state == .disappeared && stage.c.appearance.state == .disappeared)
  }

  @Test func `children that change places while their container goes, and do not come to an end before, are gone with it`() {
    let stage = Stage()
    stage.open(stage.a)
    for child in [stage.b, stage.c] { stage.machine.addChild(child, to: stage.a) }
    move(stage.b, into: stage.a.view, stage)
    stage.machine.passUntilNothingBegins()
    stage.machine.beginSwap(of: stage.b, for: stage.c, in: stage.a, animated: true)
    stage.a.view.add(stage.c.view)
    let d = Node("D")
    d.style = .fullScreen
    stage.machine.present(d, from: stage.a, animated: true)
    stage.machine.layoutPass()
    stage.b.view.remove()
    stage.machine.endSwap(of: stage.b, for: stage.c, in: stage.a)
    stage.run()
    #expect(stage.b.appearance.state == .disappeared && stage.c.appearance.state == .disappeared)
  }

  @Test func `who is dismissed when its place has left the window leaves a presenter that hears nothing`() {
    let stage = Stage()
    stage.open(stage.a)
    let home = ViewBox("home")
    stage.a.view.add(home)
    stage.machine.addChild(stage.b, to: stage.a)
    move(stage.b, into: home, stage)
    stage.machine.passUntilNothingBegins()
    stage.b.definesPresentationContext = true
    stage.c.style = .currentContext
    stage.machine.present(stage.c, from: stage.b, animated: false)
    home.remove()
    stage.forget()
    stage.machine.dismiss(stage.c, animated: false)
    #expect(stage.appearanceLog.allSatisfy { !$0.hasPrefix("B.") }, "\(stage.appearanceLog)")
    #expect(stage.b.appearance.state == .disappeared)
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
    stage.machine.passUntilNothingBegins()
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
    stage.machine.passUntilNothingBegins()
    let d = Node("D")
    #expect(stage.machine.present(stage.b, from: stage.a, animated: true))
    #expect(stage.machine.present(d, from: stage.c, animated: true))
    stage.machine.passUntilNothingBegins()
    #expect(stage.machine.transitions.allSatisfy { $0.phase == .animating })
    #expect(other.subplaces.map(\.placeName) == ["container(D)"])
    stage.run()
    #expect(stage.machine.diagnostics.isEmpty)
  }

  @Test func `an owner lives as long as it is presented, and no longer`() {
    let stage = Stage()
    stage.open(stage.a)
    weak var seen: Owner?
    do {
      let owner = Owner("owned")
      seen = owner
      stage.machine.present(owner.node, from: stage.a, animated: false)
    }
    #expect(seen != nil)
    stage.machine.dismiss(stage.a, animated: false)
    #expect(seen == nil)
  }
}
