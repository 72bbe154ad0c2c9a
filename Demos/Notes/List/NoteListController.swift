import UIKit

/// The notes of a folder, or all of them, in sections by age; with a search, swipes and menus.
final class NoteListController: UITableViewController {
  let store: NoteStore
  /// The folder, or `nil` for all notes.
  let folder: Folder.ID?
  let search = UISearchController(searchResultsController: nil)
  private(set) lazy var rows = NoteRows(tableView: tableView) { [unowned self] table, path, id in cell(for: id, at: path, in: table) }
  private var shown: [Note.ID: Note] = [:]
  private var shownPreferences = Preferences()
  private let empty = EmptyView()

  init(in folder: Folder.ID?, of store: NoteStore) {
    (self.folder, self.store) = (folder, store)
    super.init(style: .insetGrouped)
    title = folder.flatMap { store.folder($0)?.name } ?? "Notes"
    store.observe(self) { [weak self] in self?.update() }
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = folder.map { "notes.list.\($0)" } ?? "notes.list"
    view.backgroundColor = Palette.paper
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "age")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 96
    tableView.separatorColor = Palette.rule
    tableView.keyboardDismissMode = .onDrag
    rows.defaultRowAnimation = .fade
    prepareSearch()
    navigationItem.rightBarButtonItems = [composeItem, moreItem]
    update()
  }

  // MARK: Rows

  /// The words of the search.
  var query: String { search.isActive ? (search.searchBar.text ?? "").trimmingCharacters(in: .whitespaces) : "" }

  /// Updates the table from the store and the search.
  func update(animated: Bool = true) {
    guard isViewLoaded else { return }
    let notes = store.notes(in: folder, matching: query)
    var snapshot = NSDiffableDataSourceSnapshot<NoteSection, Note.ID>()
    for section in NoteSection.sections(of: notes, order: store.preferences.order) {
      snapshot.appendSections([section])
      snapshot.appendItems(section.notes)
    }
    let changed = notes.filter { note in shown[note.id].map { $0 != note } ?? false }.map(\.id)
    let all = shownPreferences == store.preferences && query == shownQuery ? changed : notes.map(\.id)
    snapshot.reconfigureItems(all.filter { shown[$0] != nil })
    shown = Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) })
    (shownPreferences, shownQuery) = (store.preferences, query)
    rows.apply(snapshot, animatingDifferences: animated && view.window != nil)
    moreItem.menu = makeMoreMenu()
    showEmptiness(notes.isEmpty)
  }
  private var shownQuery = ""

  private func cell(for id: Note.ID, at path: IndexPath, in table: UITableView) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
    if let cell = cell as? NoteCell, let note = store.note(id) {
      cell.show(note, in: folder == nil ? store.folder(note.folder) : nil, marking: query, with: store.preferences)
    }
    return cell
  }

  private func showEmptiness(_ isEmpty: Bool) {
    if !query.isEmpty {
      empty.show("magnifyingglass", "No Results", "No note has “\(query)” in it.")
    } else {
      empty.show("note.text", "No Notes", "Tap the pencil to write the first one.")
    }
    tableView.backgroundView = isEmpty ? empty : nil
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "age")
    var content = UIListContentConfiguration.prominentInsetGroupedHeader()
    content.text = rows.sectionIdentifier(for: section)?.title
    content.textProperties.font = Fonts.sectionTitle
    content.textProperties.color = Palette.fadedInk
    header?.contentConfiguration = content
    return header
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = rows.itemIdentifier(for: indexPath) else { return }
    open(id)
  }

  // MARK: Swipes and menus

  private func note(at path: IndexPath) -> Note? { rows.itemIdentifier(for: path).flatMap(store.note) }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { note(at: indexPath).map(pinSwipe) }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { note(at: indexPath).map(deleteSwipe) }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { note(at: indexPath).map(menu) }

  override func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let id = configuration.identifier as? NSNumber else { return }
    animator.addCompletion { [weak self] in self?.open(id.intValue) }
  }

  // MARK: Pages

  func open(_ id: Note.ID, startsEditing: Bool = false) {
    navigationController?.pushViewController(NoteController(id, in: store, startsEditing: startsEditing), animated: true)
  }

  // MARK: Bar

  private lazy var composeItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "square.and.pencil"),
      primaryAction: UIAction { [unowned self] _ in open(store.makeNote(in: folder).id, startsEditing: true) })
    item.accessibilityLabel = "New Note"
    item.accessibilityIdentifier = "notes.compose"
    return item
  }()

  private lazy var moreItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMoreMenu())
    item.accessibilityLabel = "More"
    item.accessibilityIdentifier = "notes.more"
    return item
  }()
}

/// The rows of a list, which can be swiped.
final class NoteRows: UITableViewDiffableDataSource<NoteSection, Note.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
