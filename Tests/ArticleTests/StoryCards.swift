// The code of the article "Use the App Store card" of CardTransition. Tools/checks/snippets compares the two.

import CardTransition
import SegueTesting
import Testing
import UIKit

/// A story of the list.
struct Story: Hashable {
  let title: String
  let color: UIColor
}

/// The artwork of a story: a colour to the edges, and a title at the layout margins.
final class StoryView: UIView {
  private let title = UILabel()

  init() {
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 28, weight: .bold)
    title.textColor = .white
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }

  func show(_ story: Story) {
    backgroundColor = story.color
    title.text = story.title
  }
}

/// A cell that is a card, and whose artwork travels to the page.
final class StoryCell: UICollectionViewCell, CardSource {
  private let slot = CardSlot()
  var cardContentView: UIView? { slot.contentView }

  override init(frame: CGRect) {
    super.init(frame: frame)
    slot.frame = contentView.bounds
    contentView.addSubview(slot)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  func show(_ story: Story) {
    let artwork = slot.contentView as? StoryView ?? StoryView()
    artwork.show(story)
    slot.contentView = artwork
  }
}

/// A list of cards.
final class StoryListViewController: UICollectionViewController, CardTransitionDelegate {
  var stories = [
    Story(title: "The harbour", color: .systemTeal), Story(title: "The orchard", color: .systemOrange),
    Story(title: "The lighthouse", color: .systemIndigo),
  ]
  private(set) var endings: [String] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 335, height: 260)
    layout.minimumLineSpacing = 20
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(StoryCell.self, forCellWithReuseIdentifier: "story")
    CardPress.install(in: collectionView)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stories.count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "story", for: indexPath)
    cell.accessibilityIdentifier = stories[indexPath.item].title
    (cell as? StoryCell)?.show(stories[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let story = stories[indexPath.item]
    let card = CardTransition(item: story, in: collectionView) { [weak self] story in
      self?.stories.firstIndex(of: story).map { IndexPath(item: $0, section: 0) }
    }
    card.options.landing = .fade
    card.options.dismissal = [.pullDown, .edge]
    card.delegate = self
    present(StoryPageViewController(), with: card)
  }

  func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding) {
    endings.append("\(landing)")
  }
}

/// The page of a story: the artwork, and a text below it.
final class StoryPageViewController: UIViewController, CardPageContent {
  private let header = UIView()
  var cardContentSlot: UIView? { header }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = .systemBackground
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1200)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 291)
    let text = UILabel(frame: CGRect(x: 20, y: 310, width: view.bounds.width - 40, height: 200))
    text.font = .systemFont(ofSize: 20)
    text.numberOfLines = 0
    text.text = "A story begins here. It scrolls, and from its top a finger pulls the page back to its card."
    text.sizeToFit()
    for part in [header, text] { scrollView.addSubview(part) }
  }
}

@MainActor @Suite struct StoryCardsArticle {
  private let list = StoryListViewController()
  private let app: TestApp

  init() throws {
    let list = list
    app = TestApp { list }
    try app.tap("The harbour")
    try app.settle()
  }

  @Test func `the opening and the way back look as in the article`() throws {
    let app = TestApp { StoryListViewController() }
    try app.tap("The orchard")
    try Picture.check(app.filmStrip(0.4, count: 6), named: "card-opening", of: "CardTransition")
    try app.settle()
    let finger = app.touch(CGPoint(x: 187, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.2)
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
    try Picture.check(app.filmStrip(0.4, count: 6), named: "card-closing", of: "CardTransition")
    finger.lift()
  }

  @Test func `the page returns to its card, with its artwork`() throws {
    app.drag(from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187, y: 450))
    try app.settle()
    #expect(!app.exists("page") && list.endings == ["card"] && app.diagnostics == [])
    let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? StoryCell)
    #expect(cell.cardContentView is StoryView && !cell.isHidden)
  }

  @Test func `the page of a story that was removed fades`() throws {
    app.perform {
      list.stories.removeFirst()
      list.collectionView.reloadData()
    }
    try app.tap("card.close")
    try app.settle()
    #expect(!app.exists("page") && list.endings == ["faded"] && app.diagnostics == [])
  }
}
