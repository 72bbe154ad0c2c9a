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

extension UICollectionView {
  /// The distance in screens at which items are prefetched, and the distance in screens that the content must move before the next check.
  ///
  /// Both are folklore. (Docs/behaviour/lists.md, "Table updates")
  private static let prefetchScreens: CGFloat = 1, prefetchStep: CGFloat = 0.25

  func forgetPrefetching() { (list.prefetching, prefetchOrigin) = (PrefetchRequests(), nil) }

  /// Called after each layout pass. Requests the items that are about a screen ahead in the direction in which the content moves.
  func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, window != nil else { return }
    let last = prefetchOrigin
    let moved = last.map { CGPoint(x: bounds.minX - $0.x, y: bounds.minY - $0.y) } ?? .zero
    if last != nil, abs(moved.x) < bounds.width * Self.prefetchStep, abs(moved.y) < bounds.height * Self.prefetchStep { return }
    prefetchOrigin = bounds.origin
    let isAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let (dx, dy) = isAcross ? (moved.x < 0 ? -bounds.width : bounds.width, 0) : (0, moved.y < 0 ? -bounds.height : bounds.height)
    let ahead = bounds.offsetBy(dx: dx * Self.prefetchScreens, dy: dy * Self.prefetchScreens)
    let counts = knownCounts
    let near = layout.layoutAttributesForElements(in: ahead) ?? []
    let paths = near.filter { $0.kind == .cell && list.visible[$0.element] == nil && $0.frame.overlaps(ahead) && counts.has($0.indexPath) }
      .map(
        \.indexPath)
    let (new, cancelled) = list.prefetching.update(to: Set(paths), isBackward: dx < 0 || dy < 0) { list.visible[.cell($0)] != nil }
    if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }
}
