import QuartzCore

extension UICollectionView {
  /// The class for cells of an identifier, a subclass of `UICollectionViewCell`; nil takes it back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    precondition(
      cellClass is UICollectionViewCell.Type?, "cells of '\(identifier)' are to be of \(cellClass!), which is no UICollectionViewCell")
    pool.register(cellClass as? UICollectionViewCell.Type, .cell, identifier)
  }
  /// The class for headers, footers and the like of an identifier, a subclass of `UICollectionReusableView`; nil takes it back.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    precondition(
      viewClass is UICollectionReusableView.Type?,
      "views of '\(identifier)' are to be of \(viewClass!), which is no UICollectionReusableView")
    pool.register(viewClass as? UICollectionReusableView.Type, .supplementary(elementKind), identifier)
  }
  /// A used cell, or a new one of the class that was registered; without one it stops with a message.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let reconfiguring, reconfiguring.path == indexPath, reconfiguring.cell.reuseIdentifier == identifier { return reconfiguring.cell }
    let attributes = layout.attributes(of: .cell(indexPath))
    guard let cell = pool.take(.cell, identifier, size: attributes?.size ?? .zero) as? UICollectionViewCell else {
      preconditionFailure("the class registered for '\(identifier)' is not a UICollectionViewCell")
    }
    giveTraits(to: cell)
    if let attributes { cell.prepare(for: attributes) }
    return cell
  }
  /// A used view, or a new one of the class that was registered; without one it stops with a message.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = layout.attributes(of: .supplementary(elementKind, indexPath))
    let view = pool.take(.supplementary(elementKind), identifier, size: attributes?.size ?? .zero)
    giveTraits(to: view)
    if let attributes { view.prepare(for: attributes) }
    return view
  }

  // MARK: What is seen

  /// The cells that are views now, in the order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }
  /// The items that have views now, in order.
  public var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == .cell }.map(\.indexPath).sorted() }
  /// The cell of an item; nil if it is not seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[.cell(indexPath)] as? UICollectionViewCell }
  /// The item that a cell shows now; nil if it shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }
  /// A header, a footer or the like; nil if it is not seen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    shown[.supplementary(elementKind, indexPath)]
  }
  /// The views of a kind that are seen, in the order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }
  /// Where views of a kind are seen, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.supplementaryKind == elementKind }.map(\.indexPath).sorted()
  }

  // MARK: Where things are

  /// The item at a point in the collection view's coordinates, of several the one in front, seen or not; nil between items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = layout.layoutAttributesForElements(in: here)?.filter { $0.kind == .cell && !$0.isHidden && $0.frame.contains(point) }
    return hits?.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
  /// Where an item lies, seen or not.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  /// Where a header, a footer or the like lies, seen or not.
  public func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
