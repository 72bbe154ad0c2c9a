import Playbill
import UIKit

/// A sheet from below, on which it is chosen how the days fall.
final class NailViewController: UIViewController {
  private let card: ChoiceCard
  private let heading = UILabel()

  private static let (side, top) = (CGFloat(16), CGFloat(64))

  init(_ drop: DropTransition) {
    card = ChoiceCard(drop.choice, of: DropTransition.nails, named: "drop") { drop.choice = $0 }
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.custom(identifier: .init("card")) { _ in Self.top + ChoiceCard.height + Self.side }]
    sheetPresentationController?.prefersGrabberVisible = true
    sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.accessibilityIdentifier = "drop.choice"
    heading.text = "How the day falls"
    heading.font = .systemFont(ofSize: 20, weight: .bold)
    for part in [heading, card] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width - 2 * Self.side
    heading.frame = CGRect(x: area.minX + Self.side + 4, y: 24, width: width, height: 26)
    card.frame = CGRect(x: area.minX + Self.side, y: Self.top, width: width, height: ChoiceCard.height)
  }
}
