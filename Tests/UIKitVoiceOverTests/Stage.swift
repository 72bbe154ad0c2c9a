import CoreGraphics
import SegueTesting
import UIKit

/// Pages to be read.
@MainActor
enum Reading {
  static func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    return label
  }
  static func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ action: @escaping () -> Void = {}) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: x, y: y, width: width, height: 40)
    return button
  }
  /// A page with views, in the order in which they are added.
  static func page(_ views: UIView..., title: String? = nil) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    for view in views { page.view.addSubview(view) }
    return page
  }
  /// An app of a page, which is read; the page is made in its launch.
  static func app(_ root: @autoclosure () -> UIViewController, _ environment: EnvironmentSettings = EnvironmentSettings(voiceOver: true))
    -> TestApp
  {
    let app = TestApp(environment: environment) { root() }
    app.advance(by: 0.1)
    return app
  }
}

/// Rows of words.
@MainActor
final class WordTable: UITableViewController {
  var words: [String]
  var dress: (UITableViewCell, Int) -> Void = { _, _ in }
  var chose: (Int) -> Void = { _ in }
  private(set) var asked: Set<Int> = []

  init(_ words: [String], style: UITableView.Style = .plain) {
    self.words = words
    super.init(style: style)
  }
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = words[indexPath.row]
    asked.insert(indexPath.row)
    dress(cell, indexPath.row)
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chose(indexPath.row) }
}
