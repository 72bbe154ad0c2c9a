import QuartzCore

/// Says what a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Asked once for each section until `reloadData()` or an update.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// A cell for an item that comes into sight, dequeued and filled.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// One at first.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, a footer or the like that comes into sight, dequeued and filled.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the user may carry an item to another place; yes by default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// The user has dropped an item elsewhere: the data are to follow.
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Yes.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewCanMoveItemAt(self)?.collectionView(collectionView, canMoveItemAt: indexPath) ?? true
  }
  /// Nothing: the item goes back to where it came from.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  {
    Implements.collectionViewMoveItemAtToDestinationIndexPath(self)?.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) ?? collectionView.refuseDrop()
  }
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Implements.numberOfSectionsInCollectionView(self)?.numberOfSections(in: collectionView) ?? 1
  }
  /// Stops with a message: a layout that shows headers needs it.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = Implements.collectionViewViewForSupplementaryElementOfKindAtIndexPath(self)?.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    {
      return view
    }
    preconditionFailure("the layout shows a \(kind), and \(type(of: self)) has no collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }
}

/// Hears of touches and selection. Every method is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// A finger is on the item; without highlight it cannot be selected by that finger either. True by default.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// The cell's `isHighlighted` has become true.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// The cell's `isHighlighted` has become false: after the selection, or because the finger went elsewhere.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// The finger has left the item, which is to be selected. True by default.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// The finger has left the item, which is to be deselected, where several can be selected. True by default.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// The user has selected the item; a program's `selectItem(…)` is not told.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// The user has deselected the item, or selected another one; a program's `deselectItem(…)` is not told.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// The cell is filled and in its place, and not yet a subview.
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// The cell is no subview any more, and can be used again.
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// The view is filled and in its place, and not yet a subview.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  /// The view is no subview any more, and can be used again.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// The layout between two others, for a change that a finger drives: a subclass, say. Other changes do not ask. (BEHAVIOUR-2 §25)
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Where content is to stand after updates, a change of layout or of size, instead of where the layout proposes. The last word.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Where an item that the user carries is to go instead of where it is proposed to.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The menu of what is pressed long: of an item, of all that are selected if it is one of several, or, without index paths, of the room
  /// between items. Nil, the default, is none. The point is in the collection view's coordinates.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu of an item that is pressed long, for delegates that know nothing of several at once. Nil, the default, is none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted beside the menu; the cell by default.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Where the preview goes back to; the item's cell by default. Not asked where the item is gone.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// What is lifted beside the menu, for delegates that tell items apart by the configuration's identifier; the cell by default.
  func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where the preview goes back to, for delegates that tell items apart by the configuration's identifier; the cell by default.
  func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// A menu comes.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A menu goes.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UICollectionViewDelegate {
  /// Yes.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewShouldHighlightItemAt(self)?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    Implements.collectionViewDidHighlightItemAt(self)?.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    Implements.collectionViewDidUnhighlightItemAt(self)?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Yes.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewShouldSelectItemAt(self)?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
  }
  /// Yes.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewShouldDeselectItemAt(self)?.collectionView(collectionView, shouldDeselectItemAt: indexPath) ?? true
  }
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    Implements.collectionViewDidSelectItemAt(self)?.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    Implements.collectionViewDidDeselectItemAt(self)?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// Nothing.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    Implements.collectionViewWillDisplayForItemAt(self)?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    Implements.collectionViewDidEndDisplayingForItemAt(self)?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    Implements.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath(self)?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    Implements.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath(self)?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
}

extension UICollectionViewDelegate {
  /// A plain one, which interpolates.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    Implements.collectionViewTransitionLayoutForOldLayoutNewLayout(self)?.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// What is proposed.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    Implements.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath(self)?.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath,
      toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
  }
  /// What is proposed.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    Implements.collectionViewTargetContentOffsetForProposedContentOffset(self)?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) ?? proposedContentOffset
  }
}

extension UICollectionView {
  /// Calls the delegate, unless its class is known not to have the method; nil if nobody answers.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UICollectionViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentCollectionMethods, keep: { silentCollectionMethods = $0 }) { call(delegate) }
  }
}
