import CardTransition
import SegueTesting
import Testing

/// Rows of a table, in a stack in a tab bar: cards of their own.
@MainActor @Suite struct CardTableTests {
  @MainActor final class Rows: UITableViewController {
    var items = Array(0..<30)
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 80
      CardPress.install(in: tableView)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.accessibilityIdentifier = "row.\(items[indexPath.row])"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let card = CardTransition(item: items[indexPath.row], in: tableView) { [weak self] id in
        self?.items.firstIndex(of: id).map { IndexPath(row: $0, section: 0) }
      }
      present(PlainPage(), with: card)
    }
  }

  private let app: TestApp
  private let rows = Rows()

  init() {
    let rows = rows
    app = TestApp {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: rows)]
      return tabs
    }
    app.advance(by: 0.1)
  }

  @Test func `a row is pressed at once, opens at the lift, and is home again after the dismissal`() throws {
    let finger = try app.touch("row.3")
    app.advance(by: 0.1)
    #expect(app["row.3"]!.scale < 0.99)
    finger.lift()
    app.advance(by: 1.0 / 60)
    let page = try #require(rows.tabBarController?.presentedViewController)
    #expect(app["row.3"]?.opacity == 0)
    try app.settle()
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(app["row.3"]?.opacity == 1 && app["row.3"]?.scale == 1 && !app.exists("card.stage"))
  }

  @Test func `a press ends with the scrolling, and the row is as it was`() throws {
    let finger = try app.touch("row.3")
    app.advance(by: 0.1)
    finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.2)
    app.advance(by: 0.6)
    #expect(app["row.3"]?.scale == 1)
    finger.lift()
    try app.settle()
    #expect(rows.tabBarController?.presentedViewController == nil)
  }

  // Docs/behaviour/card.md, "Card sources", case D.
  @Test func `a row that is deleted under its page's flight: the page fades, and no other row is hidden`() throws {
    try app.tap("row.3")
    try app.settle()
    let page = try #require(rows.tabBarController?.presentedViewController)
    app.perform { page.dismiss(animated: true) }
    app.advance(by: 0.1)
    app.perform {
      rows.items.remove(at: 3)
      rows.tableView.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    }
    try app.settle()
    #expect(!app.exists("card.stage"))
    for cell in rows.tableView.visibleCells { #expect(!cell.isHidden && cell.alpha == 1) }
  }
}
