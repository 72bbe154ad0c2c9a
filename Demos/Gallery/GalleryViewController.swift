import SlidesTransition
import UIKit

/// The home page of the gallery, with a card for each demo. Scrolling plays their miniatures, and a tap opens a demo.
final class GalleryViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let exhibits: [GalleryEntry]
  private var transition: SlidesTransition?
  /// A view that keeps the status bar legible over the cards that have scrolled under it.
  private let veil = UIView()
  private lazy var cards = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  init(_ exhibits: [GalleryEntry]) {
    self.exhibits = exhibits
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("the demo has no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    cards.backgroundColor = .systemBackground
    cards.frame = view.bounds
    cards.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cards.alwaysBounceVertical = true
    cards.delaysContentTouches = false
    cards.accessibilityIdentifier = "gallery"
    cards.register(ExhibitCell.self, forCellWithReuseIdentifier: "card")
    cards.register(
      GalleryHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    cards.dataSource = self
    cards.delegate = self
    view.addSubview(cards)
    veil.backgroundColor = .systemBackground
    veil.alpha = 0
    view.addSubview(veil)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: GalleryViewController, _) in page.followSize() }
  }

  /// Updates the sizes of the cards for the present room and their words.
  private func followSize() {
    cards.collectionViewLayout.invalidateLayout()
    for path in cards.indexPathsForVisibleItems {
      (cards.cellForItem(at: path) as? ExhibitCell)?.card.show(exhibits[path.item], cardSize: grid.size(of: path.item))
    }
    playWhereTheyLie()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    veil.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
  }

  private static let veilAlpha: CGFloat = 0.92

  // MARK: Cards

  private var grid: GalleryGrid {
    GalleryGrid(
      width: view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right, height: view.bounds.height,
      traits: traitCollection)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { exhibits.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let cell = cell as? ExhibitCell else { return cell }
    let exhibit = exhibits[indexPath.item]
    cell.accessibilityIdentifier = "gallery.card.\(exhibit.name)"
    cell.accessibilityLabel = "\(exhibit.title). \(exhibit.summary)"
    cell.card.show(exhibit, cardSize: grid.size(of: indexPath.item))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    play(cell)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    playAll()
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    veil.alpha = Self.veilAlpha * min(1, max(0, (scrolled - GalleryHeader.height / 2) / (GalleryHeader.height / 2)))
  }

  private func playAll() { for cell in cards.visibleCells { play(cell) } }

  /// Sets the progress of all miniatures after a layout, which moves cards without scrolling.
  private func playWhereTheyLie() {
    cards.layoutIfNeeded()
    playAll()
  }

  /// Sets the progress of a card's miniature from its position on the screen.
  private func play(_ cell: UICollectionViewCell) {
    (cell as? ExhibitCell)?.card.progress = grid.progress(at: cell.center.y - cards.contentOffset.y)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [self] _ in
      cards.collectionViewLayout.invalidateLayout()
      playWhereTheyLie()
    })
  }

  // MARK: Layout

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { grid.size(of: indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    return UIEdgeInsets(top: 0, left: GalleryGrid.margin + safe.left, bottom: 40, right: GalleryGrid.margin + safe.right)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { GalleryGrid.gap }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { GalleryGrid.gap }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: view.bounds.width, height: GalleryHeader.height(for: traitCollection)) }

  // MARK: Opening

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard presentedViewController == nil, let cell = collectionView.cellForItem(at: indexPath) as? ExhibitCell else { return }
    let transition = SlidesTransition(from: cell) { [weak self] in self?.cards.cellForItem(at: indexPath) as? ExhibitCell }
    self.transition = transition
    let page = ExhibitPage(exhibits[indexPath.item], cardSize: grid.size(of: indexPath.item), progress: cell.card.progress)
    page.modalPresentationStyle = .custom
    page.modalPresentationCapturesStatusBarAppearance = true
    page.transitioningDelegate = transition
    present(page, animated: true)
  }
}
