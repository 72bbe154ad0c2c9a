import QuartzCore

extension UICollectionView {
  func defaultRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, .cell, identifier, base: UICollectionViewCell.self, "cells")
  }
  func defaultRegister(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
    pool.register(viewClass, .supplementary(elementKind), identifier, base: UICollectionReusableView.self, "views")
  }
  func defaultDequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let (path, cell) = list.reconfiguring, path == indexPath, cell.reuseIdentifier == identifier,
      let cell = cell as? UICollectionViewCell
    {
      return cell
    }
    let attributes = attributesForDequeuing(.cell(indexPath))
    guard let cell = pool.take(.cell, identifier, size: attributes?.size ?? .zero) as? UICollectionViewCell else {
      preconditionFailure("the class registered for '\(identifier)' is not a UICollectionViewCell")
    }
    giveTraits(to: cell)
    if let attributes { cell.prepare(for: attributes) }
    return cell
  }
  func defaultDequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionReusableView
  {
    let attributes = attributesForDequeuing(.supplementary(elementKind, indexPath))
    let view = pool.take(.supplementary(elementKind), identifier, size: attributes?.size ?? .zero)
    giveTraits(to: view)
    if let attributes { view.prepare(for: attributes) }
    return view
  }

  /// Returns the attributes for a view that is dequeued. For the requested view they are known. Otherwise the layout is queried.
  private func attributesForDequeuing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let attributesToDequeue, attributesToDequeue.element == element { return attributesToDequeue }
    return layout.attributes(of: element)
  }

  // MARK: Positions

  func defaultIndexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = layout.layoutAttributesForElements(in: here)?.filter { $0.kind == .cell && !$0.isHidden && $0.frame.contains(point) }
    return hits?.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
  func defaultLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }
  func defaultLayoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
