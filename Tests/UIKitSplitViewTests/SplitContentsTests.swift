import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The view controllers of columns, and their storage and replacement as in iOS 26.1. (Docs/behaviour/measured.md, lines 31, 32, 33, 40)
@MainActor struct SplitContentsTests {
  @Test func `columns have the controllers that were set, before the view appears, beside each other and as one stack`() throws {
    for device in ["ipad-landscape", "iphone-14"] {
      var before: [Bool] = []
      let stage = SplitStage(device: device) { split in
        before = [split.viewControllers.count == 2, split.viewControllers.allSatisfy { $0 is SplitPage && $0.parent == nil }]
        split.loadViewIfNeeded()
        before.append(split.viewControllers.allSatisfy { $0.parent == nil } && split.children.isEmpty)
      }
      #expect(before == [true, true, true])
      try stage.app.settle()
      let isPhone = device == "iphone-14"
      #expect(stage.split.viewControllers == (isPhone ? [stage.a] : [stage.a, stage.b]))
      #expect(stage.split.viewController(for: .primary) === stage.a && stage.split.viewController(for: .secondary) === stage.b)
      #expect(stage.a.navigationController != nil && stage.b.navigationController != nil)
      stage.expectAtRest()
    }
  }

  @Test func `all columns are children when the view has appeared, and those that are not seen have no view and do not appear`() throws {
    let stage = SplitStage(.tripleColumn) { $0.preferredDisplayMode = .secondaryOnly }
    try stage.app.settle()
    #expect(stage.split.children.count == 3 && !stage.a.isViewLoaded && !stage.m.isViewLoaded)
    #expect(!stage.log.contains { $0.hasPrefix("A.") || $0.hasPrefix("M.") })
    stage.app.perform { stage.split.show(.supplementary) }
    try stage.app.settle()
    #expect(stage.m.view.window != nil && stage.a.viewIfLoaded?.window == nil && stage.log.filter { $0 == "M.didAppear" }.count == 1)
    stage.expectAtRest()
  }

  @Test func `a detail is put into the secondary column without asking the delegate, beside, collapsed and before loading`() throws {
    for device in ["ipad-landscape", "iphone-14"] {
      let early = SplitStage(device: device) { split in
        (split.delegate as? SplitEar)?.handlesShow = true
        split.showDetailViewController(SplitPage("D", SplitLog()), sender: nil)
      }
      try early.app.settle()
      #expect(early.stack == (device == "iphone-14" ? "[A [D]]" : "[A] [D]"))
      let stage = SplitStage(device: device, top: .primary)
      stage.ear.handlesShow = true
      try stage.app.settle()
      stage.app.perform { stage.split.showDetailViewController(stage.m, sender: nil) }
      try stage.app.settle()
      #expect(stage.stack == (device == "iphone-14" ? "[A [M]]" : "[A] [M]") && stage.m.view.window != nil)
      let next = stage.app.perform { SplitPage("N", SplitLog()) }
      stage.app.perform { stage.split.show(next, sender: nil) }
      try stage.app.settle()
      #expect(!(stage.log + early.log).contains { $0.hasPrefix("show") })
      stage.expectAtRest()
    }
  }

  @Test func `without a style the delegate is asked for a detail, and obeyed`() throws {
    let stage = SplitStage(.unspecified)
    try stage.app.settle()
    stage.ear.handlesShow = true
    stage.app.perform { stage.split.showDetailViewController(stage.m, sender: nil) }
    stage.app.perform { stage.split.show(stage.m, sender: nil) }
    #expect(stage.log.suffix(2) == ["showDetail", "show"] && stage.stack == "[A] [B]")
  }

