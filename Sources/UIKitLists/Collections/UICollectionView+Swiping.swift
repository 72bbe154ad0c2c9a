import QuartzCore
@_spi(UIKit) import UIKitCore

/// The swipe actions of rows in lists. (Docs/behaviour/lists.md, "Table updates")
extension UICollectionView: SwipedList {
  var swipes: RowSwipes? { list.swipes }

  /// Called when the layout has a list with swipe actions.
  func layoutOffersSwipes() { if swipes == nil { list.swipes = RowSwipes(in: self) } }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !isEditing || swipe != nil, movement == nil, interaction == nil, list.batch == nil, let path = indexPathForItem(at: point),
      let cell = list.visible[.cell(path)], cell is UICollectionViewListCell
    else { return nil }
    return (path, cell)
  }
  func swipeActions(at path: IndexPath, _ side: RowSwipe.Side) -> UISwipeActionsConfiguration? { layout.swipeActions(at: path, side) }
  func restingPlace(ofRow path: IndexPath) -> CGRect? {
    guard knownCounts.has(path) else { return nil }
    return layoutAttributesForItem(at: path)?.frame
  }
  func corners(ofRow path: IndexPath) -> CardCorners { layoutAttributesForItem(at: path)?.listLook?.card ?? CardCorners() }
  func insertBeneath(_ cell: UIView, _ actions: SwipeActionsView) {
    actions.height = cell.heightInStack
    insertSubview(actions, belowSubview: cell)
  }
  func placeSwipedRow(_ cell: UIView, at path: IndexPath) {
    guard let view = cell as? UICollectionReusableView, let place = layout.fit(layoutAttributesForItem(at: path)) else { return }
    put(view, withSwiped([place])[0])
  }
  func swipeDidBegin(_ swipe: RowSwipe) {
    endPress()
    (swipe.cell as? UICollectionViewCell)?.isSwiped = true
  }
  func swipeDidEnd(_ swipe: RowSwipe) { (swipe.cell as? UICollectionViewCell)?.isSwiped = false }

  /// Returns the visible attributes, with those of the swiped row displaced by the swipe. Its buttons move along.
  func withSwiped(_ seen: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let swipe, let number = seen.firstIndex(where: { $0.element == .cell(swipe.path) }) else { return seen }
    var result = seen
    let frame = seen[number].frame
    if let actions = swipe.actionsView, actions.frame != frame { actions.frame = frame }
    result[number] = seen[number].copied
    let shift = swipes?.shift(of: swipe.path) ?? 0
    result[number].center.x += shift
    swipe.resizeClip(to: frame.size, shift: shift)
    return result
  }
}
