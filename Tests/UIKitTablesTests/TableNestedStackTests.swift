import HostInterface
import SegueTesting
import Testing
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitLists
@testable import UIKitPresentations
@testable import UIKitVoiceOver

/// Self-sizing rows of nested stack views that change while they are not visible. (Docs/behaviour/lists.md, "Table call order", and
/// Docs/behaviour/environment.md, "Text sizes")
@MainActor @Suite struct TableNestedStackTests {
  final class StackCell: UITableViewCell {
    let texts = (0..<3).map { _ in UILabel() }
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for label in texts {
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
      }
      let badge = UIView()
      badge.translatesAutoresizingMaskIntoConstraints = false
      let words = UIStackView(arrangedSubviews: [texts[1], texts[2]])
      words.axis = .vertical
      let line = UIStackView(arrangedSubviews: [badge, words])
      (line.spacing, line.alignment) = (12, .top)
      let all = UIStackView(arrangedSubviews: [texts[0], line])
      (all.axis, all.spacing) = (.vertical, 8)
      all.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(all)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        badge.widthAnchor.constraint(equalToConstant: 40), badge.heightAnchor.constraint(equalToConstant: 40),
        all.topAnchor.constraint(equalTo: margins.topAnchor), all.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        all.leadingAnchor.constraint(equalTo: margins.leadingAnchor), all.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(StackCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! StackCell
      for (index, label) in cell.texts.enumerated() {
        label.text = String(repeating: "some words ", count: 3 + 4 * index + indexPath.row % 3)
      }
      return cell
    }
  }

  /// Of the rows that are seen.
  private func heights(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.height) }
  private func fresh(_ size: EnvironmentSettings.ContentSize, _ width: CGFloat) -> [CGFloat] {
    var rows: Rows!
    let app = TestApp(device: .iPhone14, environment: EnvironmentSettings(contentSize: size)) {
      rows = Rows(style: .plain)
      return UINavigationController(rootViewController: rows)
    }
    app.advance(by: 0.1)
    return heights(rows.tableView)
  }
  /// How much of each label is cut off.
  private func cut(_ table: UITableView) -> [CGFloat] {
    table.visibleCells.compactMap { $0 as? StackCell }.flatMap(\.texts).map {
      max(0, $0.sizeThatFits(CGSize(width: $0.bounds.width, height: 10_000)).height - $0.bounds.height)
    }
  }

  @Test(arguments: [EnvironmentSettings.ContentSize.XS, .AX3])
  func `rows of nested stacks are as high as new ones when the text size changed beneath another page`(
    size: EnvironmentSettings.ContentSize
  )
    throws
  {
    var navigation: UINavigationController!, rows: Rows!
    let app = TestApp(device: .iPhone14) {
      rows = Rows(style: .plain)
      navigation = UINavigationController(rootViewController: rows)
      return navigation
    }
    app.advance(by: 0.1)
    app.perform { navigation.pushViewController(UIViewController(), animated: true) }
    try app.settle()
    app.choose(.contentSize(size))
    try app.settle()
    app.perform { _ = navigation.popViewController(animated: true) }
    try app.settle()
    #expect(heights(rows.tableView) == fresh(size, 390))
    #expect(cut(rows.tableView).allSatisfy { $0 < 0.5 })
  }

  @Test(arguments: [EnvironmentSettings.ContentSize.XXXL])
  func `rows of nested stacks are as high as new ones when the text size changes while they are seen`(size: EnvironmentSettings.ContentSize)
    throws
  {
    var rows: Rows!
    let app = TestApp(device: .iPhone14) {
      rows = Rows(style: .plain)
      return UINavigationController(rootViewController: rows)
    }
    app.advance(by: 0.1)
    app.choose(.contentSize(size))
    try app.settle()
    #expect(heights(rows.tableView) == fresh(size, 390))
    #expect(cut(rows.tableView).allSatisfy { $0 < 0.5 })
  }

  @Test(arguments: [EnvironmentSettings.ContentSize.XS, .XXXL])
  func `rows that wait to be used again when the text size changes are as high as new ones when they come back`(
    size: EnvironmentSettings.ContentSize
  ) throws {
    var rows: Rows!
    let app = TestApp(device: .iPhone14) {
      rows = Rows(style: .plain)
      return UINavigationController(rootViewController: rows)
    }
    app.advance(by: 0.1)
    let table = rows.tableView!, top = table.contentOffset
    for y in stride(from: 0.0, to: 2000, by: 200) {
      app.perform { table.contentOffset.y = top.y + y }
      app.advance(by: 0.02)
    }
    app.choose(.contentSize(size))
    app.advance(by: 0.1)
    for y in stride(from: Double(table.contentOffset.y), to: Double(top.y), by: -150) {
      app.perform { table.contentOffset.y = y }
      app.advance(by: 0.02)
      #expect(cut(table).allSatisfy { $0 < 0.5 })
    }
    app.perform { table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: false) }
    try app.settle()
    #expect(heights(table) == fresh(size, 390))
  }

  @Test(arguments: [EnvironmentSettings.ContentSize.XXXL])
  func `rows of a tab that is not chosen when the text size changes are as high as new ones when it is`(
    size: EnvironmentSettings.ContentSize
  )
    throws
  {
    var tabs: UITabBarController!, rows: Rows!
    let app = TestApp(device: .iPhone14) {
      rows = Rows(style: .plain)
      tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: rows), UIViewController()]
      return tabs
    }
    app.advance(by: 0.1)
    app.perform { tabs.selectedIndex = 1 }
    try app.settle()
    app.choose(.contentSize(size))
    try app.settle()
    app.perform { tabs.selectedIndex = 0 }
    try app.settle()
    #expect(cut(rows.tableView).allSatisfy { $0 < 0.5 })
    let expected = fresh(size, 390)
    #expect(Array(heights(rows.tableView).prefix(2)) == Array(expected.prefix(2)))
  }

  @Test func `rows of nested stacks are as high as new ones when the text size changed in the background`() throws {
    var rows: Rows!
    let app = TestApp(device: .iPhone14) {
      rows = Rows(style: .plain)
      return UINavigationController(rootViewController: rows)
    }
    app.advance(by: 0.1)
    app.background()
    app.advance(by: 0.1)
    app.choose(.contentSize(.XXXL))
    app.advance(by: 0.1)
    app.foreground()
    try app.settle()
    #expect(heights(rows.tableView) == fresh(.XXXL, 390))
  }
}
