import Stages
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

/// A collection view with a compositional layout over numbered items. Headers and other supplementary views have their own colours.
@MainActor
final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  final class Cell: UICollectionViewCell {
    var path = IndexPath(item: 0, section: 0)
    /// How high it says it is; nil leaves it to the layout.
    var height: CGFloat?
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      if let height { attributes.frame.size.height = height }
      return attributes
    }
  }
  final class Extra: UICollectionReusableView {}

  let view: UICollectionView
  var counts: [Int]
  var height: (IndexPath) -> CGFloat? = { _ in nil }
  var kinds: [String] = []
  var selected: [IndexPath] = []

  init(_ counts: [Int], kinds: [String] = [], height: @escaping (IndexPath) -> CGFloat? = { _ in nil }, layout: UICollectionViewLayout) {
    (self.counts, self.kinds, self.height) = (counts, kinds, height)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds { view.register(Extra.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "extra") }
    view.dataSource = self
    view.delegate = self
    view.delaysContentTouches = false
    Hand.current!.window.addSubview(view)
    Hand.current!.wait()
  }
  convenience init(
    _ counts: [Int], kinds: [String] = [], height: @escaping (IndexPath) -> CGFloat? = { _ in nil },
    section: @escaping (Int) -> NSCollectionLayoutSection
  ) { self.init(counts, kinds: kinds, height: height, layout: UICollectionViewCompositionalLayout { number, _ in section(number) }) }

  /// A row of `count` squares or rows over the width.
  static func rows(_ height: CGFloat, columns: Int = 1) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item]))
  }
  static func estimatedRows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
  /// Cards beside each other that scroll by themselves.
  static func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 150, height: CGFloat = 100)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(widthDimension: .absolute(width), heightDimension: .absolute(height)), subitems: [item]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell { (cell.path, cell.height) = (indexPath, height(indexPath)) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  /// Where a cell is on the glass.
  func place(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: path(item, section)).map { $0.convert($0.bounds, to: nil) }
  }
}
