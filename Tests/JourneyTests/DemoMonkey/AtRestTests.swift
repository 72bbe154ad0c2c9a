import SegueTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitText

/// The faults that are reported for an idle screen.
@MainActor @Suite struct AtRestTests {
  private func launch() throws -> (app: TestApp, page: UIView) {
    let app = TestApp(device: .iPhone14) {
      let page = UIViewController(), button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.accessibilityIdentifier = "button"
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      page.view.addSubview(button)
      return page
    }
    app.advance(by: 0.1)
    return (app, try #require(app.session.window.rootViewController?.view))
  }

  @Test func `a page beneath an open menu is whole`() throws {
    let (app, _) = try launch()
    #expect(app.faultsAtRest == [])
    try app.tap("button")
    try app.settle()
    #expect(app.session.window.subtree.contains { $0 is MenuStage })
    #expect(app.faultsAtRest == [])
  }

  @Test func `a page that lies beneath another view cannot be touched, and an open menu cannot either`() throws {
    let (app, page) = try launch()
    let cover = UIView(frame: app.session.window.bounds)
    app.perform { app.session.window.addSubview(cover) }
    #expect(app.faultsAtRest.count == 1)
    app.perform { cover.removeFromSuperview() }
    try app.tap("button")
    try app.settle()
    app.perform { app.session.window.addSubview(cover) }
    #expect(app.faultsAtRest.count == 1 && page.window != nil)
  }

  // Docs/behaviour/controllers.md, "Chains and refused requests".
  @Test func `a page that was presented over an open menu left the menu open beneath it`() throws {
    let (app, _) = try launch()
    let root = try #require(app.session.window.rootViewController), page = UIViewController()
    page.modalPresentationStyle = .overFullScreen
    try app.tap("button")
    try app.settle()
    app.perform { root.present(page, animated: true) }
    try app.settle()
    #expect(root.presentedViewController == nil && app.faultsAtRest == [])
    #expect(app.diagnostics.contains { $0.contains("which is already presenting <UIMenu>") })
    app.tap(CGPoint(x: 300, y: 700))
    try app.settle()
    app.perform { root.present(page, animated: true) }
    try app.settle()
    #expect(root.presentedViewController === page && app.faultsAtRest == [])
  }

  @Test func `a search without results lets touches through to its page, and a view over that page is reported`() throws {
    let app = TestApp(device: .iPhone14) {
      let page = UIViewController(), search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      page.navigationItem.searchController = search
      return UINavigationController(rootViewController: page)
    }
    app.advance(by: 0.1)
    let page = try #require((app.session.window.rootViewController as? UINavigationController)?.topViewController)
    app.perform { page.navigationItem.searchController?.isActive = true }
    try app.settle()
    #expect(page.navigationItem.searchController?.presentingViewController != nil)
    #expect(app.faultsAtRest == [])
    app.perform { app.session.window.addSubview(UIView(frame: app.session.window.bounds)) }
    #expect(app.faultsAtRest.count == 1)
  }
}
