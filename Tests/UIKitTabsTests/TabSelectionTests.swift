import Foundation
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The selected tab, the ways to change it, and the delegate callbacks. (Docs/behaviour/bars.md, "Tab bars")
@MainActor struct TabSelectionTests {
  @Test func `without an animator a change has the order of behaviour: Tab bars`() throws {
    let stage = TabStage()
    stage.select(1)
    try stage.app.settle()
    #expect(
      stage.log.take() == [
        "animationControllerFor(A→B) at 1", "B.viewDidLoad", "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
    #expect(stage.page("A").view.window == nil && stage.page("B").view.superview === stage.tabs.content)
    stage.expectAtRest()
  }

  @Test func `a finished animation has that order too, with the index changed before it (behaviour: Tab bars)`() throws {
    let stage = TabStage()
    stage.animate()
    stage.select(1)
    #expect(stage.tabs.selectedIndex == 1 && stage.page("A").view.window != nil)
    try stage.app.settle()
    #expect(
      stage.log.take() == [
        "animationControllerFor(A→B) at 1", "interactionControllerFor", "B.viewDidLoad", "B.willAppear", "A.willDisappear",
        "animator.animateTransition(A→B)", "B.isAppearing", "A.didDisappear", "B.didAppear", "animator.animationEnded(true)",
      ])
    stage.expectAtRest()
  }

