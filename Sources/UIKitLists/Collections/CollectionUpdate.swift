import CollectionLayout
import Foundation

/// An update of a collection view's elements, or a change of its layout.
@MainActor
struct CollectionUpdate {
  var mapping: ElementMapping<CollectionElement>
  /// The attributes before the update, by the elements before it.
  let former: (CollectionElement) -> UICollectionViewLayoutAttributes?
  /// The attributes after the update, by the elements after it, if they belong to another layout.
  var latter: ((CollectionElement) -> UICollectionViewLayoutAttributes?)?
  /// The layout that determines how elements leave the visible area. In a change of layout it is the old one. In batches it is `nil`.
  var leavingLayout: UICollectionViewLayout?

  init(_ mapping: ElementMapping<CollectionElement>, former: @escaping (CollectionElement) -> UICollectionViewLayoutAttributes?) {
    (self.mapping, self.former) = (mapping, former)
  }
}

/// The numbers of items, and the attributes in and around the visible area, before a batch.
typealias CollectionBatchStart = (counts: [Int], attributes: [CollectionElement: UICollectionViewLayoutAttributes])
