import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText

/// The callbacks of every stack change and their order, and the view tree before, during and after it, in every course.
/// (Docs/behaviour/bars.md, "Navigation stack" and "Order of a push and a pop")
@MainActor struct NavigationGoldenTests {
  enum Move: String, CaseIterable { case push, pop, set, popSeveral }
  enum Course: String, CaseIterable { case plain, finished, cancelled, reversed, caught }
  enum Swipe: String, CaseIterable { case finished, cancelled, caught }

  @Test(arguments: Move.allCases, Course.allCases)
  func `each change of a stack takes each course as recorded`(move: Move, course: Course) throws {
    let stage = NavigationStage(move == .push || move == .set ? "A" : "ABC")
    let driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    let animator = PageAnimator(.grabbable, stage.log)
    if course != .plain { stage.animator = animator }
    if course != .plain && course != .reversed { stage.interaction = driver }
    let script = Script(stage)
    switch move {
    case .push: stage.push("B")
    case .pop: stage.pop()
    case .set: stage.set("XY")
    case .popSeveral: stage.app.perform { _ = stage.navigation.popToRootViewController(animated: true) }
    }
    script.isUnderWay()
    let act = { (name: String, work: (UIPercentDrivenInteractiveTransition) -> Void) in
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
    try script.end("\(move)-\(course)", isTakenBack: course != .plain && course != .finished)
  }

  @Test(arguments: Swipe.allCases)
  func `the edge swipe takes each course as recorded`(swipe: Swipe) throws {
    let stage = NavigationStage("AB")
    let script = Script(stage)
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.3)
    script.isUnderWay()
    stage.app.advance(by: 0.2)
    stage.log.lines.append("» finger up")
    if swipe == .finished { finger.move(by: CGVector(dx: 150, dy: 0), duration: 0.3) }
    finger.lift()
    if swipe == .caught {
      stage.app.advance(by: 0.05)
      stage.log.lines.append("» caught again")
      let other = stage.app.touch(CGPoint(x: 2, y: 500))
      other.move(by: CGVector(dx: 40, dy: 0), duration: 0.1)
      let held = try #require(stage.page("B").view.layer.presentation()).frame.minX
      stage.app.advance(by: 0.3)
      #expect(stage.page("B").view.layer.presentation()?.frame.minX == held && held > 40, "held where it was, and on from there")
      stage.log.lines.append("» finger up")
      other.lift()
    }
    try script.end("swipe-\(swipe)", isTakenBack: swipe != .finished)
  }

  /// Writes down a change from its request to its end.
  @MainActor private final class Script {
    let stage: NavigationStage
    let before: String
    var during = ""

    init(_ stage: NavigationStage) {
      self.stage = stage
      before = stage.picture
      stage.notesQuestions = true
      _ = stage.log.take()
      observe()
    }

    private func observe() {
      var isObserving = false
      for page in "ABCXY".map({ stage.page(String($0)) }) {
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

    func isUnderWay() { during = stage.picture }

    func end(_ name: String, isTakenBack: Bool) throws {
      stage.log.lines.append("» the rest")
      try stage.app.settle()
      let after = stage.picture
      let parts = [name, "-- before", before, "-- heard"] + stage.log.take() + ["-- during", during, "-- after", after]
      try Golden.check(parts.joined(separator: "\n") + "\n", named: name)
      #expect((after == before) == isTakenBack)
      stage.expectAtRest()
      #expect(stage.diagnostics.isEmpty)
    }
  }
}

extension NavigationStage {
  /// The tree in words: what was asked for, what lies where, who is in which state.
  var picture: String {
    let shown = navigation.content.subviews.map { view -> String in
      guard let name = view.accessibilityIdentifier else { return "(\(type(of: view)))" }
      let offset = view.transform.isIdentity ? "" : " moved"
      return "\(name) \(round(view.frame))\(offset)"
    }
    let states = pages.values.filter { $0.parent != nil || $0.viewIfLoaded?.window != nil || $0.node.appearance.state != .disappeared }
      .sorted { $0.name < $1.name }.map { page in
        "  \(page.name) \(page.node.appearance.state.rawValue)\(page.parent == nil ? "" : ", in the stack")\(page.viewIfLoaded?.window == nil ? "" : ", in the window")"
      }
    let barPages = bar.subviews.compactMap { $0 as? NavigationBarPage }.map {
      "\($0.item.title ?? "-")\($0.back.map { " ‹\($0.label.text ?? "")" } ?? "")"
    }
    return """
      stack \(names)
      content \(shown.joined(separator: ", "))
      bar \(round(bar.frame)), items \(bar.stack.map { $0.title ?? "-" }.joined()), pages \(barPages.joined(separator: ", "))
      insets \(navigation.topViewController.map { "\(Int($0.view.safeAreaInsets.top)) \(Int($0.view.safeAreaInsets.bottom))" } ?? "-")
      \(states.joined(separator: "\n"))
      """
  }
  private func round(_ frame: CGRect) -> String {
    "(\(Int(frame.minX.rounded())) \(Int(frame.minY.rounded())) \(Int(frame.width.rounded())) \(Int(frame.height.rounded())))"
  }
}
