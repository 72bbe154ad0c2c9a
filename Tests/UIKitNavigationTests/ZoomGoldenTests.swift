import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// The callbacks of each zoom transition in each course, and the hierarchy before, during and after it. (Docs/behaviour/controllers.md,
/// "Zoom transition")
///
/// A zoom in has no cancelled course. An interruption ends it and begins the zoom out.
@MainActor struct ZoomGoldenTests {
  enum Move: String, CaseIterable { case push, present, pop, dismiss }
  enum Course: String, CaseIterable { case plain, finished, cancelled, reversed, caught }

  nonisolated static let cases: [(Move, Course)] = Move.allCases.flatMap { move in
    Course.allCases.filter { move == .pop || move == .dismiss || $0 != .finished && $0 != .cancelled }.map { (move, $0) }
  }

  @Test(arguments: cases) func `each zoom takes each course as recorded`(move: Move, course: Course) throws {
    let stage = ZoomStage(move == .push || move == .pop ? .push : .present)
    let isArrival = move == .push || move == .present
    if !isArrival { stage.openAndForget() }
    observe(stage)
    let before = stage.picture
    begin(isArrival, course, stage)
    let during = stage.picture
    take(course, isArrival, stage)
    stage.app.advance(by: 2)
    let text =
      (["zoom \(move), \(course)", "-- before", before, "-- heard"] + stage.log.take() + ["-- during", during, "-- after", stage.picture])
      .joined(separator: "\n")
    try Golden.check(text + "\n", named: "zoom-\(move)-\(course)")
    // A departure that is caught and thrown goes after all.
    let isOpen = isArrival ? course == .plain : course == .cancelled || course == .reversed
    #expect((stage.picture == before) == (isOpen != isArrival))
    stage.expectAtRest(open: isOpen)
    #expect(stage.machine.diagnostics.isEmpty)
  }

  private func begin(_ isArrival: Bool, _ course: Course, _ stage: ZoomStage) {
    switch (isArrival, course) {
    case (true, _):
      stage.open()
      stage.app.advance(by: 0.1)
    case (false, .plain), (false, .reversed):
      stage.close()
      stage.app.advance(by: 0.1)
    case (false, _): finger = stage.drag(by: CGVector(dx: 0, dy: 80))
    }
  }

  private func take(_ course: Course, _ isArrival: Bool, _ stage: ZoomStage) {
    let note = { (what: String) in stage.log.lines.append("» \(what)") }
    switch (isArrival, course) {
    case (_, .plain): break
    case (true, .reversed):
      note("closed by code")
      stage.close()
    case (true, _):
      note("caught")
      grab(stage, by: 40)
      note("thrown down")
      throwAway(stage)
    case (false, .finished):
      note("thrown down")
      throwAway(stage)
    case (false, .cancelled):
      note("let go")
      finger?.lift()
    case (false, .reversed):
      note("caught, and thrown up")
      grab(stage, by: -30)
      finger?.move(by: CGVector(dx: 0, dy: -200), duration: 0.1)
      finger?.lift()
    case (false, .caught):
      note("let go")
      finger?.lift()
      stage.app.advance(by: 0.05)
      note("caught again")
      grab(stage, by: 40)
      note("thrown down")
      throwAway(stage)
    }
  }

  private final class Hold { var finger: TestApp.Finger? }
  private let hold = Hold()
  private var finger: TestApp.Finger? {
    get { hold.finger }
    nonmutating set { hold.finger = newValue }
  }

  private func grab(_ stage: ZoomStage, by dy: Double) {
    finger = stage.app.touch(CGPoint(x: stage.frame.midX, y: stage.frame.minY + 60))
    finger?.move(by: CGVector(dx: 0, dy: dy), duration: 0.05)
  }
  private func throwAway(_ stage: ZoomStage) {
    finger?.move(by: CGVector(dx: 0, dy: 200), duration: 0.1)
    finger?.lift()
  }

  private func observe(_ stage: ZoomStage) {
    // They are kept, because the address of a released coordinator can be that of the next one.
    var seen: [any UIViewControllerTransitionCoordinator] = []
    for page in [stage.home, stage.page] {
      page.onCallback = { [unowned page, unowned stage] callback in
        guard callback.hasPrefix("will"), !callback.hasPrefix("willMove"), let coordinator = page.transitionCoordinator,
          !seen.contains(where: { $0 === coordinator })
        else { return }
        seen.append(coordinator)
        coordinator.animate(
          alongsideTransition: { _ in stage.log.lines.append("alongside") },
          completion: { stage.log.lines.append("alongside completion, cancelled: \($0.isCancelled)") })
        coordinator.notifyWhenInteractionChanges { stage.log.lines.append("interaction changed, now \($0.isInteractive)") }
      }
    }
  }
}

extension ZoomStage {
  /// The tree in words, without the app's own views.
  var picture: String {
    home.node.name = "home"
    page.node.name = "page"
    return machine.picture(of: app.session.window)
  }
}
