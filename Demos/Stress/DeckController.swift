import CardTransition
import UIKit

/// The page with the list of cards. After each tap it changes a number of times on a timer, and then rests until the next tap.
final class DeckController: UIViewController, UICollectionViewDelegateFlowLayout {
  private var deck = Deck(seed: 5)
  private var changesLeft = 0
  private var changes = 0
  private var last: Deck.Change?
  private var timer: Timer?
  private let header = DeckHeader(frame: .zero)
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private lazy var tiles = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, card in
    let cell = list.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    (cell as? TileCell)?.show(card)
    return cell
  }

  /// The time between two changes, in seconds.
  private static let interval: TimeInterval = 0.4
  private static let changesPerTap = 10
  private static let gap: CGFloat = 12, margin: CGFloat = 20
  private static let narrowestTile: CGFloat = 130

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "stress"
    list.backgroundColor = .systemBackground
    CardPress.install(in: list)
    list.alwaysBounceVertical = true
    list.contentInsetAdjustmentBehavior = .always
    list.accessibilityIdentifier = "stress.list"
    list.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    list.delegate = self
    header.onButton = { [unowned self] in changesLeft > 0 ? rest() : shake() }
    for part in [list, header] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor), header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor), list.topAnchor.constraint(equalTo: header.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor), list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    showDeck(animated: false)
    tell()
  }

  // MARK: Changes

  private func shake() {
    changesLeft = Self.changesPerTap
    if timer == nil {
      timer = Timer.scheduledTimer(
        timeInterval: Self.interval, target: self, selector: Selector("change", DeckController.change), userInfo: nil, repeats: true)
    }
    tell()
  }

  private func rest() {
    changesLeft = 0
    timer?.invalidate()
    timer = nil
    tell()
  }

  private func change() {
    changesLeft -= 1
    changes += 1
    let change = deck.change()
    last = change
    if change == .reloaded { list.reloadData() }
    showDeck(animated: true)
    if changesLeft > 0 { tell() } else { rest() }
  }

  private func showDeck(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(deck.cards)
    if case .turned(let cards) = last { snapshot.reloadItems(Array(Set(cards)).sorted()) }
    tiles.apply(snapshot, animatingDifferences: animated && view.window != nil)
  }

  private func tell() {
    header.show("\(deck.cards.count) cards · " + (last.map { "\($0.words) · \(changes)" } ?? "at rest"), isRunning: changesLeft > 0)
    (presentedViewController as? TilePage)?.hear(last, place: { [deck] in deck.cards.firstIndex(of: $0) }, of: deck.cards.count)
  }

  // MARK: Layout

  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    let safe = view.safeAreaInsets
    let room = view.bounds.width - safe.left - safe.right - 2 * Self.margin
    let columns = max(2, ((room + Self.gap) / (Self.narrowestTile + Self.gap)).rounded(.down))
    let side = ((room - (columns - 1) * Self.gap) / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 6, left: Self.margin, bottom: 30, right: Self.margin) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { Self.gap }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [list] _ in list.collectionViewLayout.invalidateLayout() })
  }

  // MARK: Opening

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let number = tiles.itemIdentifier(for: indexPath) else { return }
    let card = CardTransition(item: number, in: list) { [weak self] number in self?.tiles.indexPath(for: number) }
    card.options.feel.cardRadius = TileCell.radius
    present(TilePage(number), with: card)
    shake()
  }
}
