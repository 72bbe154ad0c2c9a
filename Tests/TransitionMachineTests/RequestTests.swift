import Testing

@testable import TransitionMachine

/// Requests at awkward moments: nested, queued, coalesced, from inside callbacks.
struct RequestTests {
  @Test func `pushes before the layout pass become one transition`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.machine.push(stage.b, onto: stage.navigation, animated: false)
    stage.machine.push(stage.c, onto: stage.navigation, animated: true)
    stage.run()
    #expect(stage.navigation.shown.map(\.name) == ["A", "B", "C"])
    #expect(!stage.machine.log.contains { $0.hasPrefix("B.view") })
    #expect(stage.machine.log.suffix(3) == ["B.didMove(nav)", "C.didMove(nav)", "delegate.didShow(C)"])
  }

  @Test func `a push during a transition warns, and follows it`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    stage.machine.push(stage.c, onto: stage.navigation, animated: true)
    #expect(stage.machine.diagnostics == [.nestedNavigation("nav")])
    #expect(stage.navigation.stack.map(\.name) == ["A", "B"])
    stage.run()
    stage.run()
    #expect(stage.navigation.shown.map(\.name) == ["A", "B", "C"])
  }

  @Test func `a push during a pop that is then cancelled lands on the restored stack`() {
    let stage = Stage()
    stage.openNavigation([stage.a, stage.b])
    let swipe = stage.machine.popInteractively(stage.navigation)
    stage.machine.layoutPass()
    stage.machine.push(stage.c, onto: stage.navigation, animated: false)
    swipe.cancel()
    stage.run()
    #expect(stage.navigation.shown.map(\.name) == ["A", "B", "C"])
  }

  @Test func `an edge swipe beside the delegate's own animator pops nothing`() {
    let stage = Stage()
    stage.openNavigation([stage.a, stage.b])
    stage.customise()
    let swipe = stage.machine.popInteractively(stage.navigation)
    stage.machine.layoutPass()
    swipe.cancel()
    #expect(stage.navigation.stack.map(\.name) == ["A", "B"] && stage.machine.transitions.isEmpty)
    #expect(
      stage.machine.log.prefix(3) == ["B.willMove(nil)", "delegate.animationControllerFor(pop, B→A)", "delegate.interactionController"])
    #expect(stage.machine.log.contains("B.didMove(nav)") && !stage.machine.log.contains { $0.contains("view") })
  }

  @Test func `viewWillAppear that pushes`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.b.observer = { callback in
      if case .viewWillAppear = callback { stage.machine.push(stage.c, onto: stage.navigation, animated: true) }
    }
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.run()
    stage.run()
    #expect(stage.navigation.shown.map(\.name) == ["A", "B", "C"])
    #expect(stage.machine.diagnostics == [.nestedNavigation("nav")])
  }

  @Test func `viewWillAppear that presents is refused, viewDidAppear that presents is not`() {
    let stage = Stage()
    stage.b.observer = { callback in
      switch callback {
      case .viewWillAppear: stage.machine.present(Node("early"), from: stage.b, animated: true)
      case .viewDidAppear: stage.machine.present(stage.c, from: stage.b, animated: true)
      default: break
      }
    }
    stage.open(stage.a)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    stage.run()
    #expect(stage.machine.diagnostics == [.presentationInProgress(presented: "early", presenter: "B")])
    #expect(stage.c.appearance.state == .appeared)
    #expect(stage.b.appearance.state == .disappeared)
  }

  @Test func `endless pushing from viewDidAppear ends with a diagnostic that names the culprit`() {
    let stage = Stage()
    func restless(_ index: Int) -> Node<BoxHost> {
      let node = Node("n\(index)")
      node.observer = { [unowned stage] callback in
        if case .viewDidAppear = callback {
          stage.machine.push(restless(index + 1), onto: stage.navigation, animated: false)
        }
      }
      return node
    }
    stage.openNavigation([stage.a])
    stage.machine.push(restless(0), onto: stage.navigation, animated: false)
    stage.machine.passUntilNothingBegins()
    #expect(stage.machine.diagnostics == [.endlessPasses(["push n31→n32"])])
  }

  @Test func `dismissing the bottom of a chain removes all of it, and calls the completion once`() {
    let stage = Stage()
    let top = Node("D")
    stage.c.style = .custom
    top.style = .overFullScreen
    stage.open(stage.a)
    for (node, source) in [(stage.b, stage.a), (stage.c, stage.b), (top, stage.c)] {
      stage.machine.present(node, from: source, animated: false)
    }
    stage.forget()
    var completions = 0
    stage.machine.dismiss(stage.a, animated: true) { completions += 1 }
    stage.run()
    #expect(
      stage.appearanceLog == [
        "D.viewWillDisappear", "C.viewWillDisappear", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "A.viewDidAppear", "D.viewDidDisappear", "C.viewDidDisappear", "B.viewDidDisappear",
      ])
    #expect(stage.picture == "window\n  A appeared")
    #expect(completions == 1)
  }

  @Test func `dismissing in the middle keeps what is beneath; with nothing to dismiss the completion runs`() {
    let stage = Stage()
    stage.b.style = .custom
    stage.open(stage.a)
    stage.machine.present(stage.b, from: stage.a, animated: false)
    stage.machine.present(stage.c, from: stage.b, animated: false)
    stage.machine.dismiss(stage.b, animated: true)
    stage.run()
    #expect(stage.picture == "window\n  A appeared\n  container(B)\n    B appeared\nA presents B")
    stage.machine.dismiss(stage.a, animated: false)
    var completions = 0
    stage.machine.dismiss(stage.a, animated: true) { completions += 1 }
    #expect(completions == 1)
  }

  @Test func `a full-screen presentation waits for the push beneath it; one that leaves the presenter does not`() {
    for style in [PresentationStyle.fullScreen, .custom] {
      let stage = Stage()
      stage.c.style = style
      stage.openNavigation([stage.a])
      stage.machine.push(stage.b, onto: stage.navigation, animated: true)
      stage.machine.layoutPass()
      stage.machine.present(stage.c, from: stage.navigation, animated: true)
      stage.machine.passUntilNothingBegins()
      #expect(stage.c.appearance.state == (style == .custom ? .appearing : .disappeared))
      stage.run()
      stage.run()
      #expect(stage.c.appearance.state == .appeared)
      #expect(stage.b.appearance.state == (style == .custom ? .appeared : .disappeared))
    }
  }

  @Test func `a container that is itself arriving begins its own transitions afterwards`() {
    let stage = Stage()
    stage.machine.fill(stage.navigation, with: [stage.b])
    stage.navigation.observer = { callback in
      if case .viewWillAppear = callback { stage.machine.push(stage.c, onto: stage.navigation, animated: true) }
    }
    stage.open(stage.a)
    stage.machine.present(stage.navigation, from: stage.a, animated: true)
    stage.machine.passUntilNothingBegins()
    #expect(stage.navigation.stack.last === stage.c && stage.navigation.shown.last === stage.b)
    stage.run()
    stage.run()
    #expect(
      stage.appearanceLog.suffix(5) == [
        "B.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "B.viewDidDisappear", "C.viewDidAppear",
      ])
  }

  @Test func `a layout pass from inside viewDidLoad does not begin half a presentation`() {
    let stage = Stage()
    stage.b.observer = { if $0 == .viewDidLoad { stage.machine.layoutPass() } }
    stage.open(stage.a)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    let log = stage.machine.log
    #expect(
      log.firstIndex { $0.hasPrefix("delegate.animationController") }! < log.firstIndex { $0.hasSuffix("WillBegin") }!)
  }

  @Test func `pushing again what a cancel is just taking away`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise(interactive: true)
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    stage.a.observer = {
      if case .viewDidAppear = $0 { stage.machine.push(stage.b, onto: stage.navigation, animated: false) }
    }
    stage.driver.cancel()
    stage.run()
    #expect(stage.machine.log.suffix(3) == ["B.viewDidAppear", "B.didMove(nav)", "delegate.didShow(B)"])
    #expect(stage.b.parent === stage.navigation)
  }

  @Test func `a container that the app hides during a transition takes its children along`() {
    let stage = Stage()
    stage.machine.fill(stage.navigation, with: [stage.a])
    stage.openTabs([stage.navigation, stage.c])
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    stage.machine.beginAppearanceTransition(stage.tabs, appearing: false, animated: false)
    stage.machine.endAppearanceTransition(stage.tabs)
    stage.run()
    stage.machine.select(1, in: stage.tabs)
    stage.run()
    #expect([stage.a, stage.b, stage.c, stage.navigation].allSatisfy { $0.appearance.state == .disappeared })
    stage.machine.beginAppearanceTransition(stage.tabs, appearing: true, animated: false)
    stage.machine.endAppearanceTransition(stage.tabs)
    #expect(stage.c.appearance.state == .appeared && stage.b.appearance.state == .disappeared)
  }

  @Test func `a tab bar controller that the app hides during a transition takes its children along`() {
    let stage = Stage()
    stage.openTabs([stage.a, stage.b])
    stage.customise()
    stage.machine.select(1, in: stage.tabs)
    stage.machine.layoutPass()
    stage.machine.beginAppearanceTransition(stage.tabs, appearing: false, animated: false)
    stage.machine.endAppearanceTransition(stage.tabs)
    stage.run()
    #expect(stage.b.appearance.state == .disappeared)
    stage.machine.beginAppearanceTransition(stage.tabs, appearing: true, animated: false)
    stage.machine.endAppearanceTransition(stage.tabs)
    #expect(stage.b.appearance.state == .appeared && stage.a.appearance.state == .disappeared)
  }

  @Test func `what was dismissed or popped is let go`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    weak var presented: Node<BoxHost>?
    weak var pushed: Node<BoxHost>?
    do {
      let node = Node("presented")
      let other = Node("pushed")
      (presented, pushed) = (node, other)
      stage.machine.push(other, onto: stage.navigation, animated: true)
      stage.run()
      stage.machine.present(node, from: other, animated: true)
      stage.run()
    }
    #expect(presented != nil && pushed != nil)
    stage.machine.dismiss(stage.navigation, animated: true)
    stage.run()
    stage.machine.pop(stage.navigation, animated: true)
    stage.run()
    #expect(presented == nil && pushed == nil)
  }

  @Test func `a stack that nobody sees changes without appearance callbacks`() {
    let stage = Stage()
    machineFillHidden(stage)
    stage.machine.push(stage.c, onto: stage.navigation, animated: true)
    stage.run()
    #expect(stage.appearanceLog.isEmpty)
    stage.machine.select(1, in: stage.tabs)
    stage.run()
    #expect(
      stage.appearanceLog == [
        "nav.viewWillAppear", "C.viewWillAppear", "A.viewWillDisappear", "nav.viewIsAppearing", "C.viewIsAppearing",
        "A.viewDidDisappear", "nav.viewDidAppear", "C.viewDidAppear",
      ])
  }

  private func machineFillHidden(_ stage: Stage) {
    stage.machine.fill(stage.navigation, with: [stage.b])
    stage.openTabs([stage.a, stage.navigation])
  }

  @Test func `a tap asks first; a refusal changes nothing`() {
    let stage = Stage()
    stage.openTabs([stage.a, stage.b])
    stage.director.allowsSelection = false
    stage.machine.tap(1, in: stage.tabs)
    #expect(stage.machine.log == ["delegate.shouldSelect(B)"])
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test func `own containers: addChild, embed and unembed`() {
    let stage = Stage()
    stage.open(stage.a)
    stage.machine.embed(stage.b, in: stage.a)
    stage.machine.unembed(stage.b)
    #expect(
      stage.machine.log == [
        "B.willMove(A)", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "B.didMove(A)",
        "B.willMove(nil)", "B.viewWillDisappear", "B.viewDidDisappear", "B.didMove(nil)",
      ])
  }
}
