import UIKit

/// A list of all folders, one of them ticked.
final class FolderPickerController: UITableViewController {
  private let store: NoteStore
  private var chosen: Folder.ID
  private let choose: (Folder.ID) -> Void
  /// A Boolean value that indicates whether a bar button closes the page without a choice. The page then also closes after a choice.
  var offersCancel = false

  init(_ store: NoteStore, chosen: Folder.ID, choose: @escaping (Folder.ID) -> Void) {
    (self.store, self.chosen, self.choose) = (store, chosen, choose)
    super.init(style: .insetGrouped)
    title = "Folder"
    navigationItem.largeTitleDisplayMode = .never
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "notes.picker"
    view.backgroundColor = Palette.paper
    view.tintColor = Palette.accent
    navigationController?.navigationBar.tintColor = Palette.accent
    tableView.register(FolderRow.self, forCellReuseIdentifier: "folder")
    tableView.separatorColor = Palette.rule
    guard offersCancel else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.folders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
    let folder = store.folders[indexPath.row]
    (cell as? FolderRow)?.show(folder, isChosen: folder.id == chosen)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let folder = store.folders[indexPath.row]
    chosen = folder.id
    for path in tableView.indexPathsForVisibleRows ?? [] {
      tableView.cellForRow(at: path)?.accessoryType = path == indexPath ? .checkmark : .none
    }
    choose(folder.id)
    if offersCancel { dismiss(animated: true) }
  }
}

/// A row with a folder's badge and name.
final class FolderRow: UITableViewCell {
  private let badge = FolderBadge(side: 30)
  private let name = UILabel(.preferredFont(forTextStyle: .body))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = Palette.card
    let row = UIStackView(arrangedSubviews: [badge, name])
    (row.spacing, row.alignment) = (12, .center)
    fill(with: row, above: 8, below: 8)
    isAccessibilityElement = true
  }
  required init?(coder: NSCoder) { nil }

  func show(_ folder: Folder, isChosen: Bool) {
    badge.show(folder.symbol, folder.tint)
    name.text = folder.name
    accessoryType = isChosen ? .checkmark : .none
    accessibilityIdentifier = "notes.picker.\(folder.id)"
    accessibilityLabel = folder.name
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}

extension UITableViewCell {
  /// Adds a view between the margins of the cell's content, at distances from its top and bottom.
  func fill(with view: UIView, above: CGFloat, below: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let margins = contentView.layoutMarginsGuide
    let bottom = view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -below)
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: above), bottom,
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor), view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
