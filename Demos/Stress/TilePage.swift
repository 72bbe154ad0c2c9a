import CardTransition
import Reading
import UIKit

/// The page of a card, with its number in large digits and a log of the changes of the deck.
final class TilePage: UIViewController, CardPage, CardPageContent {
  private let card: Int
  private let tile = TileView(frame: .zero)
  private let name = UILabel()
  private let place = UILabel()
  private let log = UILabel()
  private var heard: [String] = []
  private let scrollView = UIScrollView(frame: .zero)
  /// The number of latest changes in the log.
  private static let told = 10

  init(_ card: Int) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "stress.page"
    tile.accessibilityIdentifier = "stress.page.tile"
    tile.show(card)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    name.grow(28, .bold, atMost: 44)
    name.text = "Card \(card)"
    // The log changes on a timer. It always has the same height, so that its lines do not move while the user reads.
    place.grow(19, atMost: 32, lines: 1)
    place.adjustsFontSizeToFitWidth = true
    log.grow(17, atMost: 28, lines: Self.told)
    log.textColor = .secondaryLabel
    layOut()
  }

  /// Updates the page after a change of the deck.
  func hear(_ change: Deck.Change?, place find: (Int) -> Int?, of count: Int) {
    if let change { heard = Array(([change.words] + heard).prefix(Self.told)) }
    place.text = find(card).map { "Number \($0 + 1) of \(count) just now" } ?? "Its card is gone"
    log.text = (heard + Array(repeating: "", count: Self.told - heard.count)).joined(separator: "\n")
  }

  // MARK: Layout

  private lazy var column = words.widthAnchor.constraint(equalToConstant: 0)
  private lazy var tallest = tile.heightAnchor.constraint(lessThanOrEqualToConstant: 0)
  private lazy var words = UIStackView(arrangedSubviews: [name, place, log])

  private func layOut() {
    (words.axis, words.spacing) = (.vertical, 10)
    for (child, parent) in [(scrollView, view!), (tile, scrollView), (words, scrollView)] as [(UIView, UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    let shape = tile.heightAnchor.constraint(equalTo: tile.widthAnchor)
    shape.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor), scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tile.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      tile.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      tile.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      tile.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor), shape, tallest,
      // The words have the layout of the whole screen from the start, so that they do not wrap again while the page grows.
      words.topAnchor.constraint(equalTo: tile.bottomAnchor, constant: 22), words.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
      column, words.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -50),
    ])
    fit(roomToBe)
  }

  private func fit(_ size: CGSize) {
    column.constant = min(size.width - (size.width > size.height ? 120 : 40), 640)
    room = size
    setCardOpenness(openness)
  }
  private var room = CGSize.zero
  private var openness: CGFloat = 1
  private static let tilePart: CGFloat = 0.6

  /// The width for which the content was laid out last, in points.
  private var laidOutWidth: CGFloat = 0

  /// A page that was caught on its way home may return to a window of another size. The page adapts to that size in the layout pass in
  /// which its width changes. So its content moves together with the page.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard laidOutWidth != view.bounds.width else { return }
    laidOutWidth = view.bounds.width
    if room != roomToBe { fit(roomToBe) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if room != roomToBe { fit(roomToBe) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.fit(size) })
  }

  // MARK: Status bar

  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  // MARK: CardPage

  var cardScrollView: UIScrollView { scrollView }
  func setCardContentScale(_ scale: CGFloat) {}
  /// Adjusts the height of the tile. A low page shows a part of it, and the closing page shows more until it is whole.
  func setCardOpenness(_ openness: CGFloat) {
    self.openness = openness
    tallest.constant = min(room.width, room.width + ((room.height * Self.tilePart).rounded() - room.width) * openness)
  }
}
