import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// The callbacks of a tab change and their order, and the view tree before, during and after it, in every course.
/// (Docs/behaviour/controllers.md, "Appearance callbacks" and "Transition choices", and Docs/behaviour/bars.md, "Tab bars")
@MainActor struct TabGoldenTests {
  /// The kind of change: by code, by a tap, to a navigation stack, or a push that hides the tab bar.
  enum Move: String, CaseIterable { case tab, tap, stack, pushWithoutBar }
  enum Course: String, CaseIterable { case plain, finished, cancelled, reversed, caught }

  @Test(arguments: Move.allCases, Course.allCases)
  func `each change takes each course as recorded`(move: Move, course: Course) throws {
    let stage = TabStage(move == .tab || move == .tap ? "AB" : "[A][B]")
    let driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    let animator = TabAnimator(.grabbable, stage.log)
    if course != .plain { stage.animator = animator }
    if course != .plain && course != .reversed { stage.interaction = driver }
    if move == .pushWithoutBar {
      stage.page("P").hidesBottomBarWhenPushed = true
      stage.app.perform { stage.stack("A").delegate = stage }
    }
    let before = stage.picture
    observe(stage)
    _ = stage.log.take()
    switch move {
    case .tab, .stack: stage.select(1)
    case .tap: stage.tap(1)
    case .pushWithoutBar: stage.push("P", in: "A")
    }
    let during = stage.picture
    take(course, stage, driver, animator)
    stage.log.lines.append("» the rest")
    try stage.app.settle()
    let after = stage.picture
    let name = "\(move)-\(course)"
    let parts = [name, "-- before", before, "-- heard"] + stage.log.take() + ["-- during", during, "-- after", after]
    try Golden.check(parts.joined(separator: "\n") + "\n", named: name)
    #expect((after == before) == (course != .plain && course != .finished), "a cancel leaves what was there before")
    stage.expectAtRest()
    #expect(stage.diagnostics.isEmpty)
  }

  private func take(_ course: Course, _ stage: TabStage, _ driver: UIPercentDrivenInteractiveTransition, _ animator: TabAnimator) {
    let act = { (name: String, work: @escaping (UIPercentDrivenInteractiveTransition) -> Void) in
      stage.log.lines.append("» \(name)")
      stage.app.perform { work(driver) }
    }
    switch course {
    case .plain: break
    case .finished, .cancelled:
      act("update 0.4") { $0.update(0.4) }
      act("\(course)") { if course == .finished { $0.finish() } else { $0.cancel() } }
    case .caught:
      act("update 0.4") { $0.update(0.4) }
      act("cancel") { $0.cancel() }
      stage.app.advance(by: 0.1)
      act("pause") { $0.pause() }
      act("update 0.2") { $0.update(0.2) }
      act("cancel") { $0.cancel() }
    case .reversed:
      stage.app.advance(by: 0.1)
      stage.log.lines.append("» grab and cancel")
      stage.app.perform {
        animator.context?.pauseInteractiveTransition()
        animator.animator?.pauseAnimation()
        animator.context?.cancelInteractiveTransition()
        animator.animator?.isReversed = true
        animator.animator?.startAnimation()
      }
    }
  }

  private func observe(_ stage: TabStage) {
    var isObserving = false
    for page in "ABP".map({ stage.page(String($0)) }) {
      page.onCallback = { [unowned page, unowned stage] callback in
        guard callback.hasPrefix("will"), !callback.hasPrefix("willMove"), !isObserving else { return }
        guard let coordinator = page.transitionCoordinator else { return }
        isObserving = true
        coordinator.animate(
          alongsideTransition: { _ in stage.log.lines.append("alongside") },
          completion: { stage.log.lines.append("alongside completion, cancelled: \($0.isCancelled)") })
        coordinator.notifyWhenInteractionChanges { stage.log.lines.append("interaction changed, now \($0.isInteractive)") }
      }
    }
  }
}

/// The same animator and finger for the stack of a tab.
extension TabStage: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
