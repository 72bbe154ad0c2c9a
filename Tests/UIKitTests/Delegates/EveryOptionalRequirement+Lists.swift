import Foundation
import UIKit

@testable import UIKitCore

/// What a collection view asks of items that are carried or may soon be seen.
extension Complete {
  static func askOfLists(_ nobody: Complete) {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    _ = (nobody as any UICollectionViewDataSource).collectionView(view, canMoveItemAt: path)
    (nobody as any UICollectionViewDataSource).collectionView(view, moveItemAt: path, to: path)
    _ = (nobody as any UICollectionViewDelegate).collectionView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path, toProposedIndexPath: path)
    (nobody as any UICollectionViewDataSourcePrefetching).collectionView(view, cancelPrefetchingForItemsAt: [path])
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    note(true, "CollectionViewCanMoveItemAt")
  }
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    note((), "CollectionViewMoveItemAtToDestinationIndexPath")
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    note(
      proposedIndexPath,
      "CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath")
  }
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    note((), "CollectionViewCancelPrefetchingForItemsAt")
  }
}
extension Bare: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
extension Complete: Implements.CollectionViewCanMoveItemAt {}
extension Complete: Implements.CollectionViewMoveItemAtToDestinationIndexPath {}
extension Complete: Implements.CollectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath {}
extension Complete: Implements.CollectionViewCancelPrefetchingForItemsAt {}
