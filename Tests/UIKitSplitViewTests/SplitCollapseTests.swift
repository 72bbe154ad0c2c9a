import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitText

/// The collapse of columns into a stack and the expansion back into columns, also during transitions. (Docs/behaviour/containers.md,
/// "Split view controllers")
@MainActor struct SplitCollapseTests {
  @Test func `at first in compact width: the order that was measured (behaviour: Split view controllers)`() throws {
    let stage = SplitStage(device: "iphone-14")
    try stage.app.settle()
    #expect(
      stage.log.filter { !$0.contains(".") } == [
        "willChangeTo(2)", "topColumnForCollapsing(proposed secondary)", "willShow(primary)", "willHide(primary)", "willShow(secondary)",
        "didCollapse", "didShow(secondary)", "didHide(primary)",
      ])
    #expect(stage.split.isCollapsed && stage.stack == "[A [B]]" && stage.split.displayMode == .oneBesideSecondary)
    stage.expectAtRest()
  }

  @Test func `the delegate may want the primary on top, and then the secondary is pushed when it is shown`() throws {
    let stage = SplitStage(device: "iphone-14", top: .primary)
    try stage.app.settle()
    #expect(stage.stack == "[A]")
    stage.app.perform { stage.split.show(.secondary) }
    stage.app.advance(by: 0.1)
    #expect(stage.a.viewIfLoaded?.window != nil && stage.b.viewIfLoaded?.window != nil)
    try stage.app.settle()
    #expect(stage.stack == "[A [B]]" && stage.a.view.window == nil)
    stage.app.perform { stage.split.show(.primary) }
    try stage.app.settle()
    #expect(stage.stack == "[A]" && stage.b.view.window == nil)
    stage.expectAtRest()
  }

  @Test func `the way back from the secondary leads to the primary, by button and by swipe, and a swipe that is taken back stays`() throws {
    let stage = SplitStage(device: "iphone-14")
    try stage.app.settle()
    let inner = try #require(stage.b.navigationController)
    #expect(inner.navigationBar.page?.back?.label.text == "A")
    for part in [0.3, 0.8] {
      let finger = stage.app.touch(CGPoint(x: 2, y: 400))
      finger.move(by: CGVector(dx: 390 * part, dy: 0), duration: 0.3)
      stage.app.advance(by: 0.2)
      finger.lift()
      try stage.app.settle()
      #expect(stage.stack == (part < 0.5 ? "[A [B]]" : "[A]"))
    }
    let outer = try #require(stage.a.navigationController)
    #expect(outer.navigationBar.frame.minX == 0 && !outer.isNavigationBarHidden)
    stage.app.perform { stage.split.show(.secondary) }
    try stage.app.settle()
    try stage.app.tap("BackButton")
    try stage.app.settle()
    #expect(stage.stack == "[A]")
    stage.expectAtRest()
  }

  @Test func `a window that gets narrow and wide again: orders, and each page in its column`() throws {
    let stage = SplitStage()
    try stage.app.settle()
    stage.log.append("# narrow")
    stage.resize(507, 820)
    try stage.app.settle()
    #expect(stage.split.isCollapsed && stage.stack == "[A [B]]" && stage.column(stage.b) == CGRect(x: 0, y: 0, width: 507, height: 820))
    stage.log.append("# wide")
    stage.resize(1180, 820)
    try stage.app.settle()
    #expect(!stage.split.isCollapsed && stage.stack == "[A] [B]")
    #expect(stage.column(stage.a)?.width == 320 && stage.column(stage.b)?.minX == 320.5)
    try Golden.check(stage.text, named: "narrow-and-wide")
    stage.expectAtRest()
  }

  @Test func `a column for compact width stands there in the place of all, and the others are as they were`() throws {
    let stage = SplitStage { $0.setViewController(UIViewController(), for: .compact) }
    try stage.app.settle()
    stage.resize(507, 820)
    try stage.app.settle()
    #expect(stage.stack == "UIViewController" && stage.a.view.window == nil && stage.b.view.window == nil)
    stage.resize(1180, 820)
    try stage.app.settle()
    #expect(stage.stack == "[A] [B]" && stage.b.view.window != nil)
    stage.expectAtRest()
  }

  // Docs/behaviour/containers.md, "Split view controllers".
  @Test func `what was pushed over the primary's root goes to the secondary when there is room`() throws {
    let stage = SplitStage(device: "ipad")
    stage.resize(507, 1180)
    try stage.app.settle()
    stage.app.perform {
      stage.split.show(.primary)
    }
    try stage.app.settle()
    stage.app.perform { stage.a.navigationController?.pushViewController(stage.m, animated: true) }
    try stage.app.settle()
    #expect(stage.stack == "[A M]")
    stage.resize(820, 1180)
    try stage.app.settle()
    #expect(stage.stack == "[A] [M]")
    stage.expectAtRest()
  }

  @Test func `pages that a column had of its own stay its own`() throws {
    let stage = SplitStage()
    try stage.app.settle()
    stage.app.perform { stage.a.navigationController?.pushViewController(stage.m, animated: false) }
    try stage.app.settle()
    stage.resize(507, 820)
    try stage.app.settle()
    #expect(stage.stack == "[A M [B]]")
    stage.resize(1180, 820)
    try stage.app.settle()
    #expect(stage.stack == "[A M] [B]")
  }

  @Test(arguments: [0.05, 0.2, 0.34])
  func `a window that gets narrow while a column pushes, and wide again while the stack pops, ends whole`(moment: Double) throws {
    let stage = SplitStage()
    try stage.app.settle()
    let next = stage.app.perform { SplitPage("C", SplitLog()) }
    stage.app.perform { stage.b.navigationController?.pushViewController(next, animated: true) }
    stage.app.advance(by: moment)
    stage.resize(507, 1180)
    try stage.app.settle()
    #expect(stage.split.isCollapsed && stage.stack == "[A [B C]]" && next.view.window != nil)
    stage.expectAtRest()
    stage.app.perform { stage.split.show(.primary) }
    stage.app.advance(by: moment)
    stage.resize(1180, 820)
    try stage.app.settle()
    #expect(!stage.split.isCollapsed && stage.stack == "[A] [B C]" && stage.a.view.window != nil && next.view.window != nil)
    stage.expectAtRest()
  }

  @Test
  // Docs/behaviour/containers.md, "Split view controllers".
  func `a window that gets narrow does not wait for what a column pushes: the push is over and there is one stack in the same turn`()
    throws
  {
    for moment in [0.0, 0.05, 0.3] {
      let stage = SplitStage()
      try stage.app.settle()
      let next = stage.app.perform { SplitPage("C", SplitLog()) }
      stage.app.perform { stage.b.navigationController?.pushViewController(next, animated: true) }
      stage.app.advance(by: moment)
      stage.resize(507, 1180)
      #expect(stage.split.isCollapsed && stage.stack == "[A [B C]]", "after \(moment)")
      stage.app.advance(by: 0.02)
      #expect(next.view.window != nil && next.transitionCoordinator == nil)
      try stage.app.settle()
      stage.expectAtRest()
    }
  }

  // Docs/behaviour/containers.md, "Split view controllers".
  @Test func `a window that gets wide while the one stack pops has its columns in the same turn, and under a finger the page stays`()
    throws
  {
    for isHeld in [false, true] {
      let stage = SplitStage(device: "ipad")
      stage.resize(507, 1180)
      try stage.app.settle()
      let finger = isHeld ? stage.app.touch(CGPoint(x: 2, y: 400)) : nil
      if let finger { finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2) } else { stage.app.perform { stage.split.show(.primary) } }
      stage.app.advance(by: 0.1)
      stage.resize(820, 1180)
      #expect(!stage.split.isCollapsed && stage.stack == "[A] [B]")
      stage.app.advance(by: 0.1)
      finger?.lift()
      try stage.app.settle()
      stage.expectAtRest()
    }
  }

  @Test func `a window that gets narrow while a finger holds the way back ends whole`() throws {
    let stage = SplitStage(device: "ipad")
    stage.resize(507, 1180)
    try stage.app.settle()
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 200, dy: 0), duration: 0.2)
    stage.resize(820, 1180)
    stage.app.advance(by: 0.1)
    finger.lift()
    try stage.app.settle()
    #expect(!stage.split.isCollapsed)
    stage.expectAtRest()
  }

  @Test func `a column that gets another controller while there is one stack has it there`() throws {
    let stage = SplitStage(device: "iphone-14")
    try stage.app.settle()
    stage.app.perform { stage.split.showDetailViewController(stage.m, sender: nil) }
    try stage.app.settle()
    #expect(stage.stack == "[A [M]]" && stage.split.viewController(for: .secondary) === stage.m)
    stage.expectAtRest()
  }

  @Test func `three columns are one stack of three`() throws {
    let stage = SplitStage(.tripleColumn, device: "iphone-14")
    try stage.app.settle()
    #expect(stage.stack == "[A [M] [B]]")
    stage.app.perform { stage.split.show(.supplementary) }
    try stage.app.settle()
    #expect(stage.stack == "[A [M]]")
    stage.app.perform { stage.split.hide(.supplementary) }
    try stage.app.settle()
    #expect(stage.stack == "[A]")
  }
}
