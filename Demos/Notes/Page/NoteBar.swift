import UIKit

/// The bar above the keyboard.
@MainActor
enum NoteBar {
  static func make(tick: @escaping () -> Void, insertDate: @escaping () -> Void, end: @escaping () -> Void) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.tintColor = Palette.accent
    bar.items = [
      item("checklist", "Checklist", "notes.bar.checklist", tick), .fixedSpace(12),
      item("calendar", "Insert Date", "notes.bar.date", insertDate), .flexibleSpace(),
      item("keyboard.chevron.compact.down", "Hide Keyboard", "notes.bar.hide", end),
    ]
    bar.accessibilityIdentifier = "notes.bar"
    return bar
  }

  private static func item(
    _ symbol: String, _ label: String, _ identifier: String, _ body: @escaping () -> Void
  ) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { _ in body() })
    item.accessibilityLabel = label
    item.accessibilityIdentifier = identifier
    return item
  }
}
