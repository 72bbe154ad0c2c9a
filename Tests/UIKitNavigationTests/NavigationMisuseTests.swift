import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Misuse and badly timed calls by an app. Nothing is corrupted, and a message names the caller.
@MainActor struct NavigationMisuseTests {
  private func stage(_ names: String = "A", kind: PageAnimator.Kind) -> NavigationStage {
    let stage = NavigationStage(names)
    stage.animator = PageAnimator(kind, stage.log)
    return stage
  }

  @Test func `an animator that completes twice is named, and the second call is without effect`() throws {
    let stage = stage(kind: .completesTwice)
    stage.push("B")
    try stage.app.settle()
    #expect(stage.names == "AB" && stage.diagnostics.first?.contains("completeTransition was called again for the push") == true)
    stage.expectAtRest()
  }

  @Test func `an animator that never completes is named, and the stack stands where it was asked to`() throws {
    let stage = stage(kind: .neverCompletes)
    stage.push("B")
    try stage.app.settle()
    #expect(
      stage.names == "AB"
        && stage.diagnostics == [
          "PageAnimator has not called completeTransition for the push NotedPage→NotedPage, and nothing moves any more. Call it exactly once, also when cancelled."
        ])
    // Late is better than never.
    stage.app.perform { (stage.animator as? PageAnimator)?.context?.completeTransition(true) }
    stage.expectAtRest()
  }

  @Test(arguments: [PageAnimator.Kind.addsNoView, .removesContainer, .completesAtOnce])
  func `an animator that forgets the view, takes the container away or is done at once leaves a whole stack`(kind: PageAnimator.Kind) throws
  {
    let stage = stage(kind: kind)
    stage.push("B")
    try stage.app.settle()
    stage.pop()
    try stage.app.settle()
    stage.push("C")
    try stage.app.settle()
    #expect(stage.names == "AC" && stage.navigation.content.superview === stage.navigation.view)
    #expect(stage.diagnostics.isEmpty == (kind == .completesAtOnce))
    stage.expectAtRest()
  }

  @Test func `an interaction controller without an animator is not even asked for`() throws {
    let stage = NavigationStage("AB")
    stage.notesQuestions = true
    stage.interaction = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    stage.pop()
    try stage.app.settle()
    #expect(!stage.log.take().contains("delegate.interactionControllerFor"))
    stage.expectAtRest()
  }

  @Test func `a finish after a cancel is refused with a sentence`() throws {
    let stage = stage("AB", kind: .grabbable)
    let driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    stage.interaction = driver
    stage.pop()
    stage.app.perform { driver.update(0.6) }
    stage.app.perform { driver.cancel() }
    stage.app.perform { driver.finish() }
    try stage.app.settle()
    #expect(
      stage.names == "AB"
        && stage.diagnostics == ["finishInteractiveTransition has no meaning while the transition is cancelling. The call is ignored."])
    stage.expectAtRest()
  }

  @Test func `the root cannot be popped, and nobody is told`() {
    let stage = NavigationStage()
    stage.app.perform {
      #expect(stage.navigation.popViewController(animated: true) == nil)
      #expect(stage.navigation.popToRootViewController(animated: true) == nil)
    }
    #expect(stage.log.take().isEmpty && stage.diagnostics.isEmpty)
  }

  @Test func `who is in the stack is refused in UIKit's words`() {
    let stage = NavigationStage("AB")
    stage.push("A")
    stage.push("B")
    #expect(stage.names == "AB")
    #expect(
      stage.diagnostics
        == Array(repeating: "Pushing the same view controller instance more than once is not supported (<NotedPage>).", count: 2))
    stage.expectAtRest()
  }

  /// What once crashed: the request waited, and nobody had the controller that it was for.
  @Test(arguments: ["push", "set"]) func `a page that nobody else has is not lost while its push waits for another`(how: String) throws {
    let stage = NavigationStage()
    stage.push("B")
    stage.app.advance(by: 0.1)
    stage.app.perform {
      let page = NotedPage("late", stage.log)
      if how == "push" {
        stage.navigation.pushViewController(page, animated: true)
      } else {
        stage.navigation.setViewControllers([page], animated: true)
      }
    }
    try stage.app.settle()
    let titles = stage.navigation.viewControllers.map(\.title)
    #expect(titles == (how == "push" ? ["A", "B", "late"] : ["late"]))
  }

  @Test func `a push nested in viewWillAppear follows the one that it was asked for in`() throws {
    let stage = NavigationStage()
    stage.page("B").onCallback = { [unowned stage] in
      if $0 == "willAppear", stage.names == "AB" { stage.navigation.pushViewController(stage.page("C"), animated: true) }
    }
    stage.push("B")
    try stage.app.settle()
    #expect(stage.names == "ABC" && stage.diagnostics.contains { $0.contains("nested push animation") })
    stage.expectAtRest()
  }

  @Test func `a push from within the completion of a pop, finished or cancelled, is pushed on what is there then`() throws {
    for finishes in [true, false] {
      let stage = stage("AB", kind: .grabbable)
      let driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
      stage.interaction = driver
      stage.pop()
      stage.app.perform {
        _ = stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stage.animator = nil
          stage.navigation.pushViewController(stage.page("C"), animated: true)
        }
      }
      stage.app.perform { finishes ? driver.finish() : driver.cancel() }
      try stage.app.settle()
      #expect(stage.names == (finishes ? "AC" : "ABC"))
      stage.expectAtRest()
    }
  }

  @Test(arguments: ["push", "pop", "set"])
  func `a delegate that changes the stack in willShow gets its change after the one under way`(change: String) throws {
    final class Meddler: NSObject, UINavigationControllerDelegate {
      var meddle: (() -> Void)?
      func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        let work = meddle
        meddle = nil
        work?()
      }
    }
    let stage = NavigationStage("A")
    let meddler = Meddler()
    meddler.meddle = { [unowned stage] in
      switch change {
      case "push": stage.navigation.pushViewController(stage.page("C"), animated: true)
      case "pop": _ = stage.navigation.popViewController(animated: true)
      default: stage.navigation.setViewControllers([stage.page("X"), stage.page("Y")], animated: true)
      }
    }
    stage.app.perform { stage.navigation.delegate = meddler }
    stage.push("B")
    try stage.app.settle()
    #expect(stage.names == ["push": "ABC", "pop": "A", "set": "XY"][change])
    stage.expectAtRest()
  }

  @Test func `a presentation over a stack that is being pushed comes after the push, and both end whole`() throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      let stage = NavigationStage()
      stage.push("B")
      stage.app.advance(by: 0.1)
      let modal = stage.page("M")
      stage.app.perform {
        modal.modalPresentationStyle = style
        stage.navigation.present(modal, animated: true)
      }
      try stage.app.settle()
      #expect(
        stage.names == "AB" && stage.navigation.visibleViewController === modal && stage.navigation.topViewController === stage.page("B"))
      stage.app.perform { stage.navigation.dismiss(animated: true) }
      try stage.app.settle()
      #expect(stage.page("B").view.window != nil)
      stage.expectAtRest()
    }
  }

  @Test func `a stack may be emptied, and filled again`() throws {
    let stage = NavigationStage("AB")
    stage.set("", animated: true)
    try stage.app.settle()
    #expect(stage.names == "" && stage.bar.page == nil && stage.page("B").parent == nil)
    stage.expectAtRest()
    stage.push("C")
    try stage.app.settle()
    #expect(stage.names == "C" && stage.bar.page?.item.title == "C")
    stage.expectAtRest()
  }

  @Test func `a stack that begins empty shows what is pushed first without a transition`() throws {
    let log = NavigationLog()
    var navigation: UINavigationController!
    let app = TestApp {
      navigation = UINavigationController()
      return navigation
    }
    app.perform { navigation.pushViewController(NotedPage("A", log), animated: true) }
    try app.settle()
    #expect(log.take() == ["A.willMove(nav)", "A.viewDidLoad", "A.willAppear", "A.isAppearing", "A.didAppear", "A.didMove(nav)"])
    #expect(navigation.navigationBar.page?.item.title == "A")
  }

  @Test func `who is taken away unseen is free at once, and comes back if the pop is cancelled`() throws {
    let stage = stage("ABC", kind: .grabbable)
    let driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    stage.interaction = driver
    stage.app.perform { _ = stage.navigation.popToRootViewController(animated: true) }
    #expect(stage.page("B").parent == nil && stage.page("C").parent === stage.navigation)
    stage.app.perform { driver.cancel() }
    try stage.app.settle()
    #expect(stage.names == "ABC" && stage.page("B").parent === stage.navigation)
    stage.expectAtRest()
  }

  @Test func `what was popped is let go`() throws {
    let stage = NavigationStage("A")
    weak var popped: UIViewController?
    stage.app.perform {
      let page = UIViewController()
      popped = page
      stage.navigation.delegate = nil
      stage.navigation.pushViewController(page, animated: true)
    }
    try stage.app.settle()
    #expect(popped != nil)
    stage.pop()
    try stage.app.settle()
    #expect(popped == nil)
  }
}
