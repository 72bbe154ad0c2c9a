import Foundation
import QuartzCore
import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// The callbacks of each kind of modal transition in each course, and the hierarchy before, during and after it.
@MainActor struct SheetGoldenTests {
  enum Move: String, CaseIterable { case presentSheet, dismissSheet, presentAlert, dismissPopover, presentFlip, dismissFlip }
  enum Course: String, CaseIterable { case cancelled, reversed, caughtAgain, finished, plain }

  /// Alerts, popovers and flips cannot be caught.
  nonisolated static let cases: [(Move, Course)] = [
    (.presentSheet, .cancelled), (.presentSheet, .reversed), (.presentSheet, .caughtAgain), (.presentSheet, .finished),
    (.presentSheet, .plain),
    (.dismissSheet, .cancelled), (.dismissSheet, .reversed), (.dismissSheet, .caughtAgain), (.dismissSheet, .finished),
    (.dismissSheet, .plain),
    (.presentAlert, .plain), (.dismissPopover, .plain), (.presentFlip, .plain), (.dismissFlip, .plain),
  ]

  @Test(arguments: cases) func `callbacks and hierarchy are the golden's`(move: Move, course: Course) throws {
    let stage = SheetStage("ipad")
    setUp(move, stage)
    stage.forget()
    let before = stage.picture
    let page = move == .presentAlert ? alert : stage.page
    if move == .presentSheet || move == .presentFlip { stage.page.onWillAppear = { [unowned stage] in observe(stage.page, stage) } }
    request(move, course, stage, page)
    stage.note("» under way")
    let during = stage.picture
    take(course, move, stage)
    stage.wait(1.5)
    let text = [
      "\(move), \(course)", "-- before", before, "-- callbacks", stage.log.joined(separator: "\n"), "-- during", during, "-- after",
      stage.picture, "",
    ].joined(separator: "\n")
    if course == .cancelled || course == .reversed { #expect(stage.picture == before) }
    try Golden.check(text, named: "\(move)-\(course)")
    stage.expectAtRest()
  }

  private let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)

  private func observe(_ controller: UIViewController, _ stage: SheetStage) {
    controller.transitionCoordinator?.animate(
      alongsideTransition: { [unowned stage] _ in stage.note("alongside") },
      completion: { [unowned stage] in stage.note("alongside completion, cancelled: \($0.isCancelled)") })
    controller.transitionCoordinator?.notifyWhenInteractionChanges { [unowned stage] in
      stage.note("interaction changed, now \($0.isInteractive)")
    }
  }

  private func setUp(_ move: Move, _ stage: SheetStage) {
    stage.page.modalPresentationStyle = .formSheet
    switch move {
    case .presentSheet: stage.sheet.delegate = stage.ear
    case .dismissSheet: stage.open()
    case .presentAlert: stage.act { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
    case .dismissPopover:
      stage.page.modalPresentationStyle = .popover
      stage.act {
        stage.page.popoverPresentationController?.sourceView = stage.home.view
        stage.home.present(stage.page, animated: false)
      }
      stage.wait()
    case .presentFlip, .dismissFlip:
      (stage.page.modalPresentationStyle, stage.page.modalTransitionStyle) = (.fullScreen, .flipHorizontal)
      if move == .dismissFlip {
        stage.act { stage.home.present(stage.page, animated: false) }
        stage.wait()
      }
    }
  }

  private func request(_ move: Move, _ course: Course, _ stage: SheetStage, _ page: UIViewController) {
    switch move {
    case .presentSheet, .presentAlert, .presentFlip:
      stage.act { stage.home.present(page, animated: true) { stage.note("completion of present") } }
    case .dismissSheet where course != .plain && course != .reversed:
      stage.down(410, 300)
      stage.drag(by: 60, over: 0.2)
      stage.act { observe(stage.page, stage) }
    case .dismissSheet, .dismissPopover, .dismissFlip:
      stage.act {
        stage.home.dismiss(animated: true) { stage.note("completion of dismiss") }
        observe(stage.page, stage)
      }
    }
    if course != .plain, move == .presentSheet { stage.wait(0.2) }
  }

  private func take(_ course: Course, _ move: Move, _ stage: SheetStage) {
    switch (course, move) {
    case (.plain, _): break
    case (.cancelled, .presentSheet):
      grab(stage)
      throwDown(stage)
    case (.finished, .presentSheet):
      grab(stage)
      letGo(stage)
    case (.reversed, .presentSheet):
      // On its way up again after a first grip, it is interrupted and sent back.
      grab(stage)
      note("let go upwards", stage) {
        stage.drag(by: -60, over: 0.05)
        stage.up()
      }
      stage.wait(0.05)
      grab(stage)
      throwDown(stage)
    case (.caughtAgain, .presentSheet):
      grab(stage)
      throwDown(stage)
      stage.wait(0.05)
      grab(stage)
      stage.drag(by: -400, over: 0.2)
      letGo(stage)
    case (.cancelled, _): letGo(stage)
    case (.finished, _):
      stage.drag(by: 700, over: 0.2)
      note("let go", stage) { stage.up() }
    case (.reversed, _):
      stage.wait(0.1)
      grab(stage)
      stage.drag(by: -300, over: 0.3)
      letGo(stage)
    case (.caughtAgain, _):
      letGo(stage)
      stage.wait(0.03)
      grab(stage)
      throwDown(stage)
    }
  }

  private func note(_ what: String, _ stage: SheetStage, _ body: () -> Void) {
    stage.note("» \(what)")
    body()
  }
  private func grab(_ stage: SheetStage) {
    note("grab", stage) {
      stage.down(410, stage.top + 40)
      stage.drag(by: 24, over: 0.05)
    }
  }
  private func letGo(_ stage: SheetStage) {
    note("rest and let go", stage) {
      stage.rest()
      stage.up()
    }
  }
  private func throwDown(_ stage: SheetStage) {
    note("throw down", stage) {
      stage.drag(by: 120, over: 0.08)
      stage.up()
    }
  }
}
