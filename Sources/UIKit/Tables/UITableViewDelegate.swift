import Foundation
import QuartzCore

/// Hears what happens to a table view's rows, and decides how they look. Every method is optional. (BEHAVIOUR-2 §19.3 has their order.)
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A cell is about to come into sight.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A header is about to come into sight.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// A footer is about to come into sight.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// A cell is out of sight.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A header is out of sight.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// A footer is out of sight.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// The height of a row in points, or `UITableView.automaticDimension`; the table's `rowHeight` by default.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header; the table's `sectionHeaderHeight` by default.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer; the table's `sectionFooterHeight` by default.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// A guess at the height of a row that is not seen yet; the table's `estimatedRowHeight` by default.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// A guess at the height of a header that is not seen yet; the table's `estimatedSectionHeaderHeight` by default.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// A guess at the height of a footer that is not seen yet; the table's `estimatedSectionFooterHeight` by default.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// The header of a section; nil, the default, shows the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The footer of a section; nil, the default, shows the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The button for details of a row was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a touch may highlight a row, and so select it; it may by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// A row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// A touch is about to select a row: the row that is to be selected, or nil for none; that row by default.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A touch is about to deselect a row: the row that is to be deselected, or nil for none; that row by default.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A touch has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A touch has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// What a row offers while the table is edited; to delete it by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
  /// What the button says that deletes a row; “Delete” by default.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// What a swipe from the leading edge offers; nothing by default.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// What a swipe from the trailing edge offers; by default to delete the row, if its editing style is that and the data source has `tableView(_:commit:forRowAt:)`.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Whether a row's content makes room while the table is edited; it does by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// A swipe is about to show what it offers.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// What a swipe offered is gone again.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Where a row comes to lie that is held above another; there by default.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// How far a row's content is indented, in steps; not at all by default.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Whether a tap on a selected or single row performs its primary action; by default it does while the table is not edited.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// A tap performs a row's primary action, as opposed to selecting it.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// The menu of a row that is pressed long; nil, the default, is none. The point is in the table's coordinates.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted beside the menu; the cell by default.
  func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where the preview goes back to; the row's cell by default. Not asked where the row is gone.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// A menu comes.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// A menu goes.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
  /// Nothing.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    Implements.tableViewWillDisplayForRowAt(self)?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    Implements.tableViewWillDisplayHeaderViewForSection(self)?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    Implements.tableViewWillDisplayFooterViewForSection(self)?.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    Implements.tableViewDidEndDisplayingForRowAt(self)?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    Implements.tableViewDidEndDisplayingHeaderViewForSection(self)?.tableView(
      tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    Implements.tableViewDidEndDisplayingFooterViewForSection(self)?.tableView(
      tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  /// The table's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Implements.tableViewHeightForRowAt(self)?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }
  /// The table's `sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Implements.tableViewHeightForHeaderInSection(self)?.tableView(tableView, heightForHeaderInSection: section)
      ?? tableView.sectionHeaderHeight
  }
  /// The table's `sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Implements.tableViewHeightForFooterInSection(self)?.tableView(tableView, heightForFooterInSection: section)
      ?? tableView.sectionFooterHeight
  }
  /// The table's `estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    Implements.tableViewEstimatedHeightForRowAt(self)?.tableView(tableView, estimatedHeightForRowAt: indexPath)
      ?? tableView.estimatedRowHeight
  }
  /// The table's `estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    Implements.tableViewEstimatedHeightForHeaderInSection(self)?.tableView(tableView, estimatedHeightForHeaderInSection: section)
      ?? tableView.estimatedSectionHeaderHeight
  }
  /// The table's `estimatedSectionFooterHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    Implements.tableViewEstimatedHeightForFooterInSection(self)?.tableView(tableView, estimatedHeightForFooterInSection: section)
      ?? tableView.estimatedSectionFooterHeight
  }
  /// None.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Implements.tableViewViewForHeaderInSection(self)?.tableView(tableView, viewForHeaderInSection: section)
  }
  /// None.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Implements.tableViewViewForFooterInSection(self)?.tableView(tableView, viewForFooterInSection: section)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    Implements.tableViewAccessoryButtonTappedForRowWith(self)?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  /// Yes.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewShouldHighlightRowAt(self)?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    Implements.tableViewDidHighlightRowAt(self)?.tableView(tableView, didHighlightRowAt: indexPath)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    Implements.tableViewDidUnhighlightRowAt(self)?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// That row.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    Implements.tableViewWillSelectRowAt(self).map { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
  }
  /// That row.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    Implements.tableViewWillDeselectRowAt(self).map { $0.tableView(tableView, willDeselectRowAt: indexPath) } ?? indexPath
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Implements.tableViewDidSelectRowAt(self)?.tableView(tableView, didSelectRowAt: indexPath)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    Implements.tableViewDidDeselectRowAt(self)?.tableView(tableView, didDeselectRowAt: indexPath)
  }
  /// To delete it, if it can be edited.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    Implements.tableViewEditingStyleForRowAt(self)?.tableView(tableView, editingStyleForRowAt: indexPath)
      ?? tableView.defaultEditingStyle(at: indexPath)
  }
  /// “Delete”.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    Implements.tableViewTitleForDeleteConfirmationButtonForRowAt(self)?.tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    Implements.tableViewLeadingSwipeActionsConfigurationForRowAt(self)?.tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  /// To delete the row, if it can be.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    Implements.tableViewTrailingSwipeActionsConfigurationForRowAt(self).map {
      $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    } ?? tableView.deletingSwipe(at: indexPath)
  }
  /// Yes.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewShouldIndentWhileEditingRowAt(self)?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    Implements.tableViewWillBeginEditingRowAt(self)?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    Implements.tableViewDidEndEditingRowAt(self)?.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  /// There.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    Implements.tableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath(self)?.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
      ?? proposedDestinationIndexPath
  }
  /// 0.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    Implements.tableViewIndentationLevelForRowAt(self)?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? 0
  }
  /// Yes, while the table is not edited.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    Implements.tableViewCanPerformPrimaryActionForRowAt(self)?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
      ?? !tableView.isEditing
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    Implements.tableViewPerformPrimaryActionForRowAt(self)?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
}
