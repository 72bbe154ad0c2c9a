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

/// The scaling of UIKit's own text with the text size, in step with the app's text. (Docs/behaviour/environment.md, "Text sizes")
@MainActor @Suite struct TextSizeTests {
  /// Creates an app whose root is a page of the given type.
  private func app<Page: UIViewController>(_ size: EnvironmentSettings.ContentSize = .L, _ make: () -> Page) -> (TestApp, Page) {
    var page: Page!
    let app = TestApp(device: .iPhone14, environment: EnvironmentSettings(contentSize: size)) {
      page = make()
      return page
    }
    app.advance(by: 0.1)
    return (app, page)
  }
  private func app(_ size: EnvironmentSettings.ContentSize = .L) -> (TestApp, UIViewController) {
    app(size) {
      let home = UIViewController()
      home.view.backgroundColor = .white
      return home
    }
  }
  private func all<T: UIView>(_ type: T.Type, in app: TestApp) -> [T] {
    app.session.runtime.app.windows.flatMap { $0.subtree.compactMap { $0 as? T } }
  }

  // MARK: Buttons

  @Test func `a configured button that leaves the window in the middle of a change of the text size comes back in the new one`() {
    let (app, home) = app()
    let button = app.perform {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Buy"
      home.view.addSubview(button)
      return button
    }
    app.advance(by: 0.1)
    app.perform { button.removeFromSuperview() }
    app.choose(.contentSize(.XXXL))
    app.advance(by: 0.1)
    app.perform { home.view.addSubview(button) }
    app.advance(by: 0.1)
    #expect(button.titleLabel?.font.pointSize == 23)
  }

  @Test func `title and subtitle of a configured button grow live, and the button with them; a font that the app set stays`() {
    let (app, home) = app()
    let (button, own) = app.perform {
      var look = UIButton.Configuration.filled()
      (look.title, look.subtitle) = ("Buy", "in one step")
      let button = UIButton(configuration: look), own = UIButton(configuration: .plain())
      own.configuration?.title = "Mine"
      own.titleLabel?.font = .systemFont(ofSize: 30)
      for view in [button, own] { home.view.addSubview(view) }
      return (button, own)
    }
    app.advance(by: 0.1)
    let before = button.intrinsicContentSize
    #expect(button.titleLabel?.font == .systemFont(ofSize: 17) && button.subtitleLabel?.font.pointSize == 13)
    app.choose(.contentSize(.AX3))
    app.advance(by: 0.1)
    #expect(button.titleLabel?.font.pointSize == 40 && button.subtitleLabel?.font.pointSize == 33)
    #expect(button.intrinsicContentSize.height > 1.9 * before.height && own.titleLabel?.font.pointSize == 30)
    app.choose(.contentSize(.L))
    app.advance(by: 0.1)
    #expect(button.intrinsicContentSize == before)
  }

  @Test func `a symbol in a configured button grows with its title, buttons without a configuration do not grow`() {
    let (app, home) = app()
    let (button, plain) = app.perform {
      let button = UIButton(configuration: .plain()), plain = UIButton(type: .system)
      button.configuration?.image = UIImage(systemName: "star.fill")
      plain.setTitle("Old", for: .normal)
      for view in [button, plain] { home.view.addSubview(view) }
      return (button, plain)
    }
    app.advance(by: 0.1)
    let (before, plainBefore) = (button.intrinsicContentSize, plain.intrinsicContentSize)
    app.choose(.contentSize(.AX5))
    app.advance(by: 0.1)
    #expect(button.intrinsicContentSize.height > 1.5 * before.height && plain.intrinsicContentSize == plainBefore)
  }

  // MARK: Alerts

