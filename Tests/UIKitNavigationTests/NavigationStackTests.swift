import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The order of a stack's callbacks, and its state afterwards. (Docs/behaviour/bars.md, "Navigation stack" and "Order of a push and a
/// pop")
@MainActor struct NavigationStackTests {
  @Test func `an edge swipe that is taken back leaves stack, bar, views and appearance as they were`() throws {
    let stage = NavigationStage("AB")
    let before = stage.state
    stage.swipe(to: 0.3)
    try stage.app.settle()
    #expect(stage.state == before)
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing", "A.willDisappear", "A.didDisappear",
        "B.willAppear", "B.isAppearing", "B.didAppear", "B.didMove(nav)",
      ])
    // And it works the next time.
    stage.pop()
    try stage.app.settle()
    #expect(stage.names == "A" && stage.bar.page?.back == nil)
  }

  @Test func `an edge swipe beyond the middle goes back`() throws {
    let stage = NavigationStage("AB")
    stage.swipe(to: 0.6)
    #expect(stage.names == "A")
    try stage.app.settle()
    #expect(stage.bar.topItem?.title == "A" && stage.navigation.content.subviews.count == 1)
  }

  @Test func `a quick edge swipe goes back although it was short, and at the root nothing happens`() throws {
    let stage = NavigationStage("AB")
    stage.swipe(to: 0.35, rests: false)
    try stage.app.settle()
    #expect(stage.names == "A")
    let before = stage.state
    stage.swipe(to: 0.8)
    try stage.app.settle()
    #expect(stage.state == before)
  }

  @Test func `a finger that catches a pop that is taken back finds everything in its place`() throws {
    let stage = NavigationStage("AB")
    let before = stage.state
    stage.swipe(to: 0.4)
    stage.app.advance(by: 0.05)
    stage.swipe(to: 0.2)
    try stage.app.settle()
    #expect(stage.state == before)
  }

  @Test func `push: stack at once, callbacks in the layout pass`() throws {
    let stage = NavigationStage()
    stage.app.perform {
      stage.navigation.pushViewController(stage.page("B"), animated: true)
      #expect(stage.names == "AB" && stage.log.lines == ["B.willMove(nav)"])
    }
    #expect(
      stage.log.take() == [
        "B.willMove(nav)", "A.willDisappear", "B.viewDidLoad", "B.willAppear", "willShow(B)", "B.isAppearing",
      ])
    try stage.app.settle()
    #expect(stage.log.take() == ["A.didDisappear", "B.didAppear", "B.didMove(nav)", "didShow(B)"])
  }

  @Test func `pop: stack at once, callbacks in the layout pass`() throws {
    let stage = NavigationStage("AB")
    stage.pop()
    #expect(stage.log.take() == ["B.willMove(nil)", "B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing"])
    try stage.app.settle()
    #expect(stage.log.take() == ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)"])
  }

  @Test func `the first page is shown to the delegate too`() throws {
    let log = NavigationLog()
    var kept: AnyObject?
    _ = TestApp {
      let navigation = UINavigationController(rootViewController: NotedPage("A", log))
      let delegate = FirstShow(log)
      (navigation.delegate, kept) = (delegate, delegate)
      return navigation
    }
    _ = kept
    #expect(
      log.lines == [
        "A.willMove(nav)", "A.viewDidLoad", "A.willAppear", "willShow", "A.isAppearing", "A.didAppear", "A.didMove(nav)", "didShow",
      ]
        || log.lines == [
          "A.willMove(nav)", "A.viewDidLoad", "A.didMove(nav)", "A.willAppear", "willShow", "A.isAppearing", "A.didAppear", "didShow",
        ])
  }

  @Test func `popTo and popToRoot answer with whom they took away, the lowest first`() throws {
    let stage = NavigationStage("ABCD")
    stage.app.perform {
      #expect(stage.navigation.popToViewController(stage.page("D"), animated: true) == nil)
      #expect(stage.navigation.popToViewController(stage.page("E"), animated: true) == nil)
      #expect(stage.navigation.popToViewController(stage.page("B"), animated: true) == [stage.page("C"), stage.page("D")])
    }
    try stage.app.settle()
    stage.app.perform {
      #expect(stage.navigation.popToRootViewController(animated: false) == [stage.page("B")])
      #expect(stage.navigation.popViewController(animated: false) == nil)
    }
    #expect(stage.names == "A")
  }

  @Test func `an animated popToViewController of a stack in no window returns nil and changes nothing`() {
    let app = TestApp(UIViewController())
    app.perform {
      let pages = (0..<3).map { _ in UIViewController() }
      let stack = UINavigationController()
      stack.viewControllers = pages
      #expect(stack.popToViewController(pages[0], animated: true) == nil && stack.viewControllers == pages)
      _ = stack.view
      #expect(stack.popToViewController(pages[0], animated: true) == nil && stack.viewControllers == pages)
      #expect(stack.popToViewController(pages[1], animated: false) == [pages[2]])
      #expect(stack.popToRootViewController(animated: true) == [pages[1]] && stack.viewControllers == [pages[0]])
    }
  }

  @Test func `pushes during a push, in callbacks and completions, come one after the other`() throws {
    let stage = NavigationStage()
    stage.push("B")
    stage.app.advance(by: 0.1)
    stage.push("C")
    stage.page("C").onCallback = {
      if $0 == "willAppear", stage.names == "ABC" { stage.navigation.pushViewController(stage.page("D"), animated: true) }
    }
    try stage.app.settle()
    #expect(stage.names == "ABCD" && stage.bar.stack.count == 4 && stage.navigation.content.subviews.count == 1)
    #expect(stage.bar.page?.item.title == "D")
  }

  @Test func `another stack shows its top alone, and no view of those between is made`() throws {
    let stage = NavigationStage()
    stage.app.perform {
      stage.navigation.setViewControllers([stage.page("X"), stage.page("Y"), stage.page("Z")], animated: true)
    }
    try stage.app.settle()
    #expect(stage.names == "XYZ" && !stage.page("Y").isViewLoaded && stage.page("Z").isViewLoaded)
    #expect(stage.page("A").parent == nil && stage.bar.page?.item.title == "Z")
  }

  @Test func `a stack presented over another and dismissed half-way through a push ends whole`() throws {
    let stage = NavigationStage("AB")
    let inner = stage.app.perform { UINavigationController(rootViewController: stage.page("M")) }
    inner.modalPresentationStyle = .fullScreen
    stage.app.perform { stage.navigation.present(inner, animated: false) }
    stage.app.perform { inner.pushViewController(stage.page("N"), animated: true) }
    stage.app.advance(by: 0.1)
    stage.app.perform { stage.navigation.dismiss(animated: true) }
    try stage.app.settle()
    #expect(stage.navigation.presentedViewController == nil)
    #expect(stage.app.session.runtime.controllers.machine.allNodes.allSatisfy { $0.appearance.isBalanced })
  }

  @Test func `pushing who is there already is refused with a sentence, and nothing is corrupted`() {
    let stage = NavigationStage("AB")
    stage.push("A")
    #expect(stage.names == "AB" && stage.app.diagnostics.contains { $0.contains("NotedPage") })
  }

  @Test func `a pop that is taken back leaves out of stack and bar whom somebody else has taken in meanwhile`() throws {
    let stage = NavigationStage("ABC")
    let driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    (stage.animator, stage.interaction) = (PageAnimator(.grabbable, stage.log), driver)
    stage.app.perform { _ = stage.navigation.popToRootViewController(animated: true) }
    stage.app.perform { driver.update(0.4) }
    stage.page("B").modalPresentationStyle = .overFullScreen
    stage.app.perform { stage.navigation.present(stage.page("B"), animated: false) }
    stage.app.perform { driver.cancel() }
    try stage.app.settle()
    #expect(stage.names == "AC")
    stage.expectAtRest()
  }
}

private final class FirstShow: NSObject, UINavigationControllerDelegate {
  let log: NavigationLog
  init(_ log: NavigationLog) { self.log = log }
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    log.lines.append("willShow")
  }
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
    log.lines.append("didShow")
  }
}
