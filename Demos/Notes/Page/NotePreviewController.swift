import UIKit

/// The preview of a note above its menu, which cannot be edited.
final class NotePreviewController: UIViewController {
  private let note: Note
  private let label = UILabel()
  private static let margin: CGFloat = 20
  private static let width: CGFloat = 340

  init(_ note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = NoteStyle.attributed(note.text)
    let fitting = label.sizeThatFits(CGSize(width: Self.width - 2 * Self.margin, height: .greatestFiniteMagnitude))
    preferredContentSize = CGSize(width: Self.width, height: fitting.height + 2 * Self.margin)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page
    view.accessibilityIdentifier = "notes.preview"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: Self.margin),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Self.margin),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Self.margin),
    ])
  }
}
