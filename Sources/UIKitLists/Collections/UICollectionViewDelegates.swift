import QuartzCore

/// The methods that provide a collection view's sections, items and cells. Only the first two methods are required.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section. It is called once for each section until the next `reloadData()` or update.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item that is about to become visible. The data source dequeues a reusable cell and configures it.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Returns the number of sections. The default implementation returns 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the supplementary view of an element that is about to become visible. The data source dequeues a reusable view and configures
  /// it.
  ///
  /// The method is required for layouts that have supplementary views, such as headers. Without it, the app stops with a message.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the user can move an item to another place. The default implementation returns `true`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called when the user has moved an item. The data source moves the item in its data.
  ///
  /// The default implementation refuses, so the item returns to its original position.
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns whether the user can move an item. The default implementation returns `true`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewCanMoveItemAt(self)?.collectionView(collectionView, canMoveItemAt: indexPath) ?? true
  }
  /// Called when the user has moved an item. The default implementation refuses, so the item returns to its original position.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  {
    Implements.collectionViewMoveItemAtToDestinationIndexPath(self)?.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) ?? collectionView.refuseDrop()
  }
  /// Returns the number of sections. The default implementation returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    Implements.numberOfSectionsInCollectionView(self)?.numberOfSections(in: collectionView) ?? 1
  }
  /// Stops the app with a message, because a layout that has supplementary views needs this method.
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

/// The methods that respond to touches and selection in a collection view. Every method is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touch highlights an item. An item that is not highlighted cannot be selected by that touch. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called after the cell's `isHighlighted` has become `true`.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after the cell's `isHighlighted` has become `false`, either after the selection or because the touch has moved away.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tap selects an item. It is called when the touch ends. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Returns whether a tap deselects an item. It is called when the touch ends and several items can be selected. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called after the user has selected an item. It is not called for `selectItem(at:animated:scrollPosition:)`.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user has deselected an item or has selected another one. It is not called for `deselectItem(at:animated:)`.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before a cell becomes visible. The cell is configured and has its frame, but is no subview yet.
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called after a cell has been removed from the visible area. The cell is no subview any more and can be reused.
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called before a supplementary view becomes visible. The view is configured and has its frame, but is no subview yet.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  /// Called after a supplementary view has been removed from the visible area. The view is no subview any more and can be reused.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Returns the layout of an interactive transition between two layouts. It is not called for other changes of the layout.
  ///
  /// The default is a `UICollectionViewTransitionLayout` that interpolates. A delegate can return a subclass.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Returns the content offset after updates, or after a change of layout or size. It has precedence over the layout's proposal.
  ///
  /// The default is the proposed offset.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns the destination of an item that the user moves. The default is the proposed destination.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the context menu for a long press on items. The default is `nil`, which shows no menu.
  ///
  /// `indexPaths` contains the item, or all selected items if the item is one of several selected ones. It is empty if the press is between
  /// items. `point` is in the collection view's coordinates.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the context menu for a long press on one item. The default is `nil`, which shows no menu.
  ///
  /// It is called if the delegate does not implement `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted when the menu opens. The default is `nil`, which lifts the item's cell.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview that the closing menu returns to. The default is `nil`, which stands for the item's cell.
  ///
  /// It is not called if the item no longer exists.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns the preview that is lifted when the menu opens. The default is `nil`, which lifts the item's cell.
  ///
  /// This variant has no index path. The configuration's identifier distinguishes the items.
  func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview that the closing menu returns to. The default is `nil`, which stands for the item's cell.
  ///
  /// This variant has no index path. The configuration's identifier distinguishes the items.
  func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview of a menu.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a menu appears.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu disappears.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UICollectionViewDelegate {
  /// Returns whether a touch highlights an item. The default implementation returns `true`.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewShouldHighlightItemAt(self)?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }
  /// Called after an item has been highlighted. The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    Implements.collectionViewDidHighlightItemAt(self)?.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  /// Called after the highlight of an item has ended. The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    Implements.collectionViewDidUnhighlightItemAt(self)?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  /// Returns whether a tap selects an item. The default implementation returns `true`.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewShouldSelectItemAt(self)?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
  }
  /// Returns whether a tap deselects an item. The default implementation returns `true`.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    Implements.collectionViewShouldDeselectItemAt(self)?.collectionView(collectionView, shouldDeselectItemAt: indexPath) ?? true
  }
  /// Called after the user has selected an item. The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    Implements.collectionViewDidSelectItemAt(self)?.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  /// Called after the user has deselected an item. The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    Implements.collectionViewDidDeselectItemAt(self)?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  /// Called before a cell becomes visible. The default implementation does nothing.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
    Implements.collectionViewWillDisplayForItemAt(self)?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  /// Called after a cell has been removed from the visible area. The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    Implements.collectionViewDidEndDisplayingForItemAt(self)?.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  /// Called before a supplementary view becomes visible. The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    Implements.collectionViewWillDisplaySupplementaryViewForElementKindAtIndexPath(self)?.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }
  /// Called after a supplementary view has been removed from the visible area. The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    Implements.collectionViewDidEndDisplayingSupplementaryViewForElementOfKindAtIndexPath(self)?.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }
}

extension UICollectionViewDelegate {
  /// Returns the layout of an interactive transition. The default implementation returns one that interpolates between the two layouts.
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    Implements.collectionViewTransitionLayoutForOldLayoutNewLayout(self)?.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// Returns the destination of an item that the user moves. The default implementation returns `proposedIndexPath`.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    Implements.collectionViewTargetIndexPathForMoveOfItemFromOriginalIndexPathAtCurrentIndexPathToProposedIndexPath(self)?.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath,
      toProposedIndexPath: proposedIndexPath) ?? proposedIndexPath
  }
  /// Returns the content offset after a change. The default implementation returns `proposedContentOffset`.
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    Implements.collectionViewTargetContentOffsetForProposedContentOffset(self)?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) ?? proposedContentOffset
  }
}

extension UICollectionView {
  /// Calls a method of the delegate and returns its answer. Returns `nil` without a delegate, and if the delegate's class lacks the method.
  @discardableResult
  func ask<Answer>(_ method: OptionalRequirement, _ call: (any UICollectionViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    return SilentMethods.ask(method, of: delegate, silentCollectionMethods, keep: { silentCollectionMethods = $0 }) { call(delegate) }
  }
}
