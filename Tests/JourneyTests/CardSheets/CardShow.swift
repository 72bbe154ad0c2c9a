import CardTransition
import SegueTesting
import UIKit

/// A list of cards with the three lines that open them, drawn flatly: what a sheet shows of each moment is the motion.
@MainActor
final class CardShow {
  let app: TestApp
  private let list: ShowList
  /// The page that was opened last.
  var page: UIViewController? { list.page }
  var transition: CardTransition? { list.transition }

  init(feel: CardFeel = .appStore) {
    let list = ShowList(feel)
    self.list = list
    app = TestApp { list }
    app.advance(by: 0.1)
  }

  /// The card that is opened, and one below it, by their middles in the window.
  nonisolated static let card = CGPoint(x: 187, y: 526), below = CGPoint(x: 187, y: 740)

  /// The opened card's item, and another's.
  nonisolated static let item = 1, other = 2
  func remove(_ item: Int) { list.remove(item) }
}

/// What a card and the top of its page both show.
private final class ShowFace: UIView {
  private let disc = UIView(frame: .zero), title = UILabel()
  private static let names = ["Fern", "Poppy", "Harbour", "Lemon", "Slate", "Plum"]
  private static let colors: [UIColor] = [.systemGreen, .systemRed, .systemBlue, .systemYellow, .systemGray, .systemPurple]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    title.font = .systemFont(ofSize: 40, weight: .bold)
    title.textColor = .white
    disc.backgroundColor = UIColor(white: 1, alpha: 0.3)
    for view in [disc, title] { addSubview(view) }
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ item: Int) {
    title.text = Self.names[item % Self.names.count]
    backgroundColor = Self.colors[item % Self.colors.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width * 0.5
    disc.frame = CGRect(x: bounds.width - side * 0.9, y: bounds.height - side * 0.8, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    title.frame = CGRect(x: 20, y: 20, width: bounds.width - 40, height: 48)
  }
}

private final class ShowCell: UICollectionViewCell {
  let face = ShowFace(frame: .zero)
  override init(frame: CGRect) {
    super.init(frame: frame)
    face.frame = contentView.bounds
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    face.layer.cornerRadius = CardFeel.appStore.cardRadius
    contentView.addSubview(face)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
}

private final class ShowList: UIViewController, UICollectionViewDelegateFlowLayout {
  private let feel: CardFeel
  private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private(set) var page: ShowPage?
  private(set) weak var transition: CardTransition?

  init(_ feel: CardFeel) {
    self.feel = feel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.alwaysBounceVertical = true
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<ShowCell, Int> { cell, _, item in cell.face.show(item) }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    show(Array(0..<6), animated: false)
    CardPress.install(in: list)
  }

  private func show(_ items: [Int], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source?.apply(snapshot, animatingDifferences: animated)
  }
  func remove(_ item: Int) { show(source?.snapshot().itemIdentifiers.filter { $0 != item } ?? []) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard presentedViewController == nil, let item = source?.itemIdentifier(for: indexPath) else { return }
    let card = CardTransition(item: item, in: collectionView) { [weak self] item in self?.source?.indexPath(for: item) }
    card.options.feel = feel
    let page = ShowPage(item)
    (self.page, transition) = (page, card)
    present(page, with: card)
  }

  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
    CGSize(width: list.bounds.width - 40, height: 260)
  }
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
    UIEdgeInsets(top: 72, left: 20, bottom: 40, right: 20)
  }
  func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat {
    20
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [list] _ in list.collectionViewLayout.invalidateLayout() }, completion: nil)
  }
}

/// The card's face, and lines under it.
private final class ShowPage: UIViewController {
  private let item: Int
  private let scrollView = UIScrollView(frame: .zero), face = ShowFace(frame: .zero), text = UILabel()

  init(_ item: Int) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    text.font = .preferredFont(forTextStyle: .title2)
    text.adjustsFontForContentSizeCategory = true
    text.numberOfLines = 0
    text.textColor = .secondaryLabel
    text.text = Array(repeating: "What grows here was a card a moment ago, and will be one again.", count: 12).joined(separator: "\n\n")
    face.show(item)
    for child in [face, text] { scrollView.addSubview(child) }
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width
    face.frame = CGRect(x: 0, y: 0, width: width, height: min(420, width))
    let size = text.sizeThatFits(CGSize(width: width - 40, height: 10_000))
    text.frame = CGRect(x: 20, y: face.frame.maxY + 24, width: width - 40, height: size.height)
    scrollView.contentSize = CGSize(width: width, height: text.frame.maxY + 40)
  }
}
