import UIKit

/// A page of settings. A subclass returns the present rows. Rows are inserted and deleted with an animation.
class FormController: UITableViewController {
  let preferences: Preferences
  private(set) var sections: [FormSection] = []
  /// The prefix of the identifiers on the page.
  private let name: String

  init(_ name: String, _ title: String, _ preferences: Preferences) {
    (self.name, self.preferences) = (name, preferences)
    super.init(style: .insetGrouped)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
  }
  required init?(coder: NSCoder) { nil }

  /// Returns the rows for the present settings.
  func makeSections() -> [FormSection] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "settings.\(name)"
    tableView.keyboardDismissMode = .interactive
    sections = makeSections()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update(animated: false)
  }

  /// Updates the table to the present rows, by insertions, deletions and changes. The order of the rows that remain is kept.
  func update(animated: Bool = true) {
    guard isViewLoaded else { return }
    let (old, new) = (sections, makeSections())
    guard tableView.window != nil, animated else {
      sections = new
      return tableView.reloadData()
    }
    let kept = Set(old.map(\.name)).intersection(new.map(\.name))
    tableView.performBatchUpdates { [self] in
      sections = new
      tableView.deleteSections(IndexSet(old.indices.filter { !kept.contains(old[$0].name) }), with: .fade)
      tableView.insertSections(IndexSet(new.indices.filter { !kept.contains(new[$0].name) }), with: .fade)
      tableView.deleteRows(at: Self.rows(of: old, missingIn: new, in: kept), with: .fade)
      tableView.insertRows(at: Self.rows(of: new, missingIn: old, in: kept), with: .fade)
    }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { dress(cell, at: path) }
    }
  }

  private static func rows(of some: [FormSection], missingIn others: [FormSection], in kept: Set<String>) -> [IndexPath] {
    some.enumerated().filter { kept.contains($0.element.name) }.flatMap { index, section -> [IndexPath] in
      let known = Set(others.first { $0.name == section.name }?.rows.map(\.name) ?? [])
      return section.rows.indices.filter { !known.contains(section.rows[$0].name) }.map { IndexPath(row: $0, section: index) }
    }
  }

  // MARK: The table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.kind) ?? FormCells.make(row)
    dress(cell, at: indexPath)
    return cell
  }

  private func dress(_ cell: UITableViewCell, at path: IndexPath) {
    let row = sections[path.section].rows[path.row]
    cell.accessibilityIdentifier = "settings.\(name).\(row.name)"
    (cell as? any FormCell)?.show(row)
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row].onTap != nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = sections[indexPath.section].rows[indexPath.row]
    if case .disclosure = row.end {} else { tableView.deselectRow(at: indexPath, animated: true) }
    row.onTap?()
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Goes to another page.
  func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
}
