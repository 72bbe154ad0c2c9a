import Stages
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// A collection view whose items are names, over a diffable data source, with what it tells written down.
@MainActor
final class Shelf {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  /// A cell that says what it shows, and how often it was filled and used again.
  final class Cell: UICollectionViewCell {
    var name = ""
    var fillings = 0
    var reuses = 0
    override func prepareForReuse() { reuses += 1 }
  }

  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<String, String>!
  /// How often a cell was asked for.
  var asked = 0

  init(layout: UICollectionViewLayout? = nil) {
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (CGSize(width: 375, height: 50), 0, 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout ?? flow)
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, name in
      cell.name = name
      cell.fillings += 1
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] view, path, name in
      asked += 1
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    Hand.current!.window.addSubview(view)
    Hand.current!.wait()
  }

  func show(_ sections: [(String, [String])], animated: Bool = true, completion: (() -> Void)? = nil) {
    source.apply(Self.snapshot(sections), animatingDifferences: animated, completion: completion)
  }
  static func snapshot(_ sections: [(String, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// The names in sight, in order.
  var names: [String] { view.visibleCells.map { ($0 as? Cell)?.name ?? "?" } }
  func cell(_ name: String) -> Cell? { view.visibleCells.compactMap { $0 as? Cell }.first { $0.name == name } }
}
