import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Tab changes that are cancelled, caught again or overtaken, or whose tabs are removed while they run. (Docs/behaviour/controllers.md,
/// "Transition choices", and Docs/behaviour/bars.md, "Tab bars")
@MainActor struct TabInterruptionTests {
  @Test(arguments: [TabAnimator.Kind.grabbable, .blocks])
  func `a change that is cancelled leaves everything as it was, and tells both pages so`(kind: TabAnimator.Kind) throws {
    let stage = TabStage()
    let before = stage.picture
    let (_, driver) = stage.animate(kind, interactive: true)
    stage.select(1)
    #expect(stage.tabs.selectedIndex == 1, "the index changes before the animation (behaviour: Tab bars)")
    stage.app.perform { driver.update(0.4) }
    _ = stage.log.take()
    stage.app.perform { driver.cancel() }
    try stage.app.settle()
    #expect(
      stage.log.take() == [
        "B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "animator.animationEnded(false)",
      ], "“Transition choices”")
    #expect(stage.picture == before && stage.tabs.selectedIndex == 0)
    stage.expectAtRest()
  }

  @Test func `the arriving tab is where the finger is, and after a catch goes on from there`() throws {
    let stage = TabStage()
    let (_, driver) = stage.animate(interactive: true)
    stage.select(1)
    let x = { try #require(stage.page("B").view.layer.presentation()).frame.minX }
    stage.app.perform { driver.update(0.4) }
    #expect(abs(try x() - 60) < 0.5)
    stage.app.perform { driver.cancel() }
    stage.app.advance(by: 0.05)
    stage.app.perform { driver.pause() }
    let held = try x()
    #expect(held > 61 && held < 99)
    stage.app.advance(by: 0.5)
    #expect(try x() == held)
    stage.app.perform { driver.finish() }
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 1)
    stage.expectAtRest()
  }

  @Test func `code that selects another tab in the middle gets its change after the one under way`() throws {
    let stage = TabStage()
    stage.animate()
    stage.select(1)
    stage.app.advance(by: 0.2)
    stage.select(2)
    stage.app.advance(by: 0.2)
    #expect(stage.page("B").view.window != nil && stage.page("C").viewIfLoaded?.window == nil)
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 2 && stage.bar.selectedItem?.title == "C")
    let heard = stage.log.take().filter { $0.hasPrefix("animator.") }
    #expect(
      heard == [
        "animator.animateTransition(A→B)", "animator.animationEnded(true)", "animator.animateTransition(B→C)",
        "animator.animationEnded(true)",
      ])
    stage.expectAtRest()
  }

  @Test func `a change that was overtaken and is cancelled goes back, and then on to what was asked for`() throws {
    let stage = TabStage()
    let (_, driver) = stage.animate(interactive: true)
    stage.select(1)
    stage.app.perform { driver.update(0.5) }
    stage.interaction = nil
    stage.select(2)
    stage.app.perform { driver.cancel() }
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 2)
    #expect(stage.log.take().contains("animator.animateTransition(A→C)"))
    stage.expectAtRest()
  }

  @Test(arguments: ["AC", "BC", "C", ""], [true, false])
  func `tabs that are taken away in the middle of a change go at its end`(left: String, finishes: Bool) throws {
    let stage = TabStage()
    let (_, driver) = stage.animate(interactive: true)
    stage.select(1)
    stage.app.perform { driver.update(0.3) }
    stage.set(left)
    #expect(stage.names == "ABC", "it waits")
    stage.app.perform { finishes ? driver.finish() : driver.cancel() }
    try stage.app.settle()
    #expect(stage.names == left)
    let survivor = finishes ? "B" : "A"
    #expect(stage.tabs.selectedViewController?.tabName == (left.contains(survivor) ? survivor : left.first.map(String.init)))
    for name in ["A", "B"] where !left.contains(name) { #expect(stage.page(name).parent == nil && stage.page(name).view.window == nil) }
    stage.expectAtRest()
  }

  @Test(arguments: ["A", "B"], [true, false])
  func `a tab that leaves its parent in the middle of a change leaves no hole`(name: String, finishes: Bool) throws {
    let stage = TabStage()
    let (_, driver) = stage.animate(interactive: true)
    stage.select(1)
    stage.app.perform { driver.update(0.3) }
    stage.app.perform { stage.page(name).removeFromParent() }
    stage.app.perform { finishes ? driver.finish() : driver.cancel() }
    try stage.app.settle()
    #expect(stage.names == (name == "A" ? "BC" : "AC"))
    #expect(stage.tabs.selectedViewController?.parent === stage.tabs)
    stage.expectAtRest()
  }

  @Test func `another root in the middle of a change ends it`() throws {
    let stage = TabStage()
    let (_, driver) = stage.animate(interactive: true)
    stage.select(1)
    stage.app.perform { driver.update(0.3) }
    let other = stage.page("R")
    stage.app.perform { stage.tabs.view.window?.rootViewController = other }
    try stage.app.settle()
    #expect(stage.machine.transitions.isEmpty)
    for name in ["A", "B"] { #expect(stage.page(name).node.appearance.state == .disappeared) }
  }

  @Test func `a selection that is taken back before it begins is none`() throws {
    let stage = TabStage()
    stage.animate()
    stage.app.perform {
      stage.tabs.selectedIndex = 1
      stage.tabs.selectedIndex = 0
    }
    try stage.app.settle()
    #expect(!stage.log.take().contains { $0.contains("Appear") || $0.contains("Disappear") })
    stage.expectAtRest()
  }

  @Test func `of several selections in one turn only the last is seen`() throws {
    let stage = TabStage()
    stage.animate()
    stage.app.perform {
      stage.tabs.selectedIndex = 1
      stage.tabs.selectedIndex = 2
    }
    try stage.app.settle()
    #expect(stage.page("B").viewIfLoaded == nil)
    #expect(stage.log.take().filter { $0.hasPrefix("animator.animate") } == ["animator.animateTransition(A→C)"])
    stage.expectAtRest()
  }

  @Test func `a change of tabs waits for a push in the tab that it leaves`() throws {
    let stage = TabStage("[A]B")
    stage.push("P", in: "A")
    stage.app.advance(by: 0.1)
    stage.select(1)
    #expect(stage.page("B").viewIfLoaded?.window == nil)
    try stage.app.settle()
    #expect(stage.page("B").view.window != nil && stage.stack("A").viewControllers.count == 2)
    stage.expectAtRest()
  }

  @Test(arguments: [TabAnimator.Kind.grabbable, .blocks])
  func `a bar that comes back by code while a finger holds the change has its room, also when the change is taken back`(
    kind: TabAnimator.Kind
  ) throws {
    let stage = TabStage("[X]A")
    stage.app.perform {
      stage.page("X").edgesForExtendedLayout = []
      stage.stack("X").view.setNeedsLayout()
    }
    stage.app.advance(by: 0.1)
    let before = stage.page("X").view.frame
    let (_, driver) = stage.animate(kind, interactive: true)
    stage.select(1)
    stage.app.perform { driver.update(0.5) }
    stage.app.perform { stage.tabs.setTabBarHidden(true, animated: false) }
    #expect(stage.page("X").view.frame.height == before.height + 83)
    stage.app.perform { stage.tabs.setTabBarHidden(false, animated: true) }
    stage.app.perform { driver.cancel() }
    try stage.app.settle()
    #expect(stage.page("X").view.frame == before)
    stage.expectAtRest()
  }
}
