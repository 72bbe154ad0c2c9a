import Playbill
import Reading
import UIKit

/// A sheet from below, on which the user chooses how the days fall.
final class NailViewController: UIViewController {
  private let card: ChoiceCard
  private let heading = UILabel()

  private static let (side, top) = (CGFloat(16), CGFloat(64))

  init(_ drop: DropTransition) {
    card = ChoiceCard(drop.choice, of: DropTransition.nails, named: "drop") { drop.choice = $0 }
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 460, height: Self.top + ChoiceCard.height + Self.side)
    sheetPresentationController?.detents = [
      .custom(identifier: .init("card")) { [unowned self] context in
        min(Self.top(for: traitCollection) + ChoiceCard.height(for: traitCollection) + Self.side, context.maximumDetentValue)
      }
    ]
    sheetPresentationController?.prefersGrabberVisible = true
    sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
  }
  required init?(coder: NSCoder) { nil }

  /// Returns the top of the card, below the heading.
  private static func top(for traits: UITraitCollection) -> CGFloat { traits.hasLargeText ? top + 12 : top }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.accessibilityIdentifier = "drop.choice"
    heading.text = "How the day falls"
    heading.grow(20, .bold, atMost: 30, lines: 1)
    followReading()
    for part in [heading, card] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = area.width - 2 * Self.side
    heading.frame = CGRect(x: area.minX + Self.side + 4, y: 24, width: width, height: heading.height(in: width, designed: 26))
    card.frame = CGRect(
      x: area.minX + Self.side, y: Self.top(for: traitCollection), width: width, height: ChoiceCard.height(for: traitCollection))
  }
}
