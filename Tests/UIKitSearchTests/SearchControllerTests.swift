import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitContainers
@_spi(UIKit) @testable import UIKitCore
@testable import UIKitLists
@testable import UIKitPickers
@testable import UIKitPresentations
@testable import UIKitText
@testable import UIKitVoiceOver

/// The whole course of a search. (Docs/behaviour/controls.md, "Search")
@MainActor struct SearchControllerTests {
  @Test func `a touch begins it, typing finds, the search key puts the keyboard away, cancel ends it`() throws {
    let stage = SearchStage()
    func step(_ name: String, _ body: () throws -> Void) rethrows {
      stage.log.append("# \(name)")
      try body()
    }
    try step("touch") { try stage.begin() }
    try step("type") {
      stage.app.typeText("a")
      try stage.app.settle()
    }
    try step("delete") {
      stage.app.deleteBackward()
      try stage.app.settle()
    }
    try step("type again") {
      stage.app.typeText("b")
      try stage.app.settle()
    }
    try step("search key") {
      stage.app.typeText("\n")
      try stage.app.settle()
    }
    try step("cancel") {
      try stage.touchCancel()
      try stage.app.settle()
    }
    try Golden.check(stage.text, named: "touched")
    stage.expectAtRest()
  }

  @Test func `code begins and ends it without the keyboard`() throws {
    let stage = SearchStage()
    stage.app.perform { stage.search.isActive = true }
    #expect(stage.search.isActive && stage.log == ["willPresent"])
    try stage.app.settle()
    stage.app.perform { stage.bar.text = "x" }
    try stage.app.settle()
    stage.app.perform { stage.search.isActive = false }
    #expect(!stage.search.isActive && stage.bar.text == "")
    try stage.app.settle()
    try Golden.check(stage.text, named: "by-code")
    stage.expectAtRest()
  }

  @Test func `set before anybody sees it, it begins when its page is seen`() throws {
    let search = SearchStage()
    let other = search.app.perform { UISearchController(searchResultsController: nil) }
    let page = search.app.perform { UIViewController() }
    search.app.perform {
      page.navigationItem.searchController = other
      other.isActive = true
      search.navigation.pushViewController(page, animated: false)
    }
    try search.app.settle()
    #expect(other.isActive && other.parent === page && search.navigationBar.frame.height == 56)
  }

  @Test func `title and buttons go and the search bar takes their place, unless that is not wanted`() throws {
    let stage = SearchStage(largeTitles: true)
    #expect(stage.navigationBar.frame.height == 148 && stage.place(stage.field).minY == 144)
    try stage.begin()
    #expect(stage.navigationBar.frame.height == 56 && stage.page.view.safeAreaInsets.top == 103)
    #expect(stage.navigationBar.page?.largeTitle.alpha == 0 && stage.place(stage.field).minY == 57)
    try stage.touchCancel()
    try stage.app.settle()
    stage.app.perform { stage.search.hidesNavigationBarDuringPresentation = false }
    try stage.begin()
    #expect(stage.navigationBar.frame.height == 148 && stage.navigationBar.page?.largeTitle.alpha == 1)
    #expect(stage.bar.showsCancelButton)
  }

  @Test func `cancel slides in and the field makes room in 0.3 s, and both go back (behaviour: Search)`() throws {
    let stage = SearchStage()
    let whole = stage.field.frame.width
    #expect(whole == 358)
    stage.app.perform { stage.search.isActive = true }
    stage.app.advance(by: 0.15)
    let half = stage.field.layer.presentation()!.frame.width
    try stage.app.settle()
    let end = stage.field.frame.width
    #expect(end < whole - 50 && half < whole - 5 && half > end + 5)
    #expect(abs(stage.bar.cancelButton.frame.maxX - (390 - 16)) < 0.01 && stage.bar.cancelButton.frame.minX == stage.field.frame.maxX + 10)
    stage.app.perform { stage.search.isActive = false }
    try stage.app.settle()
    #expect(stage.field.frame.width == whole)
  }

