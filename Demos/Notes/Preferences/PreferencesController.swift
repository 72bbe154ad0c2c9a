import UIKit

/// The settings for the lists, the folder of new notes, and the author.
final class PreferencesController: UITableViewController, UITextFieldDelegate {
  private let store: NoteStore

  init(_ store: NoteStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Settings"
    store.observe(self) { [weak self] in self?.update() }
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "notes.settings"
    view.backgroundColor = Palette.paper
    tableView.separatorColor = Palette.rule
    tableView.keyboardDismissMode = .interactive
    nameCell.field.returnKeyType = .done
    nameCell.field.delegate = self
    nameCell.field.addAction(
      UIAction { [unowned self] _ in store.preferences.signature = nameCell.field.text ?? "" }, for: .editingChanged)
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    folderCell.show("Default Folder", store.folder(store.preferences.defaultFolder)?.name ?? "")
    notesCell.show("Notes", "\(store.notes.count)")
    wordsCell.show("Words", "\(store.notes.reduce(0) { $0 + $1.wordCount })")
    if orderControl.selectedSegmentIndex != store.preferences.order.rawValue {
      orderControl.selectedSegmentIndex = store.preferences.order.rawValue
    }
    previewsCell.toggle.setOn(store.preferences.showsPreviews, animated: view.window != nil)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  // MARK: Rows

  private lazy var nameCell = FieldCell("Name", "notes.settings.name", text: store.preferences.signature, placeholder: "None")

  private lazy var orderControl: UISegmentedControl = {
    let control = UISegmentedControl(items: ["Date Edited", "Title"])
    control.selectedSegmentIndex = store.preferences.order.rawValue
    control.accessibilityIdentifier = "notes.settings.order"
    control.addAction(
      UIAction { [unowned self] _ in
        store.preferences.order = Preferences.Order(rawValue: orderControl.selectedSegmentIndex) ?? .edited
      }, for: .valueChanged)
    return control
  }()

  private lazy var orderCell: UITableViewCell = {
    let cell = FormCell(style: .default, reuseIdentifier: nil)
    cell.fill(with: orderControl, above: 9, below: 9)
    return cell
  }()

  private lazy var previewsCell = SwitchCell("Previews", "notes.settings.previews", isOn: store.preferences.showsPreviews) {
    [store] in store.preferences.showsPreviews = $0
  }
  private lazy var badgesCell = SwitchCell("Folder Badges", "notes.settings.badges", isOn: store.preferences.showsBadges) {
    [store] in store.preferences.showsBadges = $0
  }
  private lazy var dateCell = SwitchCell("Begin with the Date", "notes.settings.date", isOn: store.preferences.startsWithDate) {
    [store] in store.preferences.startsWithDate = $0
  }
  private lazy var folderCell = ValueCell("notes.settings.folder", opens: true)
  private lazy var notesCell = ValueCell("notes.settings.notes")
  private lazy var wordsCell = ValueCell("notes.settings.words")

  private lazy var sections: [(header: String?, footer: String?, cells: [UITableViewCell])] = [
    ("Written by", nil, [nameCell]),
    ("Lists", "Previews are left out where the text is very large.", [orderCell, previewsCell, badgesCell]),
    ("New notes", "Notes that you begin outside a folder go to the default one.", [folderCell, dateCell]),
    ("So far", nil, [notesCell, wordsCell]),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].cells.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard sections[indexPath.section].cells[indexPath.row] === folderCell else { return }
    let picker = FolderPickerController(store, chosen: store.preferences.defaultFolder) { [store] in store.preferences.defaultFolder = $0 }
    navigationController?.pushViewController(picker, animated: true)
  }
}

/// A cell with a label and a value, and a chevron if it opens a page.
final class ValueCell: FormCell {
  init(_ identifier: String, opens: Bool = false) {
    super.init(style: .value1, reuseIdentifier: nil)
    accessibilityIdentifier = identifier
    accessoryType = opens ? .disclosureIndicator : .none
    selectionStyle = opens ? .default : .none
  }
  required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ value: String) {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = (title, value)
    content.textProperties.color = Palette.ink
    content.secondaryTextProperties.color = Palette.fadedInk
    contentConfiguration = content
  }
}
