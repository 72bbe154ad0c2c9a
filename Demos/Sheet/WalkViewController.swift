import UIKit

/// One walk: how it goes up and down, and a button that starts it, after a question.
final class WalkViewController: UIViewController {
  /// Of its sheet, in points.
  static let height = 330.0

  private let walk: Walk
  private let name = UILabel(frame: .zero)
  private let place = UILabel(frame: .zero)
  private let facts = UILabel(frame: .zero)
  private let profile: ProfileView
  private let button = UIButton(type: .system)

  init(_ walk: Walk) {
    self.walk = walk
    profile = ProfileView(walk)
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 460, height: Self.height)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "sheet.walk"
    name.text = walk.name
    name.font = .systemFont(ofSize: 24, weight: .bold)
    place.text = walk.place
    place.font = .systemFont(ofSize: 15)
    place.textColor = .secondaryLabel
    facts.text = "\(walk.facts) · \(walk.time)"
    facts.font = .systemFont(ofSize: 15, weight: .medium)
    facts.textColor = walk.color
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Start"
    configuration.baseBackgroundColor = walk.color
    configuration.cornerStyle = .large
    button.configuration = configuration
    button.accessibilityIdentifier = "sheet.start"
    button.addAction(UIAction { [unowned self] _ in ask() }, for: .touchUpInside)
    for view in [name, place, facts, profile, button] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    let width = view.bounds.width - 40
    name.frame = CGRect(x: 20, y: 24, width: width, height: 30)
    place.frame = CGRect(x: 20, y: 56, width: width, height: 20)
    profile.frame = CGRect(x: 20, y: 94, width: width, height: 120)
    facts.frame = CGRect(x: 20, y: 226, width: width, height: 20)
    button.frame = CGRect(x: 20, y: 264, width: width, height: 50)
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Start \(walk.name)?", message: "It takes \(walk.time). The sun sets in three hours.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
    let start = UIAlertAction(title: "Start", style: .default) { [weak self] _ in
      self?.presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
    alert.addAction(start)
    alert.preferredAction = start
    present(alert, animated: true)
  }
}
