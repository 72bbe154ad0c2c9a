import Testing

@testable import TransitionMachine

/// The orders of Docs/behaviour/controllers.md, "Appearance callbacks", written out, so that no recorded golden can drift from them.
struct OrderTests {
  @Test func `root: viewWillAppear before the window, viewIsAppearing in it (behaviour: Appearance callbacks)`() {
    let stage = Stage()
    var wasInWindow: [String: Bool] = [:]
    stage.a.observer = { wasInWindow["\($0)"] = stage.a.view.isInWindow }
    stage.machine.show(stage.a, in: stage.window)
    #expect(stage.machine.log == ["A.viewDidLoad", "A.viewWillAppear"])
    stage.machine.layoutPass()
    #expect(stage.machine.log.suffix(2) == ["A.viewIsAppearing", "A.viewDidAppear"])
    #expect(
      wasInWindow == ["viewDidLoad": false, "viewWillAppear": false, "viewIsAppearing": true, "viewDidAppear": true])
  }

  @Test(arguments: [true, false])
  func `push and pop (behaviour: Appearance callbacks)`(animated: Bool) {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.machine.push(stage.b, onto: stage.navigation, animated: animated)
    #expect(stage.navigation.stack.count == 2)
    #expect(stage.appearanceLog.isEmpty, "“Navigation stack”: begins in the layout pass")
    stage.run()
    #expect(
      stage.appearanceLog == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    stage.forget()
    stage.machine.pop(stage.navigation, animated: animated)
    stage.run()
    #expect(
      stage.appearanceLog == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test(arguments: [true, false])
  func `present and dismiss, full screen (behaviour: Appearance callbacks)`(animated: Bool) {
    let stage = Stage()
    stage.open(stage.a)
    stage.machine.present(stage.b, from: stage.a, animated: animated)
    stage.run()
    #expect(
      stage.appearanceLog == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    stage.forget()
    stage.machine.dismiss(stage.b, animated: animated)
    stage.run()
    #expect(
      stage.appearanceLog == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear",
      ])
  }

  @Test(arguments: [PresentationStyle.custom, .overFullScreen])
  func `over and custom: the presenter receives no callback (behaviour: Appearance callbacks)`(style: PresentationStyle) {
    let stage = Stage()
    stage.b.style = style
    stage.open(stage.a)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    stage.machine.dismiss(stage.a, animated: true)
    stage.run()
    #expect(stage.appearanceLog.allSatisfy { $0.hasPrefix("B.") })
    #expect(stage.appearanceLog.count == 5)
  }

  @Test func `cancelled interactive pop (behaviour: Appearance callbacks)`() {
    let stage = Stage()
    stage.openNavigation([stage.b, stage.a])
    let swipe = stage.machine.popInteractively(stage.navigation)
    stage.machine.layoutPass()
    #expect(stage.appearanceLog == ["A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing"])
    swipe.update(0.3)
    swipe.cancel()
    stage.run()
    #expect(
      stage.appearanceLog.dropFirst(3) == [
        "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
    #expect(!stage.machine.log.contains("delegate.didShow(B)"), "“Navigation stack”")
    #expect(stage.machine.log.last == "A.didMove(nav)")
  }

  @Test func `tab switch (behaviour: Appearance callbacks)`() {
    let stage = Stage()
    stage.openTabs([stage.a, stage.b])
    stage.machine.select(1, in: stage.tabs)
    stage.run()
    #expect(
      stage.appearanceLog == [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test func `presentation: the eight steps of “Order of a presentation” in order`() {
    let stage = Stage()
    stage.b.style = .custom
    stage.open(stage.a)
    stage.customise(interactive: true)
    stage.machine.present(stage.b, from: stage.a, animated: true) { stage.machine.note("completion") }
    stage.machine.layoutPass()
    stage.driver.finish()
    stage.machine.animationDone()
    #expect(
      stage.machine.log == [
        "B.viewDidLoad", "delegate.presentationController(for: B, source: A)",
        "delegate.animationController(forPresented: B)",
        "delegate.interactionControllerForPresentation", "presentation(B).presentationTransitionWillBegin",
        "B.viewWillAppear(animated)", "presentation(B).containerViewWillLayoutSubviews",
        "presentation(B).containerViewDidLayoutSubviews", "animator.transitionDuration",
        "animator.interruptibleAnimator",
        "animator.animateTransition(from: nil, to: B)", "B.viewIsAppearing(animated)",
        "presentation(B).presentationTransitionDidEnd(true)", "B.viewDidAppear(animated)",
        "animator.animationEnded(true)",
        "completion",
      ])
  }
}
