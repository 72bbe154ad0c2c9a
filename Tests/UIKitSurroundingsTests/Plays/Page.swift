import CardTransition
import SlidesTransition
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitDynamics
@testable import UIKitVoiceOver

/// A page that records its callbacks. Its text follows the text size, and its constraints follow the screen.
final class Page: UIViewController, CardPage {
  let name: String
  let notes: MomentNotes
  let card = Card(frame: .zero)
  let cardScrollView = UIScrollView(frame: .zero)
  private let words = UILabel()
  private var dismissal: SlidesDismissal?

  init(_ name: String, _ notes: MomentNotes) {
    (self.name, self.notes) = (name, notes)
    super.init(nibName: nil, bundle: nil)
    (title, node.name) = (name, name)
  }
  required init?(coder: NSCoder) { nil }

  func setCardContentScale(_ scale: CGFloat) {}
  /// Lets a finger send the page back to the card.
  func beDismissedByFinger() { dismissal = SlidesDismissal(of: self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = name
    words.font = .preferredFont(forTextStyle: .body)
    (words.adjustsFontForContentSizeCategory, words.text, words.accessibilityIdentifier) = (true, name, "\(name).words")
    for one in [cardScrollView, card, words] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    card.backgroundColor = .systemBlue
    card.isHidden = name == "page"
    cardScrollView.contentInsetAdjustmentBehavior = .never
    NSLayoutConstraint.activate([
      cardScrollView.topAnchor.constraint(equalTo: view.topAnchor), cardScrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      cardScrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cardScrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20), card.heightAnchor.constraint(equalToConstant: 100),
      words.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      words.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  private func note(_ line: String) { notes.lines.append("\(name).\(line)") }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.willTransition(to: traits, with: coordinator)
    note("willTransition(to: \(traits.horizontalSizeClass) × \(traits.verticalSizeClass))")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    note("viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.note("alongside") }) { [weak self] _ in self?.note("completion") }
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    note("traitCollectionDidChange")
  }

  final class Card: UIView, CardSource {
    func cardWillOpen() {}
    func cardDidReturn() {}
  }
}
