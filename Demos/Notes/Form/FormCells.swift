import UIKit

/// A cell of a form, which is on a card and cannot be selected.
class FormCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = Palette.card
    selectionStyle = .none
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell with a label and a switch at the trailing side.
final class SwitchCell: FormCell {
  let toggle = UISwitch()

  init(_ title: String, _ identifier: String, isOn: Bool, change: @escaping (Bool) -> Void) {
    super.init(style: .default, reuseIdentifier: nil)
    let label = UILabel(.preferredFont(forTextStyle: .body))
    label.text = title
    toggle.isOn = isOn
    toggle.onTintColor = Palette.accent
    toggle.accessibilityIdentifier = identifier
    toggle.accessibilityLabel = title
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    toggle.addAction(UIAction { [unowned toggle] _ in change(toggle.isOn) }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, toggle])
    (row.spacing, row.alignment) = (12, .center)
    fill(with: row, above: 6, below: 6)
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell with a text field and an optional label before it.
final class FieldCell: FormCell {
  let field = UITextField()

  init(_ title: String?, _ identifier: String, text: String, placeholder: String) {
    super.init(style: .default, reuseIdentifier: nil)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.textColor = Palette.ink
    field.text = text
    field.placeholder = placeholder
    field.clearButtonMode = .whileEditing
    field.autocapitalizationType = .words
    field.accessibilityIdentifier = identifier
    field.accessibilityLabel = title ?? placeholder
    let row = UIStackView(arrangedSubviews: [field])
    if let title {
      let label = UILabel(.preferredFont(forTextStyle: .body))
      label.text = title
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
      row.insertArrangedSubview(label, at: 0)
    }
    row.spacing = 16
    fill(with: row, above: 11, below: 11)
    let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: UIStackView, _) in
      row.axis = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell with several lines of text, which is as high as its text.
final class TextCell: FormCell, UITextViewDelegate {
  let textView = UITextView()
  private let placeholder = UILabel(.preferredFont(forTextStyle: .body), .placeholderText)
  private let change: (String) -> Void

  init(_ identifier: String, text: String, placeholder words: String, change: @escaping (String) -> Void) {
    self.change = change
    super.init(style: .default, reuseIdentifier: nil)
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textColor = Palette.ink
    textView.backgroundColor = .clear
    textView.isScrollEnabled = false
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.text = text
    textView.delegate = self
    textView.accessibilityIdentifier = identifier
    textView.accessibilityLabel = words
    placeholder.text = words
    placeholder.isHidden = !text.isEmpty
    placeholder.isAccessibilityElement = false
    fill(with: textView, above: 11, below: 11)
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(placeholder)
    NSLayoutConstraint.activate([
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor), placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      placeholder.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: placeholder.bottomAnchor, constant: 11),
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 66),
    ])
  }
  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = !textView.text.isEmpty
    change(textView.text)
    guard textView.sizeThatFits(textView.bounds.size).height != textView.bounds.height else { return }
    (superview as? UITableView)?.performBatchUpdates(nil)
  }
}
