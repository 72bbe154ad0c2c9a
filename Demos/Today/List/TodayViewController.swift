import CardTransition
import UIKit

/// The home page, a list of cards that open into their stories.
public final class TodayViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private static let cardMargin: CGFloat = 20
  private static let cardAspect: CGFloat = 1.2
  private static let narrowestColumn: CGFloat = 320
  private let features = Feature.all
  private let faces = FaceMaker()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delaysContentTouches = false
    collectionView.accessibilityIdentifier = "today"
    collectionView.register(TodayCell.self, forCellWithReuseIdentifier: "card")
    collectionView.register(
      TodayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    veil.alpha = 0
    view.addSubview(veil)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: TodayViewController, _) in page.followSize() }
  }

  /// A view that keeps the status bar legible over the cards that have scrolled under it.
  private let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private static let veiledAfter: CGFloat = 24

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    veil.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    veil.alpha = min(1, max(0, scrolled / Self.veiledAfter))
  }

  /// Updates the sizes when the safe area at the sides changes, because cards do not extend into it.
  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let sides = view.safeAreaInsets.left + view.safeAreaInsets.right
    guard sides != unsafeSides else { return }
    unsafeSides = sides
    followSize()
  }
  private var unsafeSides: CGFloat = 0

  // MARK: Cards

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { features.count }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let card = cell as? TodayCell else { return cell }
    let feature = features[indexPath.item]
    card.accessibilityIdentifier = "today.card.\(indexPath.item)"
    card.show(feature) { faces.makeFace(of: feature) }
    card.face?.fit(room)
    return card
  }

  public override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.followSize() })
  }

  /// Updates the widths of the cards and of the open card for the present size of the screen.
  private func followSize() {
    collectionView.collectionViewLayout.invalidateLayout()
    for case let card as TodayCell in collectionView.visibleCells { card.face?.fit(room) }
    (presentedViewController as? StoryViewController)?.card = cardSize
    collectionView.layoutIfNeeded()
  }

  /// The sizes of a card and a page. In a wide window, the page is a column.
  private var room: CardRoom {
    let isRegular = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    let width = isRegular ? min(CardFeel.appStore.columnWidth, view.bounds.width) : view.bounds.width
    return CardRoom(card: cardSize, page: CGSize(width: width, height: view.bounds.height))
  }

  /// The size of a card, with as many cards next to each other as fit.
  private var cardSize: CGSize {
    let room = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    let columns = max(1, (room / Self.narrowestColumn).rounded(.down))
    let width = ((room - (columns + 1) * Self.cardMargin) / columns).rounded(.down)
    return CGSize(width: width, height: (width * Self.cardAspect).rounded())
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { cardSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    return UIEdgeInsets(top: 4, left: Self.cardMargin + safe.left, bottom: 40, right: Self.cardMargin + safe.right)
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 30 }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: view.bounds.width, height: TodayHeader.height(for: traitCollection)) }

  // MARK: Opening

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let feature = features[indexPath.item]
    let card = CardTransition(item: feature.id, in: collectionView) { [features] id in
      features.firstIndex { $0.id == id }.map { IndexPath(item: $0, section: 0) }
    }
    let page = StoryViewController(feature, faces: faces, card: cardSize)
    page.onTurn = { [weak card] in card?.setItem($0.id) }
    present(page, with: card)
  }
}
