import QuartzCore

/// Hears early of items that may soon come into sight, so that what they show can be fetched.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// These items may soon come into sight, the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// These will not so soon after all: the user has turned back.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    Implements.collectionViewCancelPrefetchingForItemsAt(self)?.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}

/// What a collection view has told of in advance.
@MainActor
struct Prefetching {
  /// How far ahead it looks, in screens; and how far content has to move until it looks again. (BEHAVIOUR-2 §19.4: K)
  static let ahead: CGFloat = 1, step: CGFloat = 0.25
  var told: Set<IndexPath> = []
  var origin: CGPoint?
}

extension UICollectionView {
  /// Called after a pass: tells of what lies about a screen ahead in the direction in which content moves.
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
    let paths = near.filter { $0.kind == .cell && shown[$0.element] == nil && $0.frame.overlaps(ahead) && counts.has($0.indexPath) }.map(
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
