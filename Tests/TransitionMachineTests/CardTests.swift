import Testing

@testable import TransitionMachine

/// What the App Store card's code does to the machine: a presentation controller that trusts what it
/// force-unwraps, and that moves the presenter's appearance by itself.
struct CardTests {
  final class CardPresentation: TestPresentation {
    override var shouldRemovePresentersView: Bool { false }
    let backdrop = ViewBox("backdrop")

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      containerView!.add(backdrop)
      machine.beginAppearanceTransition(presenting, appearing: false, animated: false)
      presented.transitionCoordinator!.animate(alongside: { [self] _ in note("backdrop fades in") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      machine.endAppearanceTransition(presenting)
    }
    override func dismissalTransitionWillBegin() {
      super.dismissalTransitionWillBegin()
      machine.beginAppearanceTransition(presenting, appearing: true, animated: true)
      presented.transitionCoordinator!.animate(alongside: { [self] _ in note("backdrop fades out") })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      machine.endAppearanceTransition(presenting)
      if completed { backdrop.remove() }
    }
  }

  private func card() -> Stage {
    let stage = Stage()
    stage.director.makePresentation = { [machine = stage.machine] in CardPresentation(machine) }
    stage.b.style = .custom
    stage.b.observer = { [unowned stage] callback in
      guard case .viewWillAppear = callback, let coordinator = stage.b.transitionCoordinator else { return }
      stage.machine.note("B sees a coordinator, initially interactive: \(coordinator.initiallyInteractive)")
    }
    stage.openTabs([stage.a, stage.c])
    stage.customise()
    return stage
  }

  @Test func `present and dismiss`() throws {
    let stage = card()
    stage.machine.present(stage.b, from: stage.a, animated: true) { stage.machine.note("completion of present") }
    stage.run()
    #expect(stage.a.appearance.state == .disappeared && stage.a.view.isInWindow)
    stage.machine.dismiss(stage.b, animated: true) { stage.machine.note("completion of dismiss") }
    stage.run()
    try expectGolden(stage.machine.log.joined(separator: "\n"), "card")
    #expect(stage.machine.diagnostics.isEmpty)
    #expect(stage.picture == "window\n  tabs appeared\n    tabs.content\n      A appeared\ntabs selects A")
  }

  /// The card's own code ends the presenter's appearance without asking whether the dismissal was cancelled:
  /// the machine keeps the callbacks balanced, and the presenter believes that it is seen.
  @Test func `a cancelled dismissal leaves the presenter as the card's code says`() {
    let stage = card()
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.run()
    stage.customise(interactive: true)
    stage.machine.dismiss(stage.b, animated: true)
    stage.machine.layoutPass()
    stage.driver.cancel()
    stage.run()
    #expect(stage.b.appearance.state == .appeared)
    #expect(stage.a.appearance.state == .appeared)
    stage.customise()
    stage.forget()
    stage.machine.dismiss(stage.b, animated: true)
    stage.run()
    #expect(stage.machine.diagnostics == [.unbalancedAppearance("tabs"), .unbalancedAppearance("tabs")])
    #expect(stage.b.appearance.state == .disappeared && stage.a.appearance.state == .appeared)
  }

  @Test func `presented without animation, the coordinator is there to be unwrapped`() {
    let stage = card()
    stage.machine.present(stage.b, from: stage.a, animated: false)
    #expect(stage.machine.log.contains("presentation(B).backdrop fades in"))
    #expect(stage.b.appearance.state == .appeared)
  }
}
