import SlidesTransition
import Stories
import UIKit

/// The home page: a list of cards, each of which opens into its story.
public final class TodayViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private static let cardMargin: CGFloat = 20
  private static let cardAspect: CGFloat = 1.2
  private static let narrowestColumn: CGFloat = 320
  private let stories = Story.all
  private let pictures = PictureShelf()
  private var transition: SlidesTransition?
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delaysContentTouches = false
    collectionView.accessibilityIdentifier = "today"
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.register(
      TodayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: TodayViewController, _) in
      page.collectionView.collectionViewLayout.invalidateLayout()
    }
  }

  /// What the safe area takes of both sides is not the cards'.
  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let sides = view.safeAreaInsets.left + view.safeAreaInsets.right
    guard sides != unsafeSides else { return }
    unsafeSides = sides
    followSize()
  }
  private var unsafeSides: CGFloat = 0

  // MARK: Cards

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stories.count }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    guard let card = cell as? CardCell else { return cell }
    card.accessibilityIdentifier = "today.card.\(indexPath.item)"
    show(stories[indexPath.item], in: card.content)
    card.accessibilityLabel = card.content.accessibilityLabel
    return card
  }

  public override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.followSize() })
  }

  /// Cards, and the one that is open, are as wide as the screen has it now.
  private func followSize() {
    collectionView.collectionViewLayout.invalidateLayout()
    for path in collectionView.indexPathsForVisibleItems {
      if let card = collectionView.cellForItem(at: path) as? CardCell { show(stories[path.item], in: card.content) }
    }
    if let page = presentedViewController as? StoryViewController { show(page.story, in: page.content) }
    collectionView.layoutIfNeeded()
  }

  private func show(_ story: Story, in content: CardContentView) {
    let width = view.bounds.width
    let picture = pictures.picture(of: story.artwork, size: CGSize(width: width, height: width * Self.cardAspect))
    content.show(story, picture: picture, cardWidth: cardSize.width)
  }

  /// As many cards beside each other as there is room for.
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
    guard presentedViewController == nil, let card = collectionView.cellForItem(at: indexPath) as? CardCell else { return }
    let transition = SlidesTransition(from: card) { [weak self] in
      self?.collectionView.cellForItem(at: indexPath) as? CardCell
    }
    self.transition = transition
    let page = StoryViewController(stories[indexPath.item])
    show(stories[indexPath.item], in: page.content)
    page.modalPresentationStyle = .custom
    page.modalPresentationCapturesStatusBarAppearance = true
    page.transitioningDelegate = transition
    present(page, animated: true, completion: nil)
  }
}

/// Pictures that were drawn lately; a few, because each is some megabytes.
@MainActor
final class PictureShelf {
  private var recent: [(artwork: Artwork, size: CGSize, image: UIImage)] = []
  private static let capacity = 3

  func picture(of artwork: Artwork, size: CGSize) -> UIImage {
    if let known = recent.first(where: { $0.artwork == artwork && $0.size == size }) { return known.image }
    let image = artwork.image(size: size, scale: UIScreen.main.scale)
    recent = [(artwork, size, image)] + recent.prefix(Self.capacity - 1)
    return image
  }
}
