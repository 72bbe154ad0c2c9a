import Testing

@testable import TransitionMachine

struct CoordinatorTests {
  // Docs/behaviour/controllers.md, "Transition coordinator".
  @Test func `it exists right after push, on from, to and container, through viewDidAppear`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    var inDidAppear: Bool?
    stage.b.observer = { if case .viewDidAppear = $0 { inDidAppear = stage.b.transitionCoordinator != nil } }
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    var completed: Bool?
    #expect(stage.b.transitionCoordinator?.animate(alongside: nil) { completed = !$0.isCancelled } == true)
    #expect(stage.a.transitionCoordinator != nil && stage.navigation.transitionCoordinator != nil)
    stage.run()
    #expect(inDidAppear == true)
    #expect(completed == true)
    #expect(stage.b.transitionCoordinator == nil)
  }

  @Test func `without animation the block runs at once and false is returned (behaviour: Transition coordinator)`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.machine.push(stage.b, onto: stage.navigation, animated: false)
    var ran = false
    #expect(stage.b.transitionCoordinator?.animate(alongside: { _ in ran = true }) == false)
    #expect(ran)
  }

  @Test func `an alongside block waits for the animation; one that comes later joins it at once`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise()
    stage.b.observer = { callback in
      guard case .viewWillAppear = callback else { return }
      stage.b.transitionCoordinator?.animate(alongside: { _ in stage.machine.note("first") })
    }
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    let animation = stage.machine.log.firstIndex { $0.contains("animateTransition") }
    #expect(stage.machine.log.firstIndex(of: "first")! == animation! + 1)
    stage.b.transitionCoordinator?.animate(alongside: { _ in stage.machine.note("second") })
    #expect(stage.machine.log.last == "second")
  }

  @Test func `interaction: grabbed, scrubbed, let go, grabbed again and finished`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.customise(interactive: true)
    stage.driver.wantsInteractiveStart = false
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    stage.machine.layoutPass()
    let coordinator = stage.b.transitionCoordinator!
    var changes: [Bool] = []
    var ends = 0
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
    #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive && coordinator.isInterruptible)
    stage.driver.pause()
    #expect(!stage.machine.animationDone(), "the finger holds the animation")
    stage.driver.update(1.4)
    #expect(coordinator.percentComplete == 1)
    stage.driver.cancel()
    #expect(coordinator.isCancelled)
    stage.driver.pause()
    #expect(!coordinator.isCancelled)
    stage.driver.finish()
    stage.run()
    #expect(changes == [true, false, true, false])
    #expect(ends == 1)
    #expect(stage.b.appearance.state == .appeared)
  }

  @Test func `the context: keys, nil views and frames (behaviour: Transition context)`() {
    let stage = Stage()
    stage.b.style = .custom
    stage.open(stage.a)
    stage.customise()
    stage.machine.present(stage.b, from: stage.a, animated: true)
    stage.machine.layoutPass()
    let context = stage.director.animator!.context!
    #expect(context.node(for: .from) === stage.a && context.node(for: .to) === stage.b)
    #expect(context.view(for: .from) == nil && context.view(for: .to) === stage.b.view)
    #expect(context.initialFrame(for: stage.b) == .unknown && context.finalFrame(for: stage.b) == .presented)
    #expect(context.containerView.placeName == "container(B)" && stage.a.view.superplace === stage.window)
  }

  /// Adds blocks that keep the transition, as the blocks of UIKit's coordinator do. A block that is kept is then a reference cycle.
  private func addBlocks(to transition: Transition<BoxHost>?) {
    guard let coordinator = transition?.coordinator else { return }
    coordinator.animate(alongside: { _ in _ = coordinator.isAnimated }, completion: { _ in _ = coordinator.isAnimated })
    coordinator.notifyWhenInteractionChanges { _ in _ = coordinator.isAnimated }
  }

  @Test func `a tab change with an alongside block leaked if the tabs were covered before it began`() {
    let stage = Stage()
    stage.openTabs([stage.a, stage.b])
    stage.machine.select(1, in: stage.tabs)
    weak let transition = stage.machine.transitions.first
    #expect(transition != nil)
    addBlocks(to: transition)
    stage.machine.beginAppearanceTransition(stage.tabs, appearing: false, animated: false)
    stage.machine.endAppearanceTransition(stage.tabs)
    stage.run()
    #expect(transition == nil)
  }

  @Test func `a transition that reported its interaction to a block leaked`() {
    let stage = Stage()
    stage.openNavigation([stage.a])
    stage.machine.push(stage.b, onto: stage.navigation, animated: true)
    weak let transition = stage.machine.transitions.first
    #expect(transition != nil)
    addBlocks(to: transition)
    stage.run()
    #expect(transition == nil)
  }

  @Test func `a transition with blocks leaked if its app ended before it did`() {
    weak var transition: Transition<BoxHost>?
    do {
      let stage = Stage()
      stage.openNavigation([stage.a])
      stage.machine.push(stage.b, onto: stage.navigation, animated: true)
      transition = stage.machine.transitions.first
      #expect(transition != nil)
      addBlocks(to: transition)
      stage.machine.layoutPass()
      addBlocks(to: transition)
    }
    #expect(transition == nil)
  }
}
