import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Navigation stacks in tabs, tabs in navigation stacks, and presentations over tabs. (Docs/behaviour/bars.md, "Hidden bars and extended
/// layout" and "Tab bars")
@MainActor struct TabStackTests {
  /// Tabs with a stack, whose page P does without the bar.
  private func stage() -> TabStage {
    let stage = TabStage("[A]B")
    stage.page("P").hidesBottomBarWhenPushed = true
    return stage
  }
  /// The leading edge is swiped to a part of the width, and let go after a rest.
  private func swipe(_ stage: TabStage, to part: CGFloat) -> TestApp.Finger {
    let finger = stage.app.touch(CGPoint(x: 2, y: 300))
    finger.move(by: CGVector(dx: 390 * part, dy: 0), duration: 0.3)
    stage.app.advance(by: 0.2)
    return finger
  }

  @Test(arguments: [true, false])
  // Docs/behaviour/bars.md, "Hidden bars and extended layout".
  func `a page that was pushed without the bottom bar has none, nor have those above it`(isAnimated: Bool) throws {
    let stage = stage()
    #expect(stage.page("A").view.safeAreaInsets.bottom == 83)
    for name in ["P", "Q"] {
      stage.push(name, in: "A", animated: isAnimated)
      try stage.app.settle()
      #expect(stage.page(name).view.safeAreaInsets.bottom == 34 && stage.bar.frame.maxX <= 0 && !stage.tabs.isTabBarHidden)
      stage.expectAtRest()
    }
    stage.app.perform { _ = stage.stack("A").popToRootViewController(animated: isAnimated) }
    try stage.app.settle()
    #expect(stage.page("A").view.safeAreaInsets.bottom == 83 && stage.bar.frame == stage.tabs.bottomBarFrame)
    stage.expectAtRest()
  }

  @Test func `nothing of a bar that has left with its page is seen where the notch is at the side`() throws {
    let stage = stage()
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    let before = stage.bar.subviews.map(\.frame)
    stage.push("P", in: "A")
    try stage.app.settle()
    #expect(stage.bar.frame.maxX <= 0 && stage.bar.subviews.map(\.frame) == before)
    stage.expectAtRest()
  }

  @Test func `the bar travels with the page that has it, there and back (behaviour: Hidden bars and extended layout)`() throws {
    let stage = stage()
    stage.push("P", in: "A")
    stage.app.advance(by: 0.1)
    #expect(stage.bar.superview === stage.page("A").view && stage.page("A").view.safeAreaInsets.bottom == 83)
    #expect(stage.page("P").view.safeAreaInsets.bottom == 34)
    try stage.app.settle()
    stage.app.perform { _ = stage.stack("A").popViewController(animated: true) }
    stage.app.advance(by: 0.1)
    let bar = try #require(stage.bar.layer.presentation()).frame
    #expect(stage.bar.superview === stage.page("A").view && bar.minY == 761, "\(bar)")
    try stage.app.settle()
    stage.expectAtRest()
  }

  @Test func `the bar that travels with a list does not scroll with it`() throws {
    let list = UITableViewController(style: .plain), page = UIViewController(), tabs = UITabBarController()
    page.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: list)
    tabs.viewControllers = [stack]
    let app = TestApp(tabs, device: .iPhone14)
    app.advance(by: 0.1)
    app.perform { stack.pushViewController(page, animated: true) }
    try app.settle()
    app.perform { _ = stack.popViewController(animated: true) }
    app.advance(by: 0.1)
    #expect(tabs.tabBar.superview === list.view)
    for distance in [60.0, -25] {
      app.perform { list.tableView.contentOffset.y += distance }
      #expect(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY == 761)
    }
    // An app may also move the bounds instead of the offset.
    app.perform { list.tableView.bounds.origin.y += 30 }
    #expect(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).minY == 761)
    try app.settle()
    #expect(tabs.tabBar.superview === tabs.view && tabs.tabBar.frame == tabs.bottomBarFrame)
  }

  @Test func `a page has its inset right before its first layout (behaviour: Hidden bars and extended layout)`() throws {
    final class Measured: UIViewController {
      var insets: [CGFloat] = []
      override func viewDidLayoutSubviews() { insets.append(view.safeAreaInsets.bottom) }
    }
    let stage = stage()
    let page = stage.app.perform { Measured() }
    stage.app.perform {
      page.hidesBottomBarWhenPushed = true
      stage.stack("A").pushViewController(page, animated: true)
    }
    try stage.app.settle()
    #expect(Set(page.insets) == [34])
  }

  @Test func `a pop by the edge that is taken back leaves everything as it was (behaviour: Hidden bars and extended layout)`() throws {
    let stage = stage()
    stage.push("P", in: "A")
    try stage.app.settle()
    let before = stage.picture
    let finger = swipe(stage, to: 0.3)
    #expect(stage.bar.superview === stage.page("A").view && stage.page("A").view.safeAreaInsets.bottom == 83)
    finger.lift()
    try stage.app.settle()
    #expect(stage.picture == before)
    stage.expectAtRest()
  }

  @Test func `a pop by the edge that is caught again and finished brings the bar back`() throws {
    let stage = stage()
    let start = stage.picture
    stage.push("P", in: "A")
    try stage.app.settle()
    swipe(stage, to: 0.3).lift()
    stage.app.advance(by: 0.05)
    let other = stage.app.touch(CGPoint(x: 2, y: 400))
    other.move(by: CGVector(dx: 300, dy: 0), duration: 0.3)
    stage.app.advance(by: 0.2)
    #expect(stage.bar.superview === stage.page("A").view)
    other.lift()
    try stage.app.settle()
    #expect(stage.picture == start)
    stage.expectAtRest()
  }

  @Test func `another tab has the bar, and the way back has not`() throws {
    let stage = stage()
    stage.push("P", in: "A", animated: false)
    stage.select(1)
    try stage.app.settle()
    #expect(stage.bar.frame == stage.tabs.bottomBarFrame && stage.page("B").view.safeAreaInsets.bottom == 83)
    stage.select(0)
    try stage.app.settle()
    #expect(stage.bar.frame.maxX <= 0 && stage.page("P").view.safeAreaInsets.bottom == 34)
    stage.expectAtRest()
  }

  @Test func `a push in a tab that nobody sees takes the bar when that is selected`() throws {
    let stage = stage()
    stage.select(1)
    stage.push("P", in: "A")
    try stage.app.settle()
    #expect(stage.bar.frame == stage.tabs.bottomBarFrame)
    stage.select(0)
    try stage.app.settle()
    #expect(stage.bar.frame.maxX <= 0 && stage.page("P").view.safeAreaInsets.bottom == 34)
    #expect(stage.page("P").node.appearance.state == .appeared)
    stage.expectAtRest()
  }

  @Test func `a toolbar lies above the tab bar`() {
    let stage = TabStage("[A]B")
    stage.app.perform { stage.stack("A").isToolbarHidden = false }
    #expect(stage.stack("A").toolbar.frame.maxY == 761 && stage.page("A").view.safeAreaInsets.bottom == 83 + 44)
  }

  @Test func `tabs may stand in a stack, and are pushed and popped as a page`() throws {
    let stage = TabStage("AB") { tabs in
      let navigation = UINavigationController(rootViewController: tabs)
      return navigation
    }
    let navigation = try #require(stage.tabs.navigationController)
    #expect(stage.page("A").view.safeAreaInsets.top == 91 && stage.page("A").view.safeAreaInsets.bottom == 83)
    stage.select(1)
    let top = stage.page("T")
    _ = stage.log.take()
    stage.app.perform { navigation.pushViewController(top, animated: true) }
    try stage.app.settle()
    #expect(stage.page("B").node.appearance.state == .disappeared && top.view.safeAreaInsets.bottom == 34)
    #expect(
      stage.log.take() == [
        "T.willMove(nav)", "B.willDisappear", "T.viewDidLoad", "T.willAppear", "T.isAppearing", "B.didDisappear", "T.didAppear",
        "T.didMove(nav)",
      ])
    stage.select(0)
    stage.app.perform { _ = navigation.popViewController(animated: true) }
    try stage.app.settle()
    #expect(stage.page("A").node.appearance.state == .appeared && stage.page("B").node.appearance.state == .disappeared)
    stage.expectAtRest()
  }

  @Test func `a full-screen presentation takes the tab along, one over the screen does not (behaviour: Appearance callbacks)`() throws {
    for (style, isTakenAlong) in [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)] {
      let stage = TabStage("AB")
      let modal = stage.page("M")
      stage.app.perform {
        modal.modalPresentationStyle = style
        stage.page("A").present(modal, animated: true)
      }
      try stage.app.settle()
      #expect(modal.presentingViewController === stage.tabs)
      #expect(stage.log.take().contains("A.didDisappear") == isTakenAlong)
      // A tab that is selected beneath appears with the tabs.
      stage.select(1)
      try stage.app.settle()
      stage.app.perform { stage.tabs.dismiss(animated: true) }
      try stage.app.settle()
      #expect(stage.page("B").node.appearance.state == .appeared && stage.page("A").node.appearance.state == .disappeared)
      #expect(stage.page("B").view.window != nil)
      stage.expectAtRest()
    }
  }

  @Test func `the first appearance goes from the tabs to the selected page and its stack's top`() {
    let log = TabLog()
    let app = TestApp {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: TabPage("A", log)), TabPage("B", log)]
      return tabs
    }
    let heard = log.take().filter { !$0.contains("Move") }
    #expect(heard == ["A.viewDidLoad", "A.willAppear", "A.isAppearing", "A.didAppear"])
    #expect(app.diagnostics == [])
  }

  @Test func `a push onto a stack that nobody has seen, which is then chosen in the same turn, shows the pushed page at once`() throws {
    let stage = TabStage("A[X]")
    let (_, driver) = stage.animate(interactive: true)
    stage.app.perform {
      stage.stack("X").pushViewController(stage.page("B"), animated: true)
      stage.tabs.selectedIndex = 1
    }
    #expect(stage.machine.transitions.map(\.kind) == [.tab], "no second one that nobody drives")
    #expect(stage.page("X").viewIfLoaded?.window == nil && stage.page("B").view.window != nil)
    stage.app.perform { driver.finish() }
    try stage.app.settle()
    #expect(!stage.log.take().contains { $0.hasPrefix("X.") && $0.contains("ppear") })
    #expect(stage.page("B").node.appearance.state == .appeared)
    stage.expectAtRest()
  }
}
