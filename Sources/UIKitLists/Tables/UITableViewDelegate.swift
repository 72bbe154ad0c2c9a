import Foundation
import QuartzCore

/// The methods that respond to events of a table view's rows and customize the rows. Every method is optional.
///
/// For the order of the calls and its sources, see Docs/behaviour/lists.md, "Table call order".
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a cell becomes visible.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a section header becomes visible.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a section footer becomes visible.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a cell has been removed from the visible area.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a section header has been removed from the visible area.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a section footer has been removed from the visible area.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Returns the height of a row in points, or `UITableView.automaticDimension`. The default is the table view's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section header in points. The default is the table view's `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section footer in points. The default is the table view's `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the estimated height in points of a row that has not been visible yet. The default is the table view's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the estimated height in points of a section header. The default is the table view's `estimatedSectionHeaderHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the estimated height in points of a section footer. The default is the table view's `estimatedSectionFooterHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Returns the header of a section. The default is `nil`, which shows the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer of a section. The default is `nil`, which shows the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when the user taps the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights a row. A row that is not highlighted cannot be selected. The default is `true`.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a row has been highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the highlight of a row has ended.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row that a tap selects, or `nil` for no row. The default is `indexPath`.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row that a tap deselects, or `nil` for no row. The default is `indexPath`.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns the editing control of a row in editing mode. The default is `.delete` for a row that can be edited.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row. The default is `nil`, which stands for “Delete”.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Returns the actions of a swipe from the leading edge. The default is `nil`, which offers no actions.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the actions of a swipe from the trailing edge.
  ///
  /// By default, the swipe offers to delete the row if two conditions hold:
  ///
  /// - The editing style of the row is `.delete`.
  /// - The data source implements `tableView(_:commit:forRowAt:)`.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns whether the content of a row makes room for the editing control. The default is `true`.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Called before the swipe actions of a row appear.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the swipe actions of a row have disappeared.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the destination of a row that the user moves. The default is the proposed destination.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The original position of the row.
  ///   - proposedDestinationIndexPath: The position of the row under the moved one.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the indentation level of a row, in steps of the cell's `indentationWidth`. The default is 0.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns whether a tap performs the primary action of a row. The default is `true` outside editing mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called when a tap performs the primary action of a row, after the row has been selected.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns the context menu for a long press on a row. The default is `nil`, which shows no menu. `point` is in the table's coordinates.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted when the menu opens. The default is `nil`, which lifts the row's cell.
  func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview that the closing menu returns to. The default is `nil`, which stands for the row's cell.
  ///
  /// It is not called if the row no longer exists.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview of a menu.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a menu appears.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu disappears.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
  /// Called before a cell becomes visible. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    Implements.tableViewWillDisplayForRowAt(self)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  /// Called before a section header becomes visible. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    Implements.tableViewWillDisplayHeaderViewForSection(self)?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// Called before a section footer becomes visible. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    Implements.tableViewWillDisplayFooterViewForSection(self)?.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  /// Called after a cell has been removed from the visible area. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    Implements.tableViewDidEndDisplayingForRowAt(self)?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// Called after a section header has been removed from the visible area. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    Implements.tableViewDidEndDisplayingHeaderViewForSection(self)?.tableView(
      tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  /// Called after a section footer has been removed from the visible area. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    Implements.tableViewDidEndDisplayingFooterViewForSection(self)?.tableView(
      tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  /// Returns the height of a row in points. The default implementation returns the table view's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Implements.tableViewHeightForRowAt(self)?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }
  /// Returns the height of a section header in points. The default implementation returns the table view's `sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Implements.tableViewHeightForHeaderInSection(self)?.tableView(tableView, heightForHeaderInSection: section)
      ?? tableView.sectionHeaderHeight
  }
  /// Returns the height of a section footer in points. The default implementation returns the table view's `sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Implements.tableViewHeightForFooterInSection(self)?.tableView(tableView, heightForFooterInSection: section)
      ?? tableView.sectionFooterHeight
  }
  /// Returns the estimated height of a row in points. The default implementation returns the table view's `estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    Implements.tableViewEstimatedHeightForRowAt(self)?.tableView(tableView, estimatedHeightForRowAt: indexPath)
      ?? tableView.estimatedRowHeight
  }
  /// Returns the estimated height of a section header in points. The default is the table view's `estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    Implements.tableViewEstimatedHeightForHeaderInSection(self)?.tableView(tableView, estimatedHeightForHeaderInSection: section)
      ?? tableView.estimatedSectionHeaderHeight
  }
  /// Returns the estimated height of a section footer in points. The default is the table view's `estimatedSectionFooterHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    Implements.tableViewEstimatedHeightForFooterInSection(self)?.tableView(tableView, estimatedHeightForFooterInSection: section)
      ?? tableView.estimatedSectionFooterHeight
  }
  /// Returns the header of a section. The default implementation returns `nil`, which shows the data source's title.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Implements.tableViewViewForHeaderInSection(self)?.tableView(tableView, viewForHeaderInSection: section)
  }
  /// Returns the footer of a section. The default implementation returns `nil`, which shows the data source's title.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Implements.tableViewViewForFooterInSection(self)?.tableView(tableView, viewForFooterInSection: section)
  }
  /// Called when the user taps the detail button of a row. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    Implements.tableViewAccessoryButtonTappedForRowWith(self)?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// Returns whether a touch highlights a row. The default implementation returns `true`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewShouldHighlightRowAt(self)?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }
  /// Called after a row has been highlighted. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Implements.tableViewDidHighlightRowAt(self)?.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Called after the highlight of a row has ended. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Implements.tableViewDidUnhighlightRowAt(self)?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Returns the row that a tap selects. The default implementation returns `indexPath`.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    Implements.tableViewWillSelectRowAt(self).map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
  }
  /// Returns the row that a tap deselects. The default implementation returns `indexPath`.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    Implements.tableViewWillDeselectRowAt(self).map { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath
  }
  /// Called after the user has selected a row. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Implements.tableViewDidSelectRowAt(self)?.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Called after the user has deselected a row. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Implements.tableViewDidDeselectRowAt(self)?.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// Returns the editing control of a row. The default implementation returns `.delete` for a row that can be edited, and otherwise
  /// `.none`.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    Implements.tableViewEditingStyleForRowAt(self)?.tableView(tableView, editingStyleForRowAt: indexPath)
      ?? tableView.defaultEditingStyle(at: indexPath)
  }
  /// Returns the title of the button that deletes a row. The default implementation returns `nil`, which stands for “Delete”.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    Implements.tableViewTitleForDeleteConfirmationButtonForRowAt(self)?.tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  /// Returns the actions of a swipe from the leading edge. The default implementation returns `nil`, which offers no actions.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    Implements.tableViewLeadingSwipeActionsConfigurationForRowAt(self)?.tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// Returns the actions of a swipe from the trailing edge. The default implementation returns a deletion if the row can be deleted.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    Implements.tableViewTrailingSwipeActionsConfigurationForRowAt(self).map {
      $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? tableView.deletingSwipe(at: indexPath)
  }
  /// Returns whether the content of a row makes room for the editing control. The default implementation returns `true`.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewShouldIndentWhileEditingRowAt(self)?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }
  /// Called before the swipe actions of a row appear. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Implements.tableViewWillBeginEditingRowAt(self)?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// Called after the swipe actions of a row have disappeared. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Implements.tableViewDidEndEditingRowAt(self)?.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// Returns the destination of a row that the user moves. The default implementation returns `proposedDestinationIndexPath`.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    Implements.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath(self)?.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
      ?? proposedDestinationIndexPath
  }
  /// Returns the indentation level of a row. The default implementation returns 0.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    Implements.tableViewIndentationLevelForRowAt(self)?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? 0
  }
  /// Returns whether a tap performs the primary action of a row. The default implementation returns `true` outside editing mode.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewCanPerformPrimaryActionForRowAt(self)?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
      ?? !tableView.isEditing
  }
  /// Called when a tap performs the primary action of a row. The default implementation does nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    Implements.tableViewPerformPrimaryActionForRowAt(self)?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
}
