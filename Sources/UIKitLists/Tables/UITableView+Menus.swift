import QuartzCore

/// The context menus of rows.
extension UITableView: MenuList {
  package func menuSubject(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = touchedItem(at: point), let cell = cell(at: path) else { return nil }
    return (path, cell)
  }
  package func shownCell(at path: IndexPath) -> UIView? { list.visible[.cell(path)] }
  package func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return ask(.tableViewContextMenuConfigurationForRowAtPoint) {
      $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    } ?? nil
  }
  package func menuParameters(of cell: UIView) -> UIPreviewParameters {
    let isCard = style != .plain
    return .row(cell.bounds, cell.backgroundColor ?? (isCard ? .secondarySystemGroupedBackground : backgroundColor))
  }
  package func menuPreview(_ configuration: UIContextMenuConfiguration, of path: IndexPath, isDismissing: Bool) -> UITargetedPreview? {
    if isDismissing {
      return ask(.tableViewPreviewForDismissingContextMenuWithConfiguration) {
        $0.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      } ?? nil
    }
    return ask(.tableViewPreviewForHighlightingContextMenuWithConfiguration) {
      $0.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    } ?? nil
  }
  package func menuCommits(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
    ask(.tableViewWillPerformPreviewActionForMenuWithAnimator) {
      $0.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
  package func menuAppears(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    closeSwipe(animated: true)
    ask(.tableViewWillDisplayContextMenuAnimator) { $0.tableView(self, willDisplayContextMenu: configuration, animator: animator) }
  }
  package func menuEnds(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
    ask(.tableViewWillEndContextMenuInteractionAnimator) {
      $0.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}

extension UITableViewDelegate {
  /// Returns the delegate's menu for a long press on a row. The default implementation returns `nil`, which shows no menu.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    Implements.tableViewContextMenuConfigurationForRowAtPoint(self)?.tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  /// Returns the preview that is lifted when a row's menu opens. The default implementation returns `nil`, which lifts the row's cell.
  public func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.tableViewPreviewForHighlightingContextMenuWithConfiguration(self)?.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview that a closing menu returns to. The default implementation returns `nil`, which stands for the row's cell.
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.tableViewPreviewForDismissingContextMenuWithConfiguration(self)?.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Called when the user taps the preview of a menu. The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    Implements.tableViewWillPerformPreviewActionForMenuWithAnimator(self)?.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// Called before a menu appears. The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.tableViewWillDisplayContextMenuAnimator(self)?.tableView(
      tableView, willDisplayContextMenu: configuration, animator: animator)
  }
  /// Called before a menu disappears. The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.tableViewWillEndContextMenuInteractionAnimator(self)?.tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
