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
}