  @Test func `a tap queries, selects, queries the animation, and notifies (behaviour: Tab bars)`() throws {
    let stage = TabStage()
    stage.tap(1)
    #expect(
      stage.log.take().prefix(3) == ["shouldSelect(B) at 0", "animationControllerFor(A→B) at 1", "didSelect(B) at 1"])
    try stage.app.settle()
    #expect(stage.bar.selectedItem?.title == "B")
    stage.expectAtRest()
  }

  @Test func `a tap that is refused changes nothing (behaviour: Tab bars)`() throws {
    let stage = TabStage()
    let before = stage.picture
    stage.refuses = ["B"]
    stage.tap(1)
    try stage.app.settle()
    #expect(stage.log.take() == ["shouldSelect(B) at 0"] && stage.picture == before)
    stage.expectAtRest()
  }

  @Test func `a selection by code makes no delegate call (behaviour: Tab bars)`() throws {
    let stage = TabStage()
    stage.app.perform { stage.tabs.selectedViewController = stage.page("C") }
    try stage.app.settle()
    #expect(!stage.log.take().contains { $0.contains("Select") } && stage.tabs.selectedIndex == 2)
  }

  @Test func `a tap on the selected tab is told as well (behaviour: Tab bars)`() throws {
    let stage = TabStage()
    stage.tap(0)
    #expect(stage.log.take() == ["shouldSelect(A) at 0", "didSelect(A) at 0"])
    stage.expectAtRest()
  }

  @Test func `a tap on the selected tab takes its stack back to the root, and at the root what is scrolled to its top (“Tab bars”)`() throws
  {
    let stage = TabStage("[A]B")
    let scroll = stage.app.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    stage.app.perform {
      scroll.contentSize = CGSize(width: 390, height: 4000)
      stage.page("A").view.addSubview(scroll)
    }
    stage.push("P", in: "A", animated: false)
    stage.push("Q", in: "A", animated: false)
    stage.tap(0)
    stage.app.advance(by: 0.1)
    #expect(stage.machine.transitions.count == 1, "animated")
    try stage.app.settle()
    #expect(stage.stack("A").viewControllers == [stage.page("A")])
    stage.app.perform { scroll.contentOffset.y = 900 }
    stage.tap(0)
    try stage.app.settle()
    #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    stage.app.perform {
      scroll.scrollsToTop = false
      scroll.contentOffset.y = 900
    }
    stage.tap(0)
    try stage.app.settle()
    #expect(scroll.contentOffset.y == 900)
    stage.expectAtRest()
  }

  @Test func `while tabs change the bar takes no touches (behaviour: Tab bars)`() throws {
    let stage = TabStage()
    stage.animate()
    stage.tap(1)
    stage.app.advance(by: 0.1)
    _ = stage.log.take()
    stage.tap(2)
    #expect(stage.log.take().isEmpty)
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 1)
    stage.expectAtRest()
  }

  @Test func `setting controllers selects the first, unless the selected one survives (behaviour: Tab bars)`() throws {
    let stage = TabStage("ABC")
    #expect(stage.tabs.selectedIndex == 0)
    stage.select(2)
    stage.set("CB")
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 0 && stage.tabs.selectedViewController === stage.page("C"))
    stage.set("DB")
    try stage.app.settle()
    #expect(stage.tabs.selectedViewController === stage.page("D") && stage.page("C").parent == nil)
    stage.expectAtRest()
  }

  @Test func `without tabs nothing is selected (behaviour: Tab bars)`() throws {
    let stage = TabStage("AB")
    stage.set("")
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == NSNotFound && stage.tabs.selectedViewController == nil && stage.tabs.viewControllers == nil)
    #expect(stage.page("A").view.window == nil && stage.bar.items == nil)
    stage.expectAtRest()
    stage.set("BA")
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 0 && stage.page("B").view.window != nil)
    stage.expectAtRest()
  }

  @Test func `controllers hear of their parent when they are set, the one in view when it has gone`() throws {
    let stage = TabStage("AB")
    stage.set("CD")
    #expect(
      stage.log.take() == [
        "A.willMove(nil)", "B.willMove(nil)", "B.didMove(nil)", "C.willMove(tabs)", "C.didMove(tabs)", "D.willMove(tabs)",
        "D.didMove(tabs)", "C.viewDidLoad", "C.willAppear", "A.willDisappear", "C.isAppearing", "A.didDisappear", "C.didAppear",
        "A.didMove(nil)",
      ])
    stage.expectAtRest()
  }

  @Test func `a tab's view is not made before it is selected, and is kept afterwards`() throws {
    let stage = TabStage()
    #expect(stage.page("B").viewIfLoaded == nil)
    stage.select(1)
    let view = stage.page("A").view
    stage.select(0)
    try stage.app.settle()
    #expect(stage.page("A").view === view && stage.log.take().filter { $0 == "A.viewDidLoad" }.isEmpty)
  }

  @Test func `addChild adds a tab at the end, removeFromParent takes one away`() throws {
    let stage = TabStage("AB")
    let added = stage.page("C")
    stage.app.perform { stage.tabs.addChild(added) }
    #expect(stage.names == "ABC" && added.parent === stage.tabs)
    stage.app.perform { stage.page("A").removeFromParent() }
    try stage.app.settle()
    #expect(stage.names == "BC" && stage.tabs.selectedIndex == 0 && stage.page("B").view.window != nil)
    #expect(stage.page("A").view.window == nil)
    stage.expectAtRest()
  }

  @Test func `of more than five tabs the first five are in the bar (behaviour: Tab bars)`() throws {
    let stage = TabStage("ABCDEFG")
    #expect(stage.bar.items?.count == 5 && stage.tabs.viewControllers?.count == 7)
    #expect(stage.tabs.moreNavigationController.viewControllers.isEmpty)
    stage.select(6)
    try stage.app.settle()
    #expect(stage.bar.selectedItem == nil && stage.page("G").view.window != nil)
  }

  @Test func `subclasses hear of taps on the bar's items before the selection changes`() throws {
    final class Own: UITabBarController {
      var heard: [String] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append("\(item.title!) at \(selectedIndex)") }
    }
    var own: Own!
    let app = TestApp {
      own = Own()
      own.viewControllers = ["A", "B"].map {
        let page = UIViewController()
        page.title = $0
        return page
      }
      return own
    }
    try app.tap("B")
    try app.settle()
    #expect(own.heard == ["B at 0"] && own.selectedIndex == 1)
  }

  @Test func `a controller's title is its item's, and a stack's is that of its root (behaviour: Navigation stack)`() {
    let stage = TabStage("A[B]")
    #expect(stage.bar.items?.map(\.title) == ["A", "B"])
    stage.app.perform {
      stage.page("A").title = "One"
      stage.page("B").title = "Two"
      stage.page("B").navigationItem.title = "Another"
    }
    #expect(stage.bar.items?.map(\.title) == ["One", "Two"] && stage.bar.buttons.map(\.label.text) == ["One", "Two"])
    stage.app.perform { stage.stack("B").tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 3) }
    #expect(stage.bar.items?.last?.title == "Own" && stage.bar.items?.last?.tag == 3)
    #expect(stage.page("B").tabBarController === stage.tabs)
  }
}
