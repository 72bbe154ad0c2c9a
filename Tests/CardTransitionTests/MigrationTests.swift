import CardTransition
import SegueTesting
import Testing

/// The code of the page on migration from other libraries. It compiles in an app and has the documented effect.
@MainActor @Suite struct MigrationTests {
  /// A cell with a picture, as it was with Hero, but for its slot.
  private final class PictureCell: UICollectionViewCell, CardSource {
    let slot = CardSlot()
    var cardContentView: UIView? { slot.contentView }
  }

  /// A page with a place for the picture.
  private final class PicturePage: UIViewController, CardPageContent {
    let header = UIView()
    var cardContentSlot: UIView? { header }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "page"
      header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 400)
      view.addSubview(header)
    }

    /// Shows another picture. The page returns to the card of that picture.
    func show(_ picture: String) {
      (presentationController as? CardPresentationController)?.transition.setItem(picture)
    }
  }

  private final class PicturesViewController: UICollectionViewController, CardTransitionDelegate {
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!
    private(set) var heard: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 335, height: 180)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let registration = UICollectionView.CellRegistration<PictureCell, String> { cell, _, picture in
        cell.accessibilityIdentifier = picture
        cell.slot.frame = cell.contentView.bounds
        cell.contentView.addSubview(cell.slot)
        guard cell.slot.contentView == nil else { return }
        let view = UIView()
        view.backgroundColor = .orange
        cell.slot.contentView = view
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, picture in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: picture)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["fern", "harbour", "lemon"])
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func cell(_ picture: String) -> PictureCell? {
      dataSource.indexPath(for: picture).flatMap(collectionView.cellForItem) as? PictureCell
    }

    func open(_ picture: String) {
      let card = CardTransition(item: picture, in: collectionView) { [weak self] picture in
        self?.dataSource.indexPath(for: picture)
      }
      card.delegate = self
      present(PicturePage(), with: card)
    }

    func openAsTheSlidesDid(_ picture: String) {
      let card = CardTransition(item: picture, in: collectionView) { [weak self] picture in
        self?.dataSource.indexPath(for: picture)
      }
      card.options.feel = .slides
      present(PicturePage(), with: card)
    }

    func cardTransitionWillClose(_ transition: CardTransition, item: AnyHashable?) { heard.append("will close") }
    func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding) {
      heard.append("did close: \(landing)")
    }
  }

  private let list = PicturesViewController()
  private let app: TestApp

  init() {
    let list = list
    app = TestApp { list }
  }

  @Test func `from Hero: the same picture travels, and nobody takes a snapshot`() throws {
    let picture = try #require(list.cell("fern")?.slot.contentView)
    app.perform { list.open("fern") }
    let page = try #require(list.presentedViewController as? PicturePage)
    app.advance(by: 0.1)
    #expect(picture.superview === page.header)
    try app.settle()
    #expect(picture.superview === page.header)
    app.perform { page.dismiss(animated: true) }
    try app.settle()
    #expect(picture.superview === list.cell("fern")?.slot && list.heard == ["will close", "did close: card"])
    #expect(app.diagnostics == [])
  }

  @Test func `from Wisp: a page that has gone on to another picture goes home to that one's cell`() throws {
    app.perform { list.open("fern") }
    try app.settle()
    let page = try #require(list.presentedViewController as? PicturePage)
    app.perform { page.show("lemon") }
    #expect(list.cell("fern")?.isHidden == false)
    let cell = try #require(list.cell("lemon"))
    let home = cell.convert(cell.bounds, to: nil)
    app.perform { page.dismiss(animated: true) }
    var last = CGRect.null
    while let stage = app["card.stage"] {
      last = stage.frame
      app.advance(by: 1.0 / 60)
    }
    #expect(abs(last.midY - home.midY) < 3, "\(last), \(home)")
    #expect(list.cell("lemon")?.isHidden == false && app.diagnostics == [])
  }

  @Test func `from the slides' project: their motion is one line`() throws {
    app.perform { list.openAsTheSlidesDid("harbour") }
    let start = try app.view("card.stage").frame
    app.advance(by: 0.1)
    let now = try app.view("card.stage").frame
    // The size goes in a straight line, which takes .6 of a time by the distance.
    let whole = 0.6 * CardFeel.presentationDuration(cardTop: start.minY, screenHeight: 812)
    #expect(abs(now.width - (start.width + (375 - start.width) * 0.1 / whole)) < 0.01)
    try app.settle()
    app.perform { list.dismiss(animated: true) }
    try app.settle()
    #expect(list.cell("harbour")?.isHidden == false && app.diagnostics == [])
  }
}
