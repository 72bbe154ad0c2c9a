import QuartzCore

/// The methods with which an object loads data for items before they become visible. The second method is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called when items may become visible soon. The items that are nearest to the visible area come first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items from an earlier prefetch request will not become visible soon, because the user scrolls in the other direction.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Called when items from an earlier prefetch request will not become visible soon. The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    Implements.collectionViewCancelPrefetchingForItemsAt(self)?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

/// The state of a collection view's prefetching.
@MainActor
struct Prefetching {
  /// The distance in screens at which items are prefetched, and the distance in screens that the content must move before the next check.
  ///
  /// Both are folklore. (Docs/behaviour/lists.md, "Table updates")
  static let ahead: CGFloat = 1, step: CGFloat = 0.25
  var told: Set<IndexPath> = []
  var origin: CGPoint?
}

extension UICollectionView {
  /// Called after each layout pass. Requests the items that are about a screen ahead in the direction in which the content moves.
  func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, window != nil else { return }
    let last = prefetching.origin
    let moved = last.map { CGPoint(x: bounds.minX - $0.x, y: bounds.minY - $0.y) } ?? .zero
    if last != nil, abs(moved.x) < bounds.width * Prefetching.step, abs(moved.y) < bounds.height * Prefetching.step { return }
    prefetching.origin = bounds.origin
    let isAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let (dx, dy) = isAcross ? (moved.x < 0 ? -bounds.width : bounds.width, 0) : (0, moved.y < 0 ? -bounds.height : bounds.height)
    let ahead = bounds.offsetBy(dx: dx * Prefetching.ahead, dy: dy * Prefetching.ahead)
    let counts = knownCounts
    let near = layout.layoutAttributesForElements(in: ahead) ?? []
    let paths = near.filter { $0.kind == .cell && list.visible[$0.element] == nil && $0.frame.overlaps(ahead) && counts.has($0.indexPath) }
      .map(
        \.indexPath)
    let wanted = Set(paths)
    let shownNow = Set(indexPathsForVisibleItems)
    let dropped = prefetching.told.subtracting(wanted).subtracting(shownNow)
    let new = wanted.subtracting(prefetching.told)
    prefetching.told = wanted
    if !dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: dropped.sorted()) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: dx < 0 || dy < 0 ? new.sorted(by: >) : new.sorted()) }
  }
}
