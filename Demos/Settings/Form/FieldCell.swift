import UIKit

/// A cell with a label and a text field next to it. With large text, the field is below the label.
final class FieldCell: UITableViewCell, FormCell, UITextFieldDelegate {
  let field = UITextField()
  private let label = UILabel()
  private let row = UIStackView()
  private var onChange: (String) -> Void = { _ in }
  private static let labelWidth: CGFloat = 96

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.autocorrectionType = .no
    field.delegate = self
    field.addAction(UIAction { [unowned self] _ in onChange(field.text ?? "") }, for: .editingChanged)
    for part in [label, field] as [UIView] { row.addArrangedSubview(part) }
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    row.fill(contentView, above: 11, below: 11)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.labelWidth)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    arrangeForTextSize()
  }
  required init?(coder: NSCoder) { nil }

  func show(_ form: FormRow) {
    guard case .field(let said) = form.content else { return }
    label.text = form.title
    field.placeholder = said.placeholder
    if field.text != said.text { field.text = said.text }
    (field.keyboardType, field.autocapitalizationType, field.returnKeyType) = (said.keyboard, said.capitals, .next)
    field.accessibilityIdentifier = "settings.field.\(form.name)"
    field.accessibilityLabel = form.title
    onChange = said.onChange
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrangeForTextSize()
  }

  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    (row.axis, row.spacing, row.alignment) = isLarge ? (.vertical, 4, .fill) : (.horizontal, 12, .firstBaseline)
  }

  /// Handles the return key. It moves to the next field of the page, and ends editing in the last one.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self), let next = next(after: path, in: table) else {
      textField.resignFirstResponder()
      return false
    }
    table.scrollToRow(at: next, at: .none, animated: false)
    table.layoutIfNeeded()
    if let cell = table.cellForRow(at: next) as? FieldCell { cell.field.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return false
  }

  private func next(after path: IndexPath, in table: UITableView) -> IndexPath? {
    if path.row + 1 < table.numberOfRows(inSection: path.section) { return IndexPath(row: path.row + 1, section: path.section) }
    guard path.section + 1 < table.numberOfSections, table.numberOfRows(inSection: path.section + 1) > 0 else { return nil }
    return IndexPath(row: 0, section: path.section + 1)
  }
}
extension FieldCell: Implements.TextFieldShouldReturn {}
