import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitText
@testable import UIKitVoiceOver

/// Searches that end before they have begun, on pages that disappear, and on devices that rotate. (Docs/behaviour/controls.md, "Search")
@MainActor struct SearchInterruptionTests {
  @Test func `a search that ends while it begins never says that it has begun`() throws {
    let stage = SearchStage()
    stage.app.perform { stage.search.isActive = true }
    stage.app.advance(by: 0.1)
    stage.app.perform { stage.search.isActive = false }
    try stage.app.settle()
    #expect(stage.log.filter { !$0.hasPrefix("page") } == ["willPresent", "willDismiss", "didDismiss"])
    stage.expectAtRest()
    #expect(stage.navigationBar.frame.height == 96)
  }

  @Test func `a search that begins again while it ends has ended first`() throws {
    let stage = SearchStage()
    stage.app.perform { stage.search.isActive = true }
    try stage.app.settle()
    stage.log = []
    stage.app.perform { stage.search.isActive = false }
    stage.app.advance(by: 0.1)
    stage.app.perform { stage.search.isActive = true }
    try stage.app.settle()
    #expect(stage.log == ["willDismiss", "didDismiss", "willPresent", "didPresent"])
    #expect(stage.search.isActive && stage.search.parent === stage.page && stage.navigationBar.frame.height == 56)
  }

  @Test func `a delegate that ends the search as it begins ends it`() throws {
    let stage = SearchStage()
    stage.onEvent = { if $0 == "willPresent" { stage.search.isActive = false } }
    stage.app.perform { stage.search.isActive = true }
    try stage.app.settle()
    #expect(stage.log == ["willPresent", "willDismiss", "didDismiss"])
    stage.expectAtRest()
  }

  @Test(arguments: [false, true])
  func `a page that is popped while it is searched takes the search with it, and not if it stays after all`(cancelled: Bool) throws {
    let stage = SearchStage { stage in
      stage.navigation.setViewControllers([UIViewController(), stage.page], animated: false)
      // The bar with its way back stays, and with it the swipe.
      stage.search.hidesNavigationBarDuringPresentation = false
    }
    try stage.app.settle()
    try stage.begin()
    stage.app.typeText("a")
    try stage.app.settle()
    stage.log = []
    let finger = stage.app.touch(CGPoint(x: 2, y: 500))
    finger.move(by: CGVector(dx: cancelled ? 100 : 300, dy: 0), duration: 0.3)
    stage.app.advance(by: 0.2)
    #expect(stage.search.isActive && stage.search.view.isDescendant(of: stage.page.view))
    finger.lift()
    try stage.app.settle()
    try Golden.check(stage.text, named: "popped-\(cancelled ? "cancelled" : "finished")")
    if cancelled {
      #expect(stage.search.isActive && stage.bar.text == "a" && stage.found.view.window != nil)
    } else {
      stage.expectAtRest()
      #expect(stage.navigation.viewControllers.count == 1)
    }
  }

  @Test func `a page that is pushed over a search finds it again when it goes`() throws {
    let stage = SearchStage()
    try stage.begin()
    stage.app.typeText("so")
    try stage.app.settle()
    stage.app.perform { stage.found.presentingViewController?.navigationController?.pushViewController(UIViewController(), animated: true) }
    stage.app.advance(by: 0.15)
    #expect(stage.found.view.isDescendant(of: stage.page.view) && stage.search.isActive)
    try stage.app.settle()
    #expect(stage.search.isActive && stage.found.view.window == nil && !stage.field.isEditing && stage.navigationBar.frame.height == 44)
    stage.app.perform { _ = stage.navigation.popViewController(animated: true) }
    try stage.app.settle()
    #expect(stage.search.isActive && stage.bar.text == "so" && stage.found.view.window != nil && stage.navigationBar.frame.height == 56)
    try stage.touchCancel()
    try stage.app.settle()
    stage.expectAtRest()
  }

  @Test func `a device that is turned while somebody searches leaves all in place`() throws {
    let stage = SearchStage(largeTitles: true)
    try stage.begin()
    stage.app.typeText("so")
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    #expect(stage.search.isActive && stage.field.isEditing && stage.bar.text == "so")
    #expect(stage.navigationBar.frame.width == 844 && stage.place(stage.found.view).width == 844)
    #expect(stage.place(stage.bar.cancelButton).maxX <= 844 - 47)
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    #expect(stage.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 56))
    try stage.touchCancel()
    try stage.app.settle()
    stage.expectAtRest()
    #expect(stage.navigationBar.frame.height == 148)
  }

  @Test func `a device that is turned while the search begins lets it begin`() throws {
    let stage = SearchStage()
    stage.app.perform { stage.search.isActive = true }
    stage.app.advance(by: 0.1)
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    #expect(stage.log.contains("didPresent") && stage.search.isActive)
    #expect(stage.place(stage.search.view).width == 844)
  }

  @Test func `a title that changes while somebody types does not end the typing`() throws {
    let stage = SearchStage()
    try stage.begin()
    stage.app.typeText("a")
    stage.log = []
    stage.app.perform {
      stage.page.title = "Other"
      stage.page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    }
    try stage.app.settle()
    #expect(stage.log.isEmpty && stage.field.isEditing && stage.bar.isDescendant(of: stage.navigationBar))
  }

  @Test func `a search that is taken out of its item while somebody searches ends`() throws {
    let stage = SearchStage()
    try stage.begin()
    stage.app.perform { stage.page.navigationItem.searchController = nil }
    try stage.app.settle()
    stage.expectAtRest()
    #expect(stage.navigationBar.frame.height == 44 && stage.bar.window == nil)
  }

  @Test func `dismissing the page, the search or the results means the search, and the completion runs when it is over`() throws {
    for sender in 0..<3 {
      let stage = SearchStage()
      try stage.begin()
      stage.app.typeText("a")
      try stage.app.settle()
      #expect(stage.page.presentedViewController === stage.search && stage.search.presentingViewController === stage.page)
      #expect(stage.search.presentedViewController == nil)
      let who = ([stage.page, stage.search!, stage.found] as [UIViewController])[sender]
      var isOver = false
      stage.app.perform { who.dismiss(animated: true) { isOver = true } }
      #expect(!isOver)
      try stage.app.settle()
      #expect(isOver)
      stage.expectAtRest()
    }
  }

  @Test func `a page in a sheet is dismissed with its search`() throws {
    let stage = SearchStage()
    let inner = stage.app.perform { UISearchController(searchResultsController: nil) }
    let page = stage.app.perform { UIViewController() }
    let sheet = stage.app.perform { () -> UINavigationController in
      page.navigationItem.searchController = inner
      return UINavigationController(rootViewController: page)
    }
    stage.app.perform { stage.page.present(sheet, animated: true) }
    try stage.app.settle()
    stage.app.perform { inner.isActive = true }
    try stage.app.settle()
    stage.app.perform { stage.navigation.dismiss(animated: true) }
    try stage.app.settle()
    #expect(!inner.isActive && sheet.presentingViewController == nil)
  }
}
