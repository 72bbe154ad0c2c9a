import UIKit

/// A list of notices. A swipe from one side marks one as read, a swipe from the other deletes it, and a pull refreshes the list.
final class NoticesController: UITableViewController {
  private let preferences: Preferences
  /// The duration of a refresh, in seconds.
  private static let wait: TimeInterval = 1.2

  init(_ preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
    title = "Notices"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = editButtonItem
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "settings.notices"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "notice")
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [unowned self] _ in look() }, for: .valueChanged)
    refreshControl = refresh
  }

  private func look() { perform(Selector("arrive", NoticesController.arrive), with: nil, afterDelay: Self.wait) }

  private func arrive() {
    refreshControl?.endRefreshing()
    guard !preferences.notices.contains(where: { $0.sender == Notice.later.sender }) else { return }
    preferences.notices.insert(.later, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { preferences.notices.count }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Swipe to mark a notice as read, or to throw it away. Pull down to look for more."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "notice", for: indexPath)
    dress(cell, preferences.notices[indexPath.row])
    return cell
  }

  private func dress(_ cell: UITableViewCell, _ notice: Notice) {
    cell.selectionStyle = .none
    cell.accessibilityIdentifier = "settings.notice.\(notice.sender)"
    cell.accessibilityLabel = "\(notice.sender), \(notice.text)"
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "\(notice.sender) · \(notice.when)"
      content.secondaryText = notice.text
      content.image = Tile(symbol: notice.symbol, tint: notice.isRead ? .gray : notice.tint).image(for: state.traitCollection)
      content.textProperties.color = notice.isRead ? .secondaryLabel : .label
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
    }
  }

  // MARK: Swipes

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isRead = preferences.notices[indexPath.row].isRead
    let read = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") { [unowned self] _, _, done in
      preferences.notices[indexPath.row].isRead.toggle()
      if let cell = tableView.cellForRow(at: indexPath) { dress(cell, preferences.notices[indexPath.row]) }
      done(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let away = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
      remove(indexPath)
      done(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { [unowned self] _, _, done in
      let last = IndexPath(row: preferences.notices.count - 1, section: 0)
      preferences.notices.append(preferences.notices.remove(at: indexPath.row))
      tableView.moveRow(at: indexPath, to: last)
      done(true)
    }
    later.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [away, later])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { remove(indexPath) }
  }

  private func remove(_ path: IndexPath) {
    preferences.notices.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }
}
