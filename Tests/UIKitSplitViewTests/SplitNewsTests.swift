import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegate callbacks of a split view when columns appear and disappear, in the order of iOS 26.1. (Docs/behaviour/measured.md, lines
/// 34, 41)
@MainActor struct SplitNewsTests {
  private func collapsed(
    _ style: UISplitViewController.Style = .doubleColumn, top: UISplitViewController.Column
  ) throws -> SplitStage {
    let stage = SplitStage(style, device: "iphone-14", top: top)
    try stage.app.settle()
    stage.log = []
    return stage
  }

  @Test func `collapsed, a column that is shown or hidden by name tells of the other one`() throws {
    let stage = try collapsed(top: .secondary)
    for (change, will, did) in [
      ({ stage.split.show(.primary) }, "willHide(2)", "didHide(2)"), ({ stage.split.show(.secondary) }, "willHide(0)", "didHide(0)"),
      ({ stage.split.hide(.secondary) }, "willShow(0)", "didShow(0)"),
    ] as [(() -> Void, String, String)] {
      stage.log = []
      stage.app.perform(change)
      #expect(stage.news == [will])
      try stage.app.settle()
      #expect(stage.news == [will, did])
    }
    stage.expectAtRest()
  }

  @Test func `collapsed, a detail over the primary tells of both`() throws {
    let stage = try collapsed(top: .primary)
    stage.app.perform { stage.split.showDetailViewController(stage.m, sender: nil) }
    #expect(stage.news == ["willHide(0)", "willShow(2)"])
    try stage.app.settle()
    #expect(stage.news == ["willHide(0)", "willShow(2)", "didShow(2)", "didHide(0)"])
    stage.log = []
    stage.app.perform { stage.split.showDetailViewController(stage.b, sender: nil) }
    try stage.app.settle()
    #expect(stage.news.isEmpty && stage.stack == "[A [B]]")
    stage.expectAtRest()
  }

  @Test func `collapsed, a detail over the first of three columns passes the second`() throws {
    let stage = try collapsed(.tripleColumn, top: .primary)
    let detail = stage.app.perform { SplitPage("D", SplitLog()) }
    stage.app.perform { stage.split.showDetailViewController(detail, sender: nil) }
    #expect(stage.news == ["willShow(1)", "willHide(0)", "willHide(1)", "willShow(2)"])
    try stage.app.settle()
    #expect(stage.stack == "[A [M] [D]]" && stage.news.suffix(3) == ["didShow(2)", "didHide(1)", "didHide(0)"])
    stage.log = []
    stage.app.perform { stage.split.hide(.supplementary) }
    try stage.app.settle()
    #expect(stage.news == ["willHide(2)", "willShow(0)", "didShow(0)", "didHide(2)"] && stage.stack == "[A]")
    stage.expectAtRest()
  }

  @Test func `collapsed, a user's way back tells of both columns, and one that is taken back tells that too`() throws {
    let stage = try collapsed(top: .secondary)
    let back = ["willHide(2)", "willShow(0)"]
    let finger = stage.app.touch(CGPoint(x: 2, y: 400))
    finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.3)
    #expect(stage.news == back)
    stage.app.advance(by: 0.2)
    finger.lift()
    try stage.app.settle()
    #expect(stage.stack == "[A [B]]" && stage.news == back + ["willHide(0)", "willShow(2)", "didShow(2)", "didHide(0)"])
    stage.log = []
    try stage.app.tap("BackButton")
    try stage.app.settle()
    #expect(stage.stack == "[A]" && stage.news == back + ["didShow(0)", "didHide(2)"])
    stage.expectAtRest()
  }

  @Test func `collapsed, what is asked for before the last change is over is told to its end`() throws {
    for moment in [0.0, 0.1] {
      let stage = try collapsed(top: .primary)
      stage.app.perform { stage.split.show(.secondary) }
      stage.app.advance(by: moment)
      stage.app.perform { stage.split.show(.primary) }
      try stage.app.settle()
      for column in 0...2 {
        let told = stage.news.filter { $0.contains("(\(column))") }
        guard let last = told.last else { continue }
        #expect(last.hasPrefix("did"), "\(stage.news)")
        // The last announcement is the one that was kept.
        #expect(told.last { $0.hasPrefix("will") }?.dropFirst(4) == last.dropFirst(3), "\(stage.news)")
      }
      #expect(stage.machine.transitions.isEmpty && stage.machine.allNodes.allSatisfy(\.appearance.isBalanced))
    }
  }

  @Test func `three columns that become one stack: each is told to go, and the one on top to come`() throws {
    let stage = SplitStage(.tripleColumn) { $0.preferredDisplayMode = .oneBesideSecondary }
    try stage.app.settle()
    stage.log = []
    stage.resize(507, 820)
    try stage.app.settle()
    #expect(
      stage.news.filter { !$0.hasPrefix("topColumn") } == [
        "willHide(1)", "willShow(0)", "willHide(2)", "willHide(0)", "willShow(2)", "didCollapse", "didShow(2)", "didHide(0)", "didHide(1)",
      ])
    stage.expectAtRest()
  }

  @Test func `a column that leaves is told to be hidden before its controller's view has disappeared`() throws {
    for isAnimated in [false, true] {
      let stage = SplitStage()
      try stage.app.settle()
      stage.log = []
      stage.app.perform { if isAnimated { stage.split.hide(.primary) } else { stage.split.preferredDisplayMode = .secondaryOnly } }
      try stage.app.settle()
      let hidden = try #require(stage.log.firstIndex(of: "didHide(primary)"))
      #expect(stage.log.firstIndex(of: "A.didDisappear").map { $0 > hidden } == true)
      stage.expectAtRest()
    }
  }
}