  @Test func `what is searched is dim and hears no touches, and a touch there ends the search`() throws {
    let stage = SearchStage()
    try stage.begin()
    let overlay = stage.search.view as! SearchOverlay
    #expect(abs(overlay.dim.alpha - 0.2) < 0.001 && overlay.frame == stage.page.view.bounds)
    let top = stage.page.tableView.contentOffset
    stage.app.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 200))
    #expect(stage.page.tableView.contentOffset == top && stage.search.isActive)
    stage.app.tap(CGPoint(x: 200, y: 300))
    try stage.app.settle()
    #expect(stage.page.touched.isEmpty)
    stage.expectAtRest()
  }

  @Test func `a page that shows what it finds itself hears touches where nothing obscures it`() throws {
    let stage = SearchStage(results: false) { $0.search.obscuresBackgroundDuringPresentation = false }
    try stage.begin()
    stage.app.tap(CGPoint(x: 200, y: 300))
    #expect(stage.page.touched.count == 1 && stage.search.isActive)
    let top = stage.page.tableView.contentOffset.y
    stage.app.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 200))
    #expect(stage.page.tableView.contentOffset.y > top + 50)
  }

  @Test func `results are seen while there is a text, or as the app says`() throws {
    let stage = SearchStage()
    try stage.begin()
    #expect(stage.found.viewIfLoaded?.window == nil && !stage.search.showsSearchResultsController)
    stage.app.typeText("a")
    #expect(stage.found.view.window != nil && stage.search.showsSearchResultsController)
    #expect(stage.found.parent === stage.search && stage.found.view.safeAreaInsets.top == 103)
    stage.app.deleteBackward()
    #expect(stage.found.view.window == nil)
    stage.app.perform { stage.search.showsSearchResultsController = true }
    #expect(stage.found.view.window != nil && !stage.search.automaticallyShowsSearchResultsController)
    stage.app.typeText("a")
    stage.app.deleteBackward()
    #expect(stage.found.view.window != nil)
  }

  @Test func `choices of scope come with the search, and choosing one finds again`() throws {
    let stage = SearchStage { $0.bar.scopeButtonTitles = ["All", "Mine"] }
    #expect(stage.navigationBar.frame.height == 96)
    try stage.begin()
    #expect(stage.bar.showsScopeBar && stage.navigationBar.frame.height == 100)
    stage.log = []
    let control = try #require(stage.bar.scopes.control)
    let place = stage.place(control)
    stage.app.tap(CGPoint(x: place.maxX - 20, y: place.midY))
    #expect(stage.log == ["bar.scope 1", "update “” active"] && stage.bar.selectedScopeButtonIndex == 1)
    try stage.touchCancel()
    try stage.app.settle()
    #expect(!stage.bar.showsScopeBar && stage.navigationBar.frame.height == 96)
  }

  @Test func `mirrored, cancel is on the left and the glass on the right`() throws {
    let stage = SearchStage(environment: EnvironmentSettings(direction: .rightToLeft))
    try stage.begin()
    #expect(abs(stage.bar.cancelButton.frame.minX - 16) < 0.01 && stage.field.frame.minX > stage.bar.cancelButton.frame.maxX)
    #expect(stage.field.leftView!.frame.maxX == stage.field.bounds.maxX - 6)
  }

  @Test func `above a table, the navigation bar goes and what is beneath the search bar is dim`() throws {
    let stage = SearchStage(inItem: false)
    #expect(stage.bar.superview === stage.page.tableView && stage.bar.frame.height == 56)
    try stage.begin()
    #expect(stage.navigation.isNavigationBarHidden && stage.place(stage.bar).minY == 47)
    #expect(stage.place(stage.search.view).minY == 103)
    stage.app.typeText("a")
    #expect(stage.found.view.window != nil)
    try stage.touchCancel()
    try stage.app.settle()
    stage.expectAtRest()
    #expect(!stage.navigation.isNavigationBarHidden && stage.place(stage.bar).minY == 91)
  }

  @Test func `on a tablet the search bar stands beside the title, or beneath it if that is wanted`() throws {
    let stage = SearchStage(device: try #require(Device.named("ipad")))
    #expect(stage.page.navigationItem.searchBarPlacement == .inline && stage.navigationBar.frame.height == 50)
    #expect(stage.place(stage.bar).maxX > 760 && stage.place(stage.bar).minY >= 24)
    try stage.begin()
    #expect(stage.search.isActive && stage.navigationBar.frame.height == 50)
    try stage.touchCancel()
    try stage.app.settle()
    stage.app.perform { stage.page.navigationItem.preferredSearchBarPlacement = .stacked }
    #expect(stage.page.navigationItem.searchBarPlacement == .stacked && stage.navigationBar.frame.height == 102)
  }

  @Test func `pictures for whoever looks`() throws {
    for (name, environment) in [
      ("light", EnvironmentSettings()), ("dark", EnvironmentSettings(style: .dark)),
      ("mirrored", EnvironmentSettings(direction: .rightToLeft)),
    ] {
      let stage = SearchStage(largeTitles: true, environment: environment) { $0.bar.scopeButtonTitles = ["All", "Mine", "Shared"] }
      try stage.look("search-\(name)-0")
      stage.app.perform { stage.page.tableView.contentOffset.y += 20 }
      try stage.look("search-\(name)-1")
      stage.app.perform { stage.page.tableView.contentOffset.y -= 20 }
      try stage.touchField()
      stage.app.advance(by: 0.1)
      try stage.look("search-\(name)-2")
      try stage.app.settle()
      stage.app.typeText("So")
      try stage.app.settle()
      stage.app.perform { stage.found.view.alpha = 0.4 }
      try stage.look("search-\(name)-3")
      #expect(stage.search.isActive)
    }
  }
}
