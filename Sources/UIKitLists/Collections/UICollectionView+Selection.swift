import QuartzCore

/// Highlight and selection. For a touch, the delegate's methods are called in this order, as the comment in Apple's header says:
///
/// 1. `shouldHighlight` and `didHighlight`, when the touch begins.
/// 2. `shouldSelect` or `shouldDeselect`, when the touch ends.
/// 3. `didSelect` or `didDeselect`.
/// 4. `didUnhighlight`.
extension UICollectionView {
  /// Highlights the item at a point, if it can be highlighted. An open swipe closes instead.
  func pressBegan(at point: CGPoint) {
    if let swipe, !swipe.isHeld {
      closeSwipe(animated: true)
      pressing = nil
      return
    }
    guard allowsSelection, list.highlighted == nil, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
      ask(.collectionViewShouldHighlightItemAt, { $0.collectionView(self, shouldHighlightItemAt: path) }) ?? true
    else { return }
    list.highlighted = path
    cell.isHighlighted = true
    ask(.collectionViewDidHighlightItemAt) { $0.collectionView(self, didHighlightItemAt: path) }
  }

  /// Selects the highlighted item if the touch ends on it.
  func pressEnded(at point: CGPoint) {
    guard let path = list.highlighted else { return }
    if allowsSelection, indexPathForItem(at: point) == path, knownCell(of: path)?.takesTouch() != true { choose(path) }
    endHighlight()
  }

  private func choose(_ path: IndexPath) {
    if list.selected.contains(path) && allowsMultipleSelection {
      guard ask(.collectionViewShouldDeselectItemAt, { $0.collectionView(self, shouldDeselectItemAt: path) }) ?? true
      else { return }
      setSelected(false, path)
      ask(.collectionViewDidDeselectItemAt) { $0.collectionView(self, didDeselectItemAt: path) }
    } else {
      guard ask(.collectionViewShouldSelectItemAt, { $0.collectionView(self, shouldSelectItemAt: path) }) ?? true
      else { return }
      for other in allowsMultipleSelection ? [] : list.selected.subtracting([path]).sorted() {
        setSelected(false, other)
        ask(.collectionViewDidDeselectItemAt) { $0.collectionView(self, didDeselectItemAt: other) }
      }
      setSelected(true, path)
      ask(.collectionViewDidSelectItemAt) { $0.collectionView(self, didSelectItemAt: path) }
    }
  }

  func endHighlight() {
    guard let path = list.highlighted else { return }
    list.highlighted = nil
    knownCell(of: path)?.isHighlighted = false
    ask(.collectionViewDidUnhighlightItemAt) { $0.collectionView(self, didUnhighlightItemAt: path) }
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { list.selected.insert(path) } else { list.selected.remove(path) }
    knownCell(of: path)?.isSelected = isSelected
  }

  // MARK: Selection by code

  func defaultSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for path in list.selected.sorted() where path != indexPath { setSelected(false, path) }
    }
    guard let indexPath else { return }
    setSelected(true, indexPath)
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func defaultDeselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsSelection { setSelected(false, indexPath) }
  }
}
