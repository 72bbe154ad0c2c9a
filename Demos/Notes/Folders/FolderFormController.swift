import UIKit

/// The form of a new or existing folder, with its name, its purpose, a colour, a symbol and a switch.
final class FolderFormController: UITableViewController, UITextFieldDelegate {
  private let store: NoteStore
  private let original: Folder
  private let isNew: Bool
  private var folder: Folder { didSet { folderDidChange() } }
  private let head = FolderFormHead()

  init(_ folder: Folder?, in store: NoteStore) {
    self.store = store
    isNew = folder == nil
    original = folder ?? Folder(id: "folder-\(store.folders.count)", name: "", symbol: Folder.symbols[0], tint: .sea)
    self.folder = original
    super.init(style: .insetGrouped)
    title = isNew ? "New Folder" : "Edit Folder"
    navigationItem.largeTitleDisplayMode = .never
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "notes.form"
    view.backgroundColor = Palette.paper
    tableView.separatorColor = Palette.rule
    tableView.keyboardDismissMode = .interactive
    tableView.tableHeaderView = head
    nameCell.field.delegate = self
    nameCell.field.returnKeyType = .next
    nameCell.field.addAction(UIAction { [unowned self] _ in folder.name = nameCell.field.text ?? "" }, for: .editingChanged)
    for input in [nameCell.field, aboutCell.textView] as [UIView] {
      (input as? UITextField)?.inputAccessoryView = bar
      (input as? UITextView)?.inputAccessoryView = bar
    }
    let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancelled() })
    cancel.accessibilityIdentifier = "notes.form.cancel"
    navigationItem.leftBarButtonItem = cancel
    saveItem.accessibilityIdentifier = "notes.form.save"
    navigationItem.rightBarButtonItem = saveItem
    folderDidChange()
  }

  private lazy var saveItem = UIBarButtonItem(
    title: isNew ? "Create" : "Save", primaryAction: UIAction(title: isNew ? "Create" : "Save") { [unowned self] _ in save() })

  private func folderDidChange() {
    saveItem.isEnabled = folder.name.contains { !$0.isWhitespace }
    isModalInPresentation = folder != original
    head.show(folder)
  }

  // MARK: Leaving

  private func save() {
    folder.name = folder.name.trimmingCharacters(in: .whitespaces)
    store.save(folder)
    dismiss(animated: true)
  }

  /// Closes the form. If the folder was changed, the user must confirm it first.
  private func cancelled() {
    guard folder != original else { return dismiss(animated: true) }
    view.endEditing(true)
    let sheet = UIAlertController(title: "Discard what you have changed?", message: nil, preferredStyle: .actionSheet)
    sheet.view.tintColor = Palette.accent
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in dismiss(animated: true) })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    present(sheet, animated: true)
  }

  // MARK: Fields

  private lazy var bar = FormBar(step: { [unowned self] in step($0) }, end: { [unowned self] in view.endEditing(true) })

  private func step(_ way: Int) {
    let fields: [UIResponder] = [nameCell.field, aboutCell.textView]
    guard let index = fields.firstIndex(where: \.isFirstResponder), fields.indices.contains(index + way) else { return }
    fields[index + way].becomeFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    step(1)
    return false
  }

  // MARK: Rows

  private lazy var nameCell = FieldCell(nil, "notes.form.name", text: original.name, placeholder: "Name")
  private lazy var aboutCell = TextCell("notes.form.about", text: original.about, placeholder: "What is it for?") { [unowned self] in
    folder.about = $0
  }

  private lazy var tintCell: UITableViewCell = {
    let grid = ChoiceGrid(
      "notes.form.tint", columns: 8, side: 34, labels: FolderTint.allCases.map(\.name), chosen: folder.tint.rawValue,
      choose: { [unowned self] in folder.tint = FolderTint.allCases[$0] },
      dress: { button, index in button.backgroundColor = FolderTint.allCases[index].color })
    let cell = FormCell(style: .default, reuseIdentifier: nil)
    cell.fill(with: grid, above: 14, below: 14)
    return cell
  }()

  private lazy var symbolCell: UITableViewCell = {
    let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium)
    let grid = ChoiceGrid(
      "notes.form.symbol", columns: 6, side: 42, labels: Folder.symbols, chosen: Folder.symbols.firstIndex(of: folder.symbol) ?? -1,
      choose: { [unowned self] in folder.symbol = Folder.symbols[$0] },
      dress: { button, index in
        button.setImage(UIImage(systemName: Folder.symbols[index], withConfiguration: configuration), for: .normal)
        button.tintColor = Palette.ink
        button.backgroundColor = Palette.paper
      })
    let cell = FormCell(style: .default, reuseIdentifier: nil)
    cell.fill(with: grid, above: 14, below: 14)
    return cell
  }()

  private lazy var pinCell = SwitchCell("Pin New Notes", "notes.form.pin", isOn: folder.pinsNewNotes) { [unowned self] in
    folder.pinsNewNotes = $0
  }

  private lazy var sections: [(header: String?, footer: String?, cells: [UITableViewCell])] = [
    (nil, nil, [nameCell, aboutCell]), ("Colour", nil, [tintCell]), ("Symbol", nil, [symbolCell]),
    (nil, "Notes that you begin in this folder stay at the top of every list.", [pinCell]),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].cells.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }
}

/// The header of a folder's form, which shows the badge for the present choices.
final class FolderFormHead: UIView {
  private let badge = FolderBadge(side: 76)
  private static let height: CGFloat = 108

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    badge.growsWithText = false
    addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerXAnchor.constraint(equalTo: centerXAnchor), badge.centerYAnchor.constraint(equalTo: centerYAnchor, constant: 6),
    ])
  }
  required init?(coder: NSCoder) { nil }

  func show(_ folder: Folder) { badge.show(folder.symbol, folder.tint) }
}
