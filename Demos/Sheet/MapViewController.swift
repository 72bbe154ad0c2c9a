import UIKit

/// The page with the map and a button that presents the walks.
final class MapViewController: UIViewController {
  private let map = MapView(frame: .zero)
  private let button = UIButton(type: .system)

  override func loadView() { view = map }

  override func viewDidLoad() {
    map.accessibilityIdentifier = "sheet.map"
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Walks nearby"
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 24, bottom: 14, trailing: 24)
    button.configuration = configuration
    button.accessibilityIdentifier = "sheet.open"
    button.translatesAutoresizingMaskIntoConstraints = false
    button.layer.shadowOpacity = 0.25
    button.layer.shadowRadius = 12
    button.layer.shadowOffset = CGSize(width: 0, height: 4)
    button.addAction(UIAction { [unowned self] _ in showWalks() }, for: .touchUpInside)
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
  }

  private func showWalks() {
    let walks = WalksViewController { [unowned self] in map.walk = $0 }
    walks.modalPresentationStyle = .formSheet
    if let sheet = walks.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.largestUndimmedDetentIdentifier = .medium
      // A phone in landscape has room for a narrow sheet.
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = view.bounds.width > view.bounds.height
    }
    present(walks, animated: true)
  }
}
