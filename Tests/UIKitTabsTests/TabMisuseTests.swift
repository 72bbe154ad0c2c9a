import Foundation
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// Misuse and badly timed calls by an app. Nothing is corrupted, and a message names the caller.
@MainActor struct TabMisuseTests {
  @Test(arguments: [-1, 3, 99, NSNotFound])
  func `a place that there is not changes nothing (behaviour: Tab bars)`(index: Int) {
    let stage = TabStage()
    stage.select(index)
    #expect(stage.tabs.selectedIndex == 0 && stage.log.take().isEmpty)
    stage.expectAtRest()
  }

  @Test func `a controller that is no tab cannot be selected (behaviour: Tab bars)`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = TabStage()
        let stranger = stage.page("X")
        stage.app.perform { stage.tabs.selectedViewController = stranger }
      }
    }
  }

  @Test func `a controller's bar takes neither items nor a delegate from the app`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = TabStage()
        stage.app.perform { stage.bar.items = [] }
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = TabStage()
        stage.app.perform { stage.bar.delegate = nil }
      }
    }
  }

  @Test func `a controller that was given twice, or belongs to another, is refused with a sentence`() {
    let stage = TabStage("AB")
    let (a, c) = (stage.page("A"), stage.page("C"))
    stage.app.perform { stage.tabs.viewControllers = [a, c, a] }
    #expect(
      stage.names == "AB"
        && stage.diagnostics == ["<TabPage> was given twice as a tab. The tabs stay as they are: give each controller once."])
    let other = stage.app.perform { UINavigationController(rootViewController: c) }
    stage.app.perform { stage.tabs.viewControllers = [a, c] }
    #expect(stage.names == "AB" && c.parent === other)
    #expect(stage.diagnostics.last == "<TabPage> cannot be a tab: it has another parent or is presented. Remove it from there first.")
    stage.expectAtRest()
  }

  @Test func `an animator that completes twice is named, and the second call is without effect`() throws {
    let stage = TabStage()
    stage.animate(.completesTwice)
    stage.select(1)
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 1 && stage.diagnostics.first?.contains("completeTransition was called again for the tab") == true)
    stage.expectAtRest()
  }

  @Test func `an animator that never completes is named, and late is better than never`() throws {
    let stage = TabStage()
    let (animator, _) = stage.animate(.neverCompletes)
    stage.select(1)
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 1 && stage.diagnostics.count == 1 && stage.diagnostics[0].contains("TabAnimator has not called"))
    stage.app.perform { animator.context?.completeTransition(true) }
    stage.expectAtRest()
  }

  @Test(arguments: [TabAnimator.Kind.addsNoView, .removesContainer, .completesAtOnce])
  func `an animator that forgets the view, takes the container away or is done at once leaves whole tabs`(kind: TabAnimator.Kind) throws {
    let stage = TabStage()
    stage.animate(kind)
    for index in [1, 2, 0] {
      stage.select(index)
      try stage.app.settle()
    }
    #expect(stage.tabs.content.superview === stage.tabs.view && stage.tabs.view.subviews.last === stage.bar)
    #expect(stage.diagnostics.isEmpty == (kind == .completesAtOnce))
    stage.expectAtRest()
  }

  @Test func `an interaction controller without an animator is not asked for (behaviour: Tab bars)`() throws {
    let stage = TabStage()
    stage.interaction = stage.app.perform { UIPercentDrivenInteractiveTransition() }
    stage.select(1)
    try stage.app.settle()
    #expect(!stage.log.take().contains("interactionControllerFor"))
    stage.expectAtRest()
  }

  @Test(arguments: ["shouldSelect", "didSelect", "animationControllerFor"])
  func `a delegate that selects another tab when it is asked or told gets that one`(moment: String) throws {
    let stage = TabStage()
    stage.animate()
    stage.onQuestion = { [unowned stage] line in
      guard line.hasPrefix(moment), line.contains("B") else { return }
      stage.onQuestion = nil
      stage.tabs.selectedIndex = 2
    }
    stage.tap(1)
    try stage.app.settle()
    // What was asked before the tap was followed is overtaken by the tap.
    #expect(stage.tabs.selectedViewController?.tabName == (moment == "shouldSelect" ? "B" : "C"))
    stage.expectAtRest()
  }

  @Test(arguments: ["B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear", "B.isAppearing"], [true, false])
  func `a page that selects another tab in a callback gets that one at the end`(moment: String, isAnimated: Bool) throws {
    let stage = TabStage()
    if isAnimated { stage.animate() }
    for name in ["A", "B"] {
      stage.page(name).onCallback = { [unowned stage] callback in
        if "\(name).\(callback)" == moment { stage.tabs.selectedIndex = 2 }
      }
    }
    stage.select(1)
    try stage.app.settle()
    #expect(stage.tabs.selectedIndex == 2)
    stage.expectAtRest()
  }

  @Test(arguments: ["shouldSelect", "didSelect", "animationControllerFor", "A.willDisappear", "B.willAppear", "B.willMove(nil)"])
  func `tabs that are set anew from within a callback are the ones that are left`(moment: String) throws {
    let stage = TabStage()
    stage.animate()
    let change = { [unowned stage] in
      stage.onQuestion = nil
      for page in stage.pages.values { page.onCallback = nil }
      stage.tabs.viewControllers = stage.controllers("CD")
    }
    _ = stage.page("D")
    stage.onQuestion = { if $0.hasPrefix(moment) { change() } }
    for page in stage.pages.values { page.onCallback = { [unowned page] in if "\(page.name).\($0)" == moment { change() } } }
    if moment == "B.willMove(nil)" { stage.set("AC") } else { stage.tap(1) }
    try stage.app.settle()
    #expect(stage.names == "CD" && stage.tabs.selectedIndex == 0)
    stage.expectAtRest()
  }

  @Test func `a tab that was taken away is let go`() throws {
    let stage = TabStage("A")
    weak var gone: UIViewController?
    stage.app.perform {
      let page = UIViewController()
      gone = page
      stage.tabs.viewControllers = [stage.page("A"), page]
      stage.tabs.selectedIndex = 1
    }
    try stage.app.settle()
    #expect(gone?.viewIfLoaded?.window != nil)
    stage.set("A")
    try stage.app.settle()
    #expect(gone == nil)
    stage.expectAtRest()
  }
}
