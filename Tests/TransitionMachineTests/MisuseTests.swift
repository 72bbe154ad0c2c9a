import Testing

@testable import TransitionMachine

struct MisuseTests {
  @Test func `an animator that never completes is named, and the app can still be driven`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise(manner: .forgetsToComplete)
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.run()
    #expect(stage.machine.transitions.count == 1)
    stage.machine.reportStalled()
    #expect(stage.machine.diagnostics == [.neverCompleted(animator: "animator", transition: "push A→B")])
    stage.machine.pop(stage.navigation, animated: false)
    stage.run()
    #expect(stage.a.appearance.state == .appeared)
  }

  @Test func `completing twice is ignored and named`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise(manner: .completesTwice)
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.run()
    #expect(stage.machine.diagnostics == [.completedTwice(transition: "push A→B")])
    #expect(stage.machine.log.filter { $0 == "B.viewDidAppear(animated)" }.count == 1)
  }

  @Test func `completeTransition(true) after a cancel: the argument decides, with a diagnostic`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise(interactive: true, manner: .completesTrueAlways)
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    stage.driver.cancel()
    stage.run()
    #expect(stage.machine.diagnostics == [.completedAfterCancel(transition: "push A→B")])
    #expect(stage.navigation.shown.last === stage.b)
  }

  @Test(arguments: [TestAnimator.Manner.addsNoView, .removesContainer])
  func `a careless animator leaves a whole hierarchy`(manner: TestAnimator.Manner) {
    let stage = Stage()
    stage.open(stage.a)
    stage.customise(manner: manner)
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    #expect(
      stage.machine.diagnostics == [
        manner == .addsNoView
          ? .animatorAddedNoView(animator: "animator", view: "B")
          : .animatorRemovedContainer(animator: "animator", container: "container(B)")
      ])
    #expect(stage.picture == "window\n  container(B)\n    B appeared\nA presents B")
    #expect(stage.appearanceLog.suffix(2) == ["B.viewDidAppear", "A.viewDidDisappear"])
  }

  @Test func `an animator that removes the from-view though cancelled: it is put back`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    let before = stage.picture
    stage.customise(interactive: true, manner: .removesFromView)
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    stage.driver.cancel()
    stage.run()
    #expect(stage.picture == before)
  }

  @Test func `without a view in the window viewIsAppearing waits for it`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise(manner: .addsNoView)
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    #expect(stage.appearanceLog.last == "B.viewWillAppear")
    stage.run()
    #expect(stage.appearanceLog.suffix(3) == ["A.viewDidDisappear", "B.viewIsAppearing", "B.viewDidAppear"])
  }

  @Test func `an interaction controller without an animator drives nothing and says so`() {
    let stage = Stage()
    stage.open(stage.a)
    stage.director.driver = stage.driver
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.machine.layoutPass()
    stage.driver.update(0.5)
    #expect(stage.machine.diagnostics == [.interactionWithoutTransition(action: "update")])
    #expect(!stage.machine.log.contains("delegate.interactionControllerForPresentation"), "only with an animator")
    stage.run()
    #expect(stage.b.appearance.state == .appeared)
  }

  @Test func `finish after cancel, and pause of what cannot be paused`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise(interactive: true, interruptible: false)
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    stage.driver.cancel()
    stage.driver.finish()
    stage.driver.pause()
    #expect(
      stage.machine.diagnostics == [
        .notInteractive(action: "finishInteractiveTransition", phase: "cancelling"),
        .notInterruptible(animator: "animator"),
      ])
    stage.run()
    #expect(stage.navigation.stack.last === stage.a)
  }

  @Test func `unbalanced appearance calls`() {
    let stage = Stage()
    stage.open(stage.a)
    stage.machine.endAppearanceTransition(stage.a)
    stage.machine.beginAppearanceTransition(stage.a, appearing: true, animated: false)
    #expect(stage.machine.diagnostics == [.unbalancedAppearance("A"), .unbalancedAppearance("A")])
    #expect(stage.appearanceLog.isEmpty)
    #expect("\(stage.machine.diagnostics[0])" == "Unbalanced calls to begin/end appearance transitions for <A>.")
  }

  @Test func `presentations that UIKit refuses (behaviour: Chains and refused requests)`() {
    let stage = Stage()
    let outside = Node("outside")
    stage.open(stage.a)
    stage.machine.present(stage.b, from: outside, animated: true)
    stage.machine.present(stage.b, from: stage.a, animated: false)
    stage.machine.present(stage.c, from: stage.a, animated: true)
    stage.machine.present(stage.b, from: stage.b, animated: true)
    stage.machine.present(stage.c, from: stage.b, animated: true)
    stage.machine.present(outside, from: stage.b, animated: true)
    stage.machine.dismiss(stage.a, animated: true)
    #expect(
      stage.machine.diagnostics.map(\.description) == [
        "Attempt to present <B> on <outside> whose view is not in the window hierarchy.",
        "Attempt to present <C> on <A> (from <A>) which is already presenting <B>.",
        "Application tried to present modally a view controller <B> that is already being presented by <A>.",
        "Attempt to present <outside> on <B> while a presentation is in progress.",
        "Attempt to dismiss from view controller <A> while a presentation or dismiss is in progress.",
      ])
  }

  @Test func `stacks that UIKit refuses`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.machine.push(stage.a, onto: stage.navigation, animated: true)
    stage.machine.push(stage.navigation, onto: stage.navigation, animated: true)
    #expect(stage.machine.pop(stage.navigation, animated: true).isEmpty, "pop of the root is silent")
    #expect(stage.machine.diagnostics == [.pushedTwice("A"), .pushedElsewhere("nav")])
    #expect(stage.machine.transitions.isEmpty)
  }

  @Test func `what is said to a transition whose app is over changes nothing`() throws {
    var stage: Stage? = Stage()
    stage?.openNavigation([stage!.a])
    stage?.machine.push(stage!.b, onto: stage!.navigation, animated: true)
    stage?.machine.layoutPass()
    let transition = try #require(stage?.machine.transitions.first)
    stage = nil
    #expect(transition.livingMachine == nil)
    let context = TransitionContext(transition: transition), phase = transition.phase
    context.startAnimation()
    context.runAnimation { _ in Issue.record("nothing runs any more") }
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(0.5)
    context.cancelInteractiveTransition()
    context.finishInteractiveTransition()
    context.completeTransition(true)
    #expect(transition.phase == phase)
  }
}