  private func alert(_ style: UIAlertController.Style, _ titles: [String] = ["Keep", "Delete"]) -> UIAlertController {
    let alert = UIAlertController(title: "Delete the album?", message: "Its pictures stay.", preferredStyle: style)
    for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  @Test func `an alert whose text size changes while it arrives stands in the middle, as high as its words, and its buttons work`() throws {
    let (app, home) = app()
    app.perform { home.present(alert(.alert), animated: true) }
    app.advance(by: 0.1)
    app.choose(.contentSize(.AX5))
    try app.settle()
    let view = try #require(home.presentedViewController?.view)
    #expect(view.frame.width == 310 && abs(view.frame.midX - 195) <= 0.5)
    #expect(view.frame.minY >= 47 + 24 && view.frame.maxY <= 844 - 34 - 24)
    let rows = all(AlertActionRow.self, in: app)
    #expect(rows.count == 3 && rows.allSatisfy { $0.title.font.pointSize == 53 && $0.bounds.height > 70 })
    app.drag(from: CGPoint(x: 195, y: view.frame.maxY - 30), to: CGPoint(x: 195, y: view.frame.maxY - 400))
    try app.settle()
    app.tap(CGPoint(x: 195, y: view.frame.maxY - 30))
    try app.settle()
    #expect(home.presentedViewController == nil)
  }

  // Docs/behaviour/presentations.md, "Alerts and action sheets".
  @Test func `alerts and action sheets grow live, never below the usual size, and long actions go on in a second line`() throws {
    let (app, home) = app(.XS)
    app.perform { home.present(alert(.actionSheet, ["Share with the whole family and friends"]), animated: false) }
    app.advance(by: 0.1)
    func rows() -> [AlertActionRow] { all(AlertActionRow.self, in: app) }
    #expect(rows().map(\.bounds.height) == [57, 57] && rows().allSatisfy { $0.title.font.pointSize == 20 })
    app.choose(.contentSize(.XXXL))
    app.advance(by: 0.1)
    #expect(rows().allSatisfy { $0.title.font.pointSize == 26 && $0.bounds.height == 57 })
    app.choose(.contentSize(.AX5))
    app.advance(by: 0.1)
    let lines = rows().map { $0.bounds.height / UIFont.systemFont(ofSize: 55).lineHeight }
    #expect(rows().allSatisfy { $0.title.font.pointSize == 55 } && lines[0] > 2 && lines[1] < 2)
    let sheet = try #require(home.presentedViewController?.view)
    #expect(sheet.frame.maxY == 844 - 34 && sheet.frame.minY >= 47)
  }

  // MARK: Menus

  private func menuButton(in home: UIViewController) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    button.setTitle("More", for: .normal)
    button.accessibilityIdentifier = "more"
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      title: "Sort by",
      children: [
        UIAction(title: "Name", image: UIImage(systemName: "star.fill"), state: .on) { _ in },
        UIAction(title: "When it was changed last", subtitle: "newest first") { _ in },
      ])
    home.view.addSubview(button)
    return button
  }

  @Test func `a menu that is open when the text size changes grows where it stands, and closes as ever`() throws {
    let (app, home) = app()
    _ = app.perform { menuButton(in: home) }
    app.advance(by: 0.1)
    try app.tap("more")
    try app.settle()
    let platter = try #require(all(MenuPlatter.self, in: app).first)
    #expect(platter.bounds.width == 250 && platter.rows[0].bounds.height == 44)
    app.choose(.contentSize(.AX3))
    try app.settle()
    #expect(platter.bounds.width == MenuLook.wideWidth && platter.rows[0].bounds.height > 60)
    #expect(platter.rows[1].bounds.height > 3 * 40 && platter.frame.maxX <= 390 - 12 && platter.frame.maxY <= 844 - 34 - 12)
    #expect(platter.rows.allSatisfy { row in row.subviews.allSatisfy { row.bounds.insetBy(dx: -0.5, dy: -0.5).contains($0.frame) } })
    app.tap(CGPoint(x: 195, y: 820))
    try app.settle()
    #expect(all(MenuPlatter.self, in: app).isEmpty && app.diagnostics == [])
  }

  // MARK: Large titles

  private func makeNavigation() -> UINavigationController {
    let page = UITableViewController(style: .plain)
    page.title = "Albums"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  @Test(arguments: [0.0, 0.1, 0.3])
  func `text that grows in the middle of a push has the large title of both pages in its size, and the bar as high`(moment: Double) throws {
    let (app, navigation) = app { makeNavigation() }
    app.perform {
      let next = UITableViewController(style: .plain)
      next.title = "Summer"
      navigation.pushViewController(next, animated: true)
    }
    app.advance(by: moment)
    app.choose(.contentSize(.AX5))
    try app.settle()
    func check(_ title: String) {
      let page = navigation.navigationBar.page
      #expect(page?.largeTitle.text == title && page?.largeTitle.font.pointSize == 60)
      #expect(navigation.navigationBar.bounds.height == 44 + BarMetrics.largeTitle(in: navigation.traitCollection))
      let inset = navigation.topViewController?.view.safeAreaInsets.top
      #expect(inset == 47 + navigation.navigationBar.bounds.height)
    }
    check("Summer")
    app.perform { _ = navigation.popViewController(animated: true) }
    try app.settle()
    check("Albums")
    #expect(app.session.runtime.faults == [] && app.diagnostics == [])
  }

  // Docs/behaviour/bars.md, "Bar metrics".
  @Test func `a large title is 96 high with its row at L, as its line is with larger text; titles and buttons in the row stay`() {
    let (app, navigation) = app { makeNavigation() }
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    app.advance(by: 0.1)
    #expect(navigation.navigationBar.bounds.height == 96)
    app.choose(.contentSize(.AX1))
    app.advance(by: 0.1)
    let growth = UIFont.systemFont(ofSize: 44).lineHeight - UIFont.systemFont(ofSize: 34).lineHeight
    #expect(navigation.navigationBar.bounds.height == (96 + growth).rounded())
    let page = navigation.navigationBar.page
    #expect((page?.title as? UILabel)?.font.pointSize == 17)
    #expect((page?.trailing.first as? BarButton)?.subtree.compactMap { ($0 as? UILabel)?.font.pointSize } == [17])
  }

  // Docs/behaviour/bars.md, "Bar metrics".
  @Test func `a large title that is let go half way comes back in its first two thirds, however high it is`() throws {
    let (app, navigation) = app(.AX5) { makeNavigation() }
    let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    table.contentInset.bottom = 2000
    let whole = BarMetrics.largeTitle(in: navigation.traitCollection), top = -table.adjustedContentInset.top
    for (share, expected) in [(0.6, 0.0), (0.8, 1)] {
      app.perform { table.contentOffset.y = top }
      let finger = app.touch(CGPoint(x: 195, y: 600))
      finger.move(by: CGVector(dx: 0, dy: -(whole * share + 10)), duration: 0.5)
      app.advance(by: 0.5)
      finger.lift()
      try app.settle()
      #expect(abs(table.contentOffset.y - top - expected * whole) <= 1)
    }
  }

  // MARK: Swipes

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      UISwipeActionsConfiguration(actions: ["Delete", "Archive"].map { UIContextualAction(style: .normal, title: $0) { $2(true) } })
    }
  }

  @Test func `the buttons of an open row grow with the text, live, and leave something of the row`() throws {
    let (app, page) = app { Rows(style: .insetGrouped) }
    app.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 140, y: 90))
    try app.settle()
    let view = try #require(page.tableView.swipe?.actionsView)
    let before = view.total
    app.choose(.contentSize(.XXXL))
    try app.settle()
    #expect(page.tableView.swipe?.actionsView === view && view.total > before)
    let cell = try #require(page.tableView.swipe?.cell)
    #expect(cell.frame.minX == view.frame.minX - view.total)
    app.choose(.contentSize(.AX5))
    try app.settle()
    #expect(view.total <= view.bounds.width * TableMetrics.widestSwipe + 0.5 && cell.frame.minX == view.frame.minX - view.total)
    let labels = view.subtree.compactMap { $0 as? UILabel }
    #expect(labels.allSatisfy { $0.font.pointSize == 49 })
  }

  @Test func `a row that is swiped out of its card is not seen beside it, and is whole again when it has closed`() throws {
    let (app, page) = app { Rows(style: .insetGrouped) }
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    let card = cell.frame
    let y = cell.convert(CGPoint(x: 0, y: card.height / 2), to: nil).y
    let finger = app.touch(CGPoint(x: 300, y: y))
    finger.move(by: CGVector(dx: -120, dy: 0), duration: 0.3)
    #expect(cell.frame.minX < card.minX - 50)
    let mask = try #require(cell.mask)
    #expect(cell.convert(mask.frame, to: page.tableView) == card)
    finger.cancel()
    app.advance(by: 0.05)
    #expect(cell.mask != nil)
    try app.settle()
    #expect(cell.mask == nil && cell.frame == card)
  }

  @Test func `a swiped row of a window that gets wider is seen in the whole of its card`() throws {
    let (app, page) = app { Rows(style: .insetGrouped) }
    app.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 180, y: 90))
    try app.settle()
    #expect(page.tableView.swipe != nil)
    app.rotate(to: .landscapeLeft)
    try app.settle()
    let swipe = try #require(page.tableView.swipe)
    let card = try #require(page.tableView.restingPlace(ofRow: swipe.path))
    #expect(swipe.cell.mask.map { swipe.cell.convert($0.frame, to: page.tableView) } == card)
    #expect(swipe.actionsView?.frame == card && swipe.cell.frame.minX < card.minX)
  }
}
