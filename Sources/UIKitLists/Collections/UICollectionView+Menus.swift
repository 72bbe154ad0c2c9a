import QuartzCore

/// The context menus of items.
extension UICollectionView: MenuList {
  package func menuSubject(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard movement == nil, let path = indexPathForItem(at: point), let cell = list.visible[.cell(path)] else { return nil }
    return (path, cell)
  }
  package func shownCell(at path: IndexPath) -> UIView? { list.visible[.cell(path)] }

  /// Returns the menu of an item. If the item is one of several selected items, the menu is for all of them.
  package func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    var paths = path.map { [$0] } ?? []
    if let path, list.selected.count > 1, list.selected.contains(path) { paths = list.selected.sorted() }
    let several = ask(.collectionViewContextMenuConfigurationForItemsAtPoint) {
      $0.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    if let several { return several }
    guard let path else { return nil }
    return ask(.collectionViewContextMenuConfigurationForItemAtPoint) {
      $0.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    } ?? nil
  }
  package func menuParameters(of cell: UIView) -> UIPreviewParameters {
    (cell as? UICollectionReusableView)?.previewParameters(on: backgroundColor) ?? UIPreviewParameters()
  }
  package func menuPreview(_ configuration: UIContextMenuConfiguration, of path: IndexPath, isDismissing: Bool) -> UITargetedPreview? {
    let own =
      isDismissing
      ? ask(.collectionViewContextMenuConfigurationDismissalPreviewForItemAt) {
        $0.collectionView(self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      }
      : ask(.collectionViewContextMenuConfigurationHighlightPreviewForItemAt) {
        $0.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      }
    if let own { return own }
    return isDismissing
      ? ask(.collectionViewPreviewForDismissingContextMenuWithConfiguration) {
        $0.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      } ?? nil
      : ask(.collectionViewPreviewForHighlightingContextMenuWithConfiguration) {
        $0.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
      } ?? nil
  }
  package func menuCommits(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
    ask(.collectionViewWillPerformPreviewActionForMenuWithAnimator) {
      $0.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
  package func menuAppears(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    closeSwipe(animated: true)
    ask(.collectionViewWillDisplayContextMenuAnimator) {
      $0.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }
  }
  package func menuEnds(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    ask(.collectionViewWillEndContextMenuInteractionAnimator) {
      $0.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

extension UICollectionViewDelegate {
  /// Returns the delegate's menu for a long press on items. The default implementation returns `nil`, which shows no menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Implements.collectionViewContextMenuConfigurationForItemsAtPoint(self)?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  /// Returns the delegate's menu for a long press on one item. The default implementation returns `nil`, which shows no menu.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Implements.collectionViewContextMenuConfigurationForItemAtPoint(self)?.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  /// Returns the preview that is lifted when the menu opens. The default implementation returns `nil`, which lifts the item's cell.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    Implements.collectionViewContextMenuConfigurationHighlightPreviewForItemAt(self)?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  /// Returns the preview that the closing menu returns to. The default implementation returns `nil`, which stands for the item's cell.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    Implements.collectionViewContextMenuConfigurationDismissalPreviewForItemAt(self)?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  /// Returns the preview that is lifted when the menu opens. The default implementation returns `nil`, which lifts the item's cell.
  public func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.collectionViewPreviewForHighlightingContextMenuWithConfiguration(self)?.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview that the closing menu returns to. The default implementation returns `nil`, which stands for the item's cell.
  public func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.collectionViewPreviewForDismissingContextMenuWithConfiguration(self)?.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Called when the user taps the preview of a menu. The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    Implements.collectionViewWillPerformPreviewActionForMenuWithAnimator(self)?.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// Called before a menu appears. The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.collectionViewWillDisplayContextMenuAnimator(self)?.collectionView(
      collectionView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// Called before a menu disappears. The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.collectionViewWillEndContextMenuInteractionAnimator(self)?.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
