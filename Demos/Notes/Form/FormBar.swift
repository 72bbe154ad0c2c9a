import UIKit

/// The bar above a form's keyboard. It moves to the previous or next field, or dismisses the keyboard.
final class FormBar: UIToolbar {
  private let step: (Int) -> Void
  private let end: () -> Void

  init(step: @escaping (Int) -> Void, end: @escaping () -> Void) {
    (self.step, self.end) = (step, end)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    tintColor = Palette.accent
    accessibilityIdentifier = "notes.form.bar"
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [unowned self] _ in self.end() })
    done.accessibilityIdentifier = "notes.form.hide"
    items = [arrow("chevron.up", "Previous", -1), .fixedSpace(8), arrow("chevron.down", "Next", 1), .flexibleSpace(), done]
  }
  required init?(coder: NSCoder) { nil }

  private func arrow(_ symbol: String, _ label: String, _ way: Int) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { [unowned self] _ in step(way) })
    item.accessibilityLabel = label
    item.accessibilityIdentifier = "notes.form.\(label.lowercased())"
    return item
  }
}
