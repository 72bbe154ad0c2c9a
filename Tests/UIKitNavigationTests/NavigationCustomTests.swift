import SegueTesting
import Testing
import UIKit

@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Custom animations and interactive transitions of the delegate, stacks inside and below presentations, and `show` and `showDetail`.
@MainActor struct NavigationCustomTests {
  private func custom(_ names: String, _ kind: PageAnimator.Kind) -> (NavigationStage, UIPercentDrivenInteractiveTransition) {
    let stage = NavigationStage(names)
    let driver = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    (stage.animator, stage.interaction) = (PageAnimator(kind, stage.log), driver)
    return (stage, driver)
  }

  @Test(arguments: [PageAnimator.Kind.blocks, .grabbable])
  func `a finger scrubs the delegate's animator, and the bar with it`(kind: PageAnimator.Kind) throws {
    let (stage, driver) = custom("AB", kind)
    let before = stage.state
    stage.pop()
    stage.app.perform { driver.update(0.5) }
    stage.app.advance(by: 0.2)
    let (page, title) = (stage.page("A").view!, try #require(stage.bar.page?.title))
    #expect(abs(page.layer.presentation()!.frame.minX - 50) < 0.01)
    let held = title.layer.presentation()!.frame.midX
    #expect(held != 195, "the bar's title is on its way too")
    stage.app.perform { driver.cancel() }
    try stage.app.settle()
    #expect(stage.state == before)
    stage.pop()
    stage.app.perform { driver.finish() }
    try stage.app.settle()
    #expect(stage.names == "A")
    stage.expectAtRest()
  }

  @Test(arguments: [PageAnimator.Kind.blocks, .grabbable])
  func `a page that nobody else holds may be pushed by a finger and taken back`(kind: PageAnimator.Kind) throws {
    let (stage, driver) = custom("A", kind)
    let before = stage.state
    stage.app.perform { stage.navigation.pushViewController(NotedPage("B", stage.log), animated: true) }
    stage.app.perform { driver.update(0.5) }
    stage.app.advance(by: 0.2)
    #expect(stage.names == "AB")
    stage.app.perform { driver.cancel() }
    try stage.app.settle()
    #expect(stage.state == before && stage.log.take().suffix(2).contains("animator.animationEnded(false)"))
    stage.expectAtRest()
  }

  @Test func `one animator serves pushes and pops, and is asked for each`() throws {
    let stage = NavigationStage()
    stage.animator = PageAnimator(.blocks, stage.log)
    stage.notesQuestions = true
    stage.push("B")
    try stage.app.settle()
    try stage.app.tap("BackButton")
    try stage.app.settle()
    let questions = stage.log.take().filter { $0.contains("animationControllerFor") }
    #expect(questions == ["delegate.animationControllerFor(push, A→B)", "delegate.animationControllerFor(pop, B→A)"])
    stage.expectAtRest()
  }

  @Test func `the edge swipe is deaf beside an animator of the delegate's`() throws {
    let stage = NavigationStage("AB")
    stage.animator = PageAnimator(.blocks, stage.log)
    let before = stage.state
    stage.swipe(to: 0.7)
    try stage.app.settle()
    #expect(stage.state == before && stage.diagnostics.isEmpty)
    stage.animator = nil
    stage.swipe(to: 0.7)
    try stage.app.settle()
    #expect(stage.names == "A")
  }

  @Test func `an app's own delegate of the swipe decides alone`() throws {
    final class Never: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (stage, never) = (NavigationStage("AB"), Never())
    stage.app.perform { stage.navigation.interactivePopGestureRecognizer?.delegate = never }
    stage.swipe(to: 0.7)
    try stage.app.settle()
    #expect(stage.names == "AB")
    stage.app.perform {
      stage.navigation.interactivePopGestureRecognizer?.delegate = nil
      stage.page("B").navigationItem.hidesBackButton = true
    }
    stage.swipe(to: 0.7)
    try stage.app.settle()
    #expect(stage.names == "A", "without a delegate it works everywhere")
    stage.swipe(to: 0.7)
    try stage.app.settle()
    #expect(stage.names == "A", "and at the root it does nothing")
    stage.expectAtRest()
  }

  @Test func `a stack that is presented pushes and pops as any other, and goes as a whole`() throws {
    let stage = NavigationStage()
    let inner = stage.app.perform { UINavigationController(rootViewController: stage.page("M")) }
    stage.app.perform {
      inner.modalPresentationStyle = .fullScreen
      stage.page("A").present(inner, animated: true)
    }
    try stage.app.settle()
    #expect(stage.page("M").view.safeAreaInsets.top == 91 && stage.navigation.visibleViewController === inner)
    stage.app.perform { inner.pushViewController(stage.page("N"), animated: true) }
    try stage.app.settle()
    stage.app.perform { stage.page("N").dismiss(animated: true) }
    try stage.app.settle()
    #expect(stage.navigation.presentedViewController == nil && stage.page("A").view.safeAreaInsets.top == 91)
    stage.expectAtRest()
  }

  @Test func `a page that was in a stack takes nothing of its room into a presentation`() throws {
    let stage = NavigationStage("AB")
    stage.pop(animated: false)
    stage.app.perform {
      stage.page("B").modalPresentationStyle = .fullScreen
      stage.navigation.present(stage.page("B"), animated: true)
    }
    try stage.app.settle()
    #expect(stage.page("B").view.safeAreaInsets.top == 47)
    stage.app.perform { stage.navigation.dismiss(animated: true) }
    try stage.app.settle()
    #expect(stage.navigation.view.safeAreaInsets.top == 47 && stage.page("A").view.safeAreaInsets.top == 91)
  }

  @Test func `show pushes within a stack, at any depth, and presents elsewhere; showDetail presents`() throws {
    let stage = NavigationStage()
    let child = stage.page("K")
    stage.app.perform {
      stage.page("A").addChild(child)
      stage.page("A").view.addSubview(child.view)
      child.didMove(toParent: stage.page("A"))
      child.show(stage.page("B"), sender: nil)
    }
    try stage.app.settle()
    #expect(stage.names == "AB")
    stage.app.perform { stage.page("B").showDetailViewController(stage.page("C"), sender: nil) }
    try stage.app.settle()
    #expect(stage.navigation.presentedViewController === stage.page("C"))
    stage.app.perform { stage.page("C").show(stage.page("D"), sender: nil) }
    try stage.app.settle()
    #expect(stage.page("C").presentedViewController === stage.page("D"))
  }
}
