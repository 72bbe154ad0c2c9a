import Testing

@testable import TransitionMachine

/// Every kind × {plain, finished, cancelled, reversed, caught again}: callback order, and the hierarchy before, during, after.
struct GoldenTests {
  enum Move: String, CaseIterable {
    case presentFullScreen, presentCustom, dismissFullScreen, dismissCustom, dismissChain, push, pop, tab
  }

  enum Course: String, CaseIterable {
    case plain, finished, cancelled, reversed, caughtAgain
  }

  @Test(arguments: Move.allCases, Course.allCases)
  func `each kind of transition takes each course as recorded`(move: Move, course: Course) throws {
    let stage = Stage()
    let machine = stage.machine
    setUp(move, stage)
    let before = stage.picture
    stage.customise(interactive: course == .finished || course == .cancelled || course == .caughtAgain)
    observeCoordinator(stage)
    request(move, stage)
    machine.note("» layout pass")
    machine.layoutPass()
    let during = stage.picture
    take(course, stage)
    let after = stage.picture

    let text = [
      "\(move), \(course)", "-- before", before, "-- callbacks", machine.log.joined(separator: "\n"),
      "-- during", during, "-- after", after,
    ].joined(separator: "\n")
    try expectGolden(text, "\(move)-\(course)")

    #expect(machine.diagnostics.isEmpty)
    #expect(machine.transitions.isEmpty)
    #expect((after == before) == (course == .cancelled || course == .reversed))
    #expect(machine.allNodes.allSatisfy { $0.appearance.isBalanced && $0.transitionCoordinator == nil })
  }

  private func setUp(_ move: Move, _ stage: Stage) {
    switch move {
    case .presentFullScreen: stage.open(stage.a)
    case .presentCustom:
      stage.b.style = .custom
      stage.open(stage.a)
    case .dismissFullScreen: stage.openPresented(.fullScreen)
    case .dismissCustom: stage.openPresented(.custom)
    case .dismissChain:
      stage.openPresented(.fullScreen)
      stage.machine.present(stage.c, from: stage.b, animated: false)
      stage.forget()
    case .push: stage.openNavigation([stage.a])
    case .pop: stage.openNavigation([stage.a, stage.b])
    case .tab: stage.openTabs([stage.a, stage.b])
    }
  }

  private func request(_ move: Move, _ stage: Stage) {
    let machine = stage.machine
    switch move {
    case .presentFullScreen, .presentCustom:
      machine.present(stage.b, from: stage.a, animated: true) { machine.note("completion of present") }
    case .dismissFullScreen, .dismissCustom, .dismissChain:
      machine.dismiss(stage.a, animated: true) { machine.note("completion of dismiss") }
    case .push: machine.push(stage.b, onto: stage.navigation, animated: true)
    case .pop: machine.pop(stage.navigation, animated: true)
    case .tab: machine.tap(1, in: stage.tabs)
    }
  }

  private func observeCoordinator(_ stage: Stage) {
    let machine = stage.machine
    var isObserving = false
    let observe: (Node<BoxHost>) -> Void = { node in
      guard !isObserving, let coordinator = node.transitionCoordinator else { return }
      isObserving = true
      coordinator.animate(
        alongside: { _ in machine.note("alongside") },
        completion: { machine.note("alongside completion, cancelled: \($0.isCancelled)") })
      coordinator.notifyWhenInteractionChanges { machine.note("interaction changed, now \($0.isInteractive)") }
    }
    for node in [stage.a, stage.b, stage.c] {
      node.observer = { [unowned node] callback in
        switch callback {
        case .viewWillAppear, .viewWillDisappear: observe(node)
        default: break
        }
      }
    }
  }

  private func take(_ course: Course, _ stage: Stage) {
    let machine = stage.machine
    let context = stage.director.animator?.context
    switch course {
    case .plain: break
    case .finished, .cancelled:
      machine.note("» update 0.4")
      stage.driver.update(0.4)
      machine.note("» \(course == .finished ? "finish" : "cancel")")
      if course == .finished { stage.driver.finish() } else { stage.driver.cancel() }
    case .caughtAgain:
      machine.note("» update 0.4")
      stage.driver.update(0.4)
      machine.note("» cancel")
      stage.driver.cancel()
      machine.note("» grab")
      stage.driver.pause()
      machine.note("» finish")
      stage.driver.finish()
    case .reversed:
      machine.note("» grab")
      context?.pauseInteractiveTransition()
      machine.note("» cancel")
      context?.cancelInteractiveTransition()
    }
    machine.note("» animation done")
    machine.animationDone()
  }
}
