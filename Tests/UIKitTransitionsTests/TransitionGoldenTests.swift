import Foundation
import Stages
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitPickers
@testable import UIKitPresentations

/// The callbacks of real view controllers in every course of a transition, compared line for line with the goldens of the state machine.
@MainActor
struct TransitionGoldenTests {
  enum Move: String, CaseIterable {
    case presentFullScreen, presentCustom, dismissFullScreen, dismissCustom, dismissChain
  }
  enum Course: String, CaseIterable {
    case cancelled, reversed, caughtAgain, finished, plain
  }

  @Test(arguments: Move.allCases, Course.allCases)
  func `real controllers hear what the machine's golden says`(move: Move, course: Course) throws {
    let stage = TransitionStage()
    setUp(move, stage)
    let before = stage.picture
    let animator = stage.customise(interactive: course == .finished || course == .cancelled || course == .caughtAgain)
    observeCoordinator(stage)
    var during = ""
    stage.act {
      request(move, stage)
      stage.note("» layout pass")
    }
    during = stage.picture
    take(course, stage, animator)
    let text = [
      "\(move), \(course)", "-- before", before, "-- callbacks", stage.log.joined(separator: "\n"),
      "-- during", during, "-- after", stage.picture,
    ].joined(separator: "\n")
    let expected = try golden("\(move)-\(course)").split(separator: "\n").map(String.init)
    let heard = text.split(separator: "\n").map(String.init)
    for (index, (line, golden)) in zip(heard, expected).enumerated() where line != golden {
      Issue.record("line \(index): heard \(line), the golden says \(golden)")
      break
    }
    #expect(heard.count == expected.count)
    #expect(stage.diagnostics.isEmpty)
    stage.expectAtRest()
  }

  private func golden(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent("TransitionMachineTests/Goldens/\(name).txt"), encoding: .utf8)
  }

  private func setUp(_ move: Move, _ stage: TransitionStage) {
    switch move {
    case .presentFullScreen: stage.open(stage.a)
    case .presentCustom:
      stage.b.modalPresentationStyle = .custom
      stage.open(stage.a)
    case .dismissFullScreen: stage.openPresented(.fullScreen)
    case .dismissCustom: stage.openPresented(.custom)
    case .dismissChain:
      stage.openPresented(.fullScreen)
      stage.act { stage.b.present(stage.c, animated: false) }
      stage.forget()
    }
  }

  private func request(_ move: Move, _ stage: TransitionStage) {
    switch move {
    case .presentFullScreen, .presentCustom:
      stage.a.present(stage.b, animated: true) { stage.note("completion of present") }
    case .dismissFullScreen, .dismissCustom, .dismissChain:
      stage.a.dismiss(animated: true) { stage.note("completion of dismiss") }
    }
  }

  private func observeCoordinator(_ stage: TransitionStage) {
    var isObserving = false
    for controller in [stage.a, stage.b, stage.c] {
      controller.onCallback = { [unowned controller, unowned stage] callback in
        guard callback == "viewWillAppear" || callback == "viewWillDisappear", !isObserving else { return }
        guard let coordinator = controller.transitionCoordinator else { return }
        isObserving = true
        coordinator.animate(
          alongsideTransition: { _ in stage.note("alongside") },
          completion: { stage.note("alongside completion, cancelled: \($0.isCancelled)") })
        coordinator.notifyWhenInteractionChanges { stage.note("interaction changed, now \($0.isInteractive)") }
      }
    }
  }

  private func take(_ course: Course, _ stage: TransitionStage, _ animator: NotingAnimator) {
    switch course {
    case .plain: break
    case .finished, .cancelled:
      stage.note("» update 0.4")
      stage.act { stage.driver.update(0.4) }
      stage.note("» \(course == .finished ? "finish" : "cancel")")
      stage.act { if course == .finished { stage.driver.finish() } else { stage.driver.cancel() } }
    case .caughtAgain:
      stage.note("» update 0.4")
      stage.act { stage.driver.update(0.4) }
      stage.note("» cancel")
      stage.act { stage.driver.cancel() }
      stage.advance(by: 0.1)
      stage.note("» grab")
      stage.act { stage.driver.pause() }
      stage.note("» finish")
      stage.act { stage.driver.finish() }
    case .reversed:
      stage.advance(by: 0.1)
      stage.note("» grab")
      stage.act {
        animator.context?.pauseInteractiveTransition()
        animator.animator?.pauseAnimation()
      }
      stage.note("» cancel")
      stage.act {
        animator.context?.cancelInteractiveTransition()
        animator.animator?.isReversed = true
        animator.animator?.startAnimation()
      }
    }
    stage.note("» animation done")
    stage.advance(by: 1)
  }
}
