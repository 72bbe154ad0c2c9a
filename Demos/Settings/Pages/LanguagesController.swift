import UIKit

/// A page with the preferred languages in their order, and other languages that can be added.
final class LanguagesController: UITableViewController {
  private let preferences: Preferences

  init(_ preferences: Preferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
    title = "Languages"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = editButtonItem
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "settings.languages"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "language")
  }

  private func languages(in section: Int) -> [String] { section == 0 ? preferences.languages : preferences.otherLanguages }

  private func take(_ path: IndexPath) -> String {
    path.section == 0 ? preferences.languages.remove(at: path.row) : preferences.otherLanguages.remove(at: path.row)
  }
  private func put(_ language: String, _ path: IndexPath) {
    if path.section == 0 {
      preferences.languages.insert(language, at: path.row)
    } else {
      preferences.otherLanguages.insert(language, at: path.row)
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { languages(in: section).count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Wanted, the first before the others" : "Others"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "language", for: indexPath)
    let language = languages(in: indexPath.section)[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = language
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    cell.accessibilityLabel = language
    cell.accessibilityIdentifier = "settings.language.\(language)"
    return cell
  }

  // MARK: Editing

  /// Returns a Boolean value that indicates whether a row can be edited. The last preferred language cannot be removed.
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 1 || preferences.languages.count > 1
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.section == 0 ? .delete : tableView.isEditing ? .insert : .none }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    let target = editingStyle == .insert ? IndexPath(row: preferences.languages.count, section: 0) : IndexPath(row: 0, section: 1)
    let language = take(indexPath)
    put(language, target)
    tableView.performBatchUpdates {
      tableView.deleteRows(at: [indexPath], with: .automatic)
      tableView.insertRows(at: [target], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    put(take(sourceIndexPath), destinationIndexPath)
  }

  /// Returns the target of a move, which stays among the preferred languages.
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.section == 0 ? proposedDestinationIndexPath : IndexPath(row: preferences.languages.count - 1, section: 0)
  }
}
