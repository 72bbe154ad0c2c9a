import QuartzCore

extension UICollectionView {
  /// A class for cells of an identifier.
  public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, .init(kind: ReusePool.cell, identifier: identifier))
  }
  /// A class for headers, footers and the like.
  public func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, .init(kind: elementKind, identifier: identifier))
  }
  /// A used cell, or a new one of the class that was registered; without one it stops with a message.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = pool.take(.init(kind: ReusePool.cell, identifier: identifier)) as? UICollectionViewCell else {
      preconditionFailure("the class registered for '\(identifier)' is not a UICollectionViewCell")
    }
    return cell
  }
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    pool.take(.init(kind: elementKind, identifier: identifier))
  }

  /// The cells that are views now, in no order.
  public var visibleCells: [UICollectionViewCell] { Array(cells.values) }
  public var indexPathsForVisibleItems: [IndexPath] { Array(cells.keys) }
  /// The cell of an item; nil if it is not seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The item at a point in the collection view's coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let here = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = collectionViewLayout.layoutAttributesForElements(in: here)?.filter {
      $0.category == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return hits?.max { $0.zIndex < $1.zIndex }?.indexPath
  }
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    supplements[Supplement(kind: elementKind, indexPath: indexPath)]
  }

  /// Scrolls until an item lies where `scrollPosition` says.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    var target = contentOffset
    let room = bounds.inset(by: insets).size
    if scrollPosition.contains(.top) { target.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - room.height / 2 - insets.top }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - room.height - insets.top }
    if scrollPosition.contains(.left) { target.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - room.width / 2 - insets.left }
    if scrollPosition.contains(.right) { target.x = frame.maxX - room.width - insets.left }
    if scrollPosition == [] { return scrollRectToVisible(frame, animated: animated) }
    let last = CGPoint(
      x: max(-insets.left, contentSize.width + insets.right - bounds.width),
      y: max(-insets.top, contentSize.height + insets.bottom - bounds.height))
    setContentOffset(
      CGPoint(x: min(max(target.x, -insets.left), last.x), y: min(max(target.y, -insets.top), last.y)), animated: animated)
  }
}
