import QuartzCore

/// Highlight and selection. For a touch, the delegate's methods are called in this order, as the comment in Apple's header says:
///
/// 1. `shouldHighlight` and `didHighlight`, when the touch begins.
/// 2. `shouldSelect` or `shouldDeselect`, when the touch ends.
/// 3. `didSelect` or `didDeselect`.
/// 4. `didUnhighlight`.
extension UICollectionView {
  static var unhighlightsBeforeSelection: Bool { false }
  var allowsAnySelection: Bool { allowsSelection }
  var allowsSeveral: Bool { allowsMultipleSelection }

  func touchedItem(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func selects(touchedItem path: IndexPath) -> Bool { knownCell(of: path)?.takesTouch() != true }
  /// Returns `true`, because an item is selected even if the delegate has removed it meanwhile.
  func canStillSelect(_ path: IndexPath) -> Bool { true }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    ask(.collectionViewShouldHighlightItemAt) { $0.collectionView(self, shouldHighlightItemAt: path) } ?? true
  }
  func itemToSelect(_ path: IndexPath) -> IndexPath? {
    ask(.collectionViewShouldSelectItemAt) { $0.collectionView(self, shouldSelectItemAt: path) } ?? true ? path : nil
  }
  /// Queries the delegate, except for an item that is replaced. The delegate is only notified of that one.
  func itemToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
    guard !isReplaced else { return path }
    return ask(.collectionViewShouldDeselectItemAt) { $0.collectionView(self, shouldDeselectItemAt: path) } ?? true ? path : nil
  }
  func notify(_ event: SelectionEvent, _ path: IndexPath) {
    switch event {
    case .didHighlight: ask(.collectionViewDidHighlightItemAt) { $0.collectionView(self, didHighlightItemAt: path) }
    case .didUnhighlight: ask(.collectionViewDidUnhighlightItemAt) { $0.collectionView(self, didUnhighlightItemAt: path) }
    case .didSelect: ask(.collectionViewDidSelectItemAt) { $0.collectionView(self, didSelectItemAt: path) }
    case .didDeselect: ask(.collectionViewDidDeselectItemAt) { $0.collectionView(self, didDeselectItemAt: path) }
    }
  }
  func selectionDidChange() {}

  func showHighlight(_ isHighlighted: Bool, in view: UICollectionReusableView) {
    (view as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }
  func showSelection(_ isSelected: Bool, in view: UICollectionReusableView, animated: Bool) {
    (view as? UICollectionViewCell)?.isSelected = isSelected
  }

  func defaultSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    let isSelected = list.select(indexPath, animated: animated)
    if isSelected, let indexPath, scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  func defaultDeselectItem(at indexPath: IndexPath, animated: Bool) { if allowsSelection { list.setSelected(false, indexPath) } }
}
