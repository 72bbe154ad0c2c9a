import QuartzCore

/// A long press that moves an item of a collection view: the item at the press, or the row whose reorder control is pressed.
@MainActor
final class MovementPress: _UIObject, UIGestureRecognizerDelegate, Implements.GestureRecognizerShouldBegin {
  let recognizer = UILongPressGestureRecognizer()
  private unowned let view: UIView
  /// The offset from the item's centre to the finger.
  private var grip = CGPoint.zero
  /// A Boolean value that indicates whether this press moves an item.
  private var carries = false

  init(in view: UIView, after seconds: TimeInterval? = nil) {
    self.view = view
    super.init(_r: ())
    if let seconds { recognizer.minimumPressDuration = seconds }
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.carry($0) }
    view.addGestureRecognizer(recognizer)
  }

  private var list: UICollectionView? { view as? UICollectionView ?? cell?.listView }
  private var cell: UICollectionViewListCell? { view.superview as? UICollectionViewListCell }
  private func path(in list: UICollectionView) -> IndexPath? {
    if let cell { return list.indexPath(for: cell) }
    return list.indexPathForItem(at: recognizer.location(in: list))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, let path = path(in: list), let source = list.dataSource else { return false }
    return source.collectionView(list, canMoveItemAt: path)
  }

  private func carry(_ recognizer: UILongPressGestureRecognizer) {
    guard let list else { return }
    let finger = recognizer.location(in: list)
    guard carries || recognizer.state == .began else { return }
    switch recognizer.state {
    case .began:
      carries = false
      guard let path = path(in: list), let center = list.layoutAttributesForItem(at: path)?.center,
        list.beginInteractiveMovementForItem(at: path)
      else { return }
      carries = true
      grip = CGPoint(x: finger.x - center.x, y: finger.y - center.y)
    case .changed: list.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x - grip.x, y: finger.y - grip.y))
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    default: break
    }
  }
}
