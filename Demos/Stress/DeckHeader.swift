import Reading
import UIKit

/// A header with the name of the page, the latest change, and the button that starts and stops the changes.
final class DeckHeader: UIView {
  private let title = UILabel()
  private let status = UILabel()
  private let button = UIButton(type: .system)
  var onButton: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.text = "Stress"
    title.grow(34, .bold, atMost: 44, lines: 1)
    // The status changes on a timer, and a second line would move the list under a finger.
    status.grow(15, atMost: 24, lines: 1)
    status.adjustsFontSizeToFitWidth = true
    status.textColor = .secondaryLabel
    status.accessibilityIdentifier = "stress.status"
    button.growTitle(17, .semibold, atMost: 26)
    button.contentEdgeInsets = UIEdgeInsets(top: 9, left: 18, bottom: 9, right: 18)
    button.layer.cornerRadius = 19
    button.accessibilityIdentifier = "stress.button"
    button.addAction(UIAction { [unowned self] _ in onButton() }, for: .touchUpInside)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [title, status, button] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 10),
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -12),
      button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      status.leadingAnchor.constraint(equalTo: title.leadingAnchor), status.trailingAnchor.constraint(equalTo: button.trailingAnchor),
      status.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      status.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  func show(_ words: String, isRunning: Bool) {
    status.text = words
    button.setTitle(isRunning ? "Stop" : "Shake", for: .normal)
    button.tintColor = isRunning ? .systemRed : .systemBlue
    button.backgroundColor = (isRunning ? UIColor.systemRed : .systemBlue).withAlphaComponent(0.14)
  }
}