  @Test func `collapsed, another secondary takes its place on top of the stack, and nobody is told`() throws {
    let stage = SplitStage(device: "iphone-14")
    try stage.app.settle()
    stage.log = []
    let stack = stage.b.navigationController
    stage.app.perform { stage.split.setViewController(stage.m, for: .secondary) }
    try stage.app.settle()
    #expect(stage.stack == "[A [M]]" && stage.m.view.window != nil && stage.b.parent == nil && stage.news.isEmpty)
    #expect(stage.m.navigationController === stack)
    stage.expectAtRest()
    let own = stage.app.perform { UINavigationController(rootViewController: stage.b) }
    stage.app.perform { stage.split.setViewController(own, for: .secondary) }
    try stage.app.settle()
    #expect(stage.stack == "[A [B]]" && stage.b.view.window != nil && stage.news.isEmpty)
    let next = stage.app.perform { SplitPage("N", SplitLog()) }
    stage.app.perform { stage.split.setViewController(next, for: .primary) }
    try stage.app.settle()
    #expect(stage.stack == "[N [B]]" && stage.b.view.window != nil)
    stage.expectAtRest()
  }

  @Test func `collapsed, a secondary that is exchanged while the stack comes or goes ends whole`() throws {
    for moment in [0.0, 0.1, 0.3] {
      for comes in [false, true] {
        let stage = SplitStage(device: "iphone-14", top: comes ? .primary : .secondary)
        try stage.app.settle()
        stage.app.perform { stage.split.show(comes ? .secondary : .primary) }
        stage.app.advance(by: moment)
        stage.app.perform { stage.split.setViewController(stage.m, for: .secondary) }
        try stage.app.settle()
        #expect(stage.stack == (comes ? "[A [M]]" : "[A]"), "after \(moment)")
        stage.app.perform { stage.split.show(.secondary) }
        try stage.app.settle()
        #expect(stage.stack == "[A [M]]" && stage.m.view.window != nil)
        #expect(stage.machine.transitions.isEmpty)
      }
    }
  }

  @Test func `collapsed, a secondary that is taken away leaves an empty place, which tells that it goes, and there is a way back`() throws {
    let stage = SplitStage(device: "iphone-14")
    try stage.app.settle()
    stage.log = []
    let inner = try #require(stage.b.navigationController)
    stage.app.perform { stage.split.setViewController(nil, for: .secondary) }
    #expect(stage.news == ["willHide(2)", "didHide(2)"])
    try stage.app.settle()
    #expect(stage.stack == "[A []]" && inner.view.window != nil && stage.b.parent == nil)
    #expect(stage.split.viewController(for: .secondary) == nil && stage.news.count == 2)
    // Filled again, it tells that it is seen.
    stage.app.perform { stage.split.setViewController(stage.m, for: .secondary) }
    try stage.app.settle()
    #expect(stage.stack == "[A [M]]" && stage.news.suffix(2) == ["willShow(2)", "didShow(2)"])
    stage.app.perform { stage.split.setViewController(nil, for: .secondary) }
    try stage.app.settle()
    stage.log = []
    try stage.app.tap("BackButton")
    try stage.app.settle()
    #expect(stage.stack == "[A]" && stage.a.view.window != nil && stage.news == ["willShow(0)", "didShow(0)"])
    stage.app.perform { stage.split.show(.secondary) }
    try stage.app.settle()
    #expect(stage.stack == "[A]")
    stage.expectAtRest()
  }

  @Test func `an empty place that gets room is no column`() throws {
    let stage = SplitStage()
    stage.resize(507, 820)
    try stage.app.settle()
    stage.app.perform { stage.split.setViewController(nil, for: .secondary) }
    try stage.app.settle()
    stage.resize(1180, 820)
    try stage.app.settle()
    #expect(stage.stack == "[A]" && stage.split.viewControllers == [stage.a])
    stage.app.perform { stage.split.setViewController(stage.m, for: .secondary) }
    try stage.app.settle()
    #expect(stage.stack == "[A] [M]" && stage.column(stage.m)?.minX == 320.5)
    stage.expectAtRest()
  }
}
