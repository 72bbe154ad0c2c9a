import QuartzCore

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// A finger is down on an item: it is highlighted, if it may be.
  func pressBegan(at point: CGPoint) {
    guard highlighted == nil, let path = indexPathForItem(at: point), let cell = cells[path],
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The finger has left: on the same item, it is chosen.
  func pressEnded(at point: CGPoint) {
    guard let path = highlighted else { return }
    endHighlight()
    guard indexPathForItem(at: point) == path, allowsSelection else { return }
    if selected.contains(path) && allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
    } else {
      guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      for other in allowsMultipleSelection ? [] : selected.subtracting([path]).sorted() {
        deselectItem(at: other, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
      selected.insert(path)
      cells[path]?.isSelected = true
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects an item without telling the delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { deselectItem(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection { for path in selected where path != indexPath { deselectItem(at: path, animated: animated) } }
    selected.insert(indexPath)
    cells[indexPath]?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }
}
