import CardTransition
import SegueTesting
import Testing
import UIKit

/// The three lines of setup with a diffable data source, as an app contains them. (Docs/behaviour/card.md, "Card API")
@MainActor @Suite struct CardSampleTests {
  private final class Stories: UICollectionViewController {
    private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 335, height: 200)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let card = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, id in cell.accessibilityIdentifier = id }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, id in
        list.dequeueConfiguredReusableCell(using: card, for: path, item: id)
      }
      show(["whale", "city", "forest"])
      CardPress.install(in: collectionView)
    }

    func show(_ ids: [String]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(ids)
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    func hides(_ id: String) -> Bool? { dataSource.indexPath(for: id).flatMap(collectionView.cellForItem)?.isHidden }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard let story = dataSource.itemIdentifier(for: indexPath) else { return }
      let card = CardTransition(item: story, in: collectionView) { [weak self] id in self?.dataSource.indexPath(for: id) }
      present(UIViewController(), with: card)
    }
  }

  @Test func `a story goes home to its own card, wherever the list shows it by then`() throws {
    let list = Stories()
    let app = TestApp { list }
    try app.tap("whale")
    try app.settle()
    #expect(list.presentedViewController != nil && list.hides("whale") == true)
    app.perform { list.show(["city", "whale", "forest"]) }
    app.perform { list.dismiss(animated: true) }
    app.advance(by: 0.2)
    #expect(list.presentedViewController == nil && app.exists("card.sky"))
    #expect(list.hides("whale") == true && list.hides("city") == false)
    try app.settle()
    #expect(list.hides("whale") == false && !app.exists("card.sky"))
  }
}
