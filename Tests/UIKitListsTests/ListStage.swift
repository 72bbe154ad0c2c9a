import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// A list in the whole window, over a diffable data source of names.
@MainActor
final class ListStage {
  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<String, String>!
  /// Fills a cell; by default with its name.
  var fill: (UICollectionViewListCell, String) -> Void = { cell, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
  }

  init(
    _ configuration: UICollectionLayoutListConfiguration, _ sections: [(String, [String])] = [("a", ["One", "Two", "Three"])],
    fill: ((UICollectionViewListCell, String) -> Void)? = nil
  ) {
    let hand = Hand.current!
    view = UICollectionView(frame: hand.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    if let fill { self.fill = fill }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, name in self.fill(cell, name) }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    let title = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = source.sectionIdentifier(for: path.section)
      cell.contentConfiguration = content
    }
    let note = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "A note below the section."
      cell.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: kind == UICollectionView.elementKindSectionHeader ? title : note, for: path)
    }
    hand.window.addSubview(view)
    source.apply(Shelf.snapshot(sections), animatingDifferences: false)
    hand.wait()
  }

  func cell(_ row: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: row, section: section)) as? UICollectionViewListCell
  }
  func content(_ row: Int, _ section: Int = 0) -> UIListContentView? { cell(row, section)?.contentView as? UIListContentView }
}
