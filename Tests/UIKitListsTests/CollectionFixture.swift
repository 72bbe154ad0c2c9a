import Stages
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
final class CollectionFixture: NSObject, ListFixture, UICollectionViewDataSource, UICollectionViewDelegate {
  private let collection: UICollectionView
  let events = ListEvents()
  var view: UIScrollView { collection }
  var sections: [[String]]

  init(_ sections: [[String]]) {
    self.sections = sections
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (CGSize(width: 375, height: 100), 0, 0)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
    super.init()
    collection.delaysContentTouches = false
    collection.register(NamedItemCell.self, forCellWithReuseIdentifier: "item")
    (collection.dataSource, collection.delegate) = (self, self)
    let hand = Hand.current!
    hand.window.addSubview(collection)
    hand.wait()
  }

  final class NamedItemCell: UICollectionViewCell, NamedListCell { var name = "" }

  var visiblePaths: [IndexPath] { collection.indexPathsForVisibleItems }
  func cell(at path: IndexPath) -> (any NamedListCell)? { collection.cellForItem(at: path) as? NamedItemCell }
  var hasDisappearingViews: Bool { !collection.list.disappearing.isEmpty }
  var numberOfRows: Int { collection.numberOfItems(inSection: 0) }

  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    collection.performBatchUpdates(updates, completion: completion)
  }
  func insert(_ paths: [IndexPath]) { collection.insertItems(at: paths) }
  func delete(_ paths: [IndexPath]) { collection.deleteItems(at: paths) }
  func reload(_ paths: [IndexPath]) { collection.reloadItems(at: paths) }
  func move(_ old: IndexPath, to new: IndexPath) { collection.moveItem(at: old, to: new) }
  func reload(section: Int) { collection.reloadSections([section]) }
  func reloadData() { collection.reloadData() }
  func removeDataSource() { collection.dataSource = nil }

  var allowsSelection: Bool {
    get { collection.allowsSelection }
    set { collection.allowsSelection = newValue }
  }
  var allowsMultipleSelection: Bool {
    get { collection.allowsMultipleSelection }
    set { collection.allowsMultipleSelection = newValue }
  }
  var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
  func select(_ path: IndexPath?) { collection.selectItem(at: path, animated: false, scrollPosition: []) }
  func deselect(_ path: IndexPath) { collection.deselectItem(at: path, animated: false) }

  // MARK: Data source

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    events.note("count", "sections")
    return sections.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    events.note("count", "rows of \(section)")
    return sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    events.note("cell", "cell", indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? NamedItemCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    events.note("touch", "shouldHighlight", indexPath)
    return events.mayHighlight(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    events.note("touch", "didHighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    events.note("touch", "didUnhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.note("touch", "didSelect", indexPath)
    events.onSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.note("touch", "didDeselect", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    events.note("display", "didEndDisplaying", indexPath)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.note("drag", "willBeginDragging") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.didScroll() }
}
