import QuartzCore

extension UICollectionView {
  func defaultScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      preconditionFailure("cannot scroll to item \(indexPath.item) of section \(indexPath.section): the layout has none there")
    }
    scrollPosition.checkOnePerAxis()
    if scrollPosition == [] { return scrollRectToVisible(frame, animated: animated) }
    let insets = adjustedContentInset
    var target = contentOffset
    let room = bounds.inset(by: insets).size
    if scrollPosition.contains(.top) { target.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - room.height / 2 - insets.top }
    if scrollPosition.contains(.bottom) { target.y = frame.maxY - room.height - insets.top }
    if scrollPosition.contains(.left) { target.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - room.width / 2 - insets.left }
    if scrollPosition.contains(.right) { target.x = frame.maxX - room.width - insets.left }
    setContentOffset(dynamics.geometry.clamped(target), animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate func checkOnePerAxis() {
    for axis in [[.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right]] as [[Self]] {
      precondition(axis.count(where: contains) <= 1, "a scroll position names two places on one axis: \(rawValue)")
    }
  }
}
