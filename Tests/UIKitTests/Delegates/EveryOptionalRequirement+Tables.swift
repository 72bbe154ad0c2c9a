import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegates of table views.
extension Complete {
  static func askOfTables(_ nobody: Complete) {
    let table = UITableView(), path = IndexPath(row: 0, section: 0)
    _ = (nobody as any UITableViewDataSource).numberOfSections(in: table)
    _ = (nobody as any UITableViewDataSource).tableView(table, titleForHeaderInSection: 0)
    _ = (nobody as any UITableViewDataSource).tableView(table, titleForFooterInSection: 0)
    _ = (nobody as any UITableViewDataSource).tableView(table, canEditRowAt: path)
    _ = (nobody as any UITableViewDataSource).tableView(table, canMoveRowAt: path)
    _ = (nobody as any UITableViewDataSource).sectionIndexTitles(for: table)
    _ = (nobody as any UITableViewDataSource).tableView(table, sectionForSectionIndexTitle: "A", at: 0)
    (nobody as any UITableViewDataSource).tableView(table, commit: .delete, forRowAt: path)
    (nobody as any UITableViewDataSource).tableView(table, moveRowAt: path, to: path)
    (nobody as any UITableViewDataSourcePrefetching).tableView(table, cancelPrefetchingForRowsAt: [path])
    (nobody as any UITableViewDelegate).tableView(table, willDisplay: UITableViewCell(), forRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, willDisplayHeaderView: UIView(), forSection: 0)
    (nobody as any UITableViewDelegate).tableView(table, willDisplayFooterView: UIView(), forSection: 0)
    (nobody as any UITableViewDelegate).tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, didEndDisplayingHeaderView: UIView(), forSection: 0)
    (nobody as any UITableViewDelegate).tableView(table, didEndDisplayingFooterView: UIView(), forSection: 0)
    _ = (nobody as any UITableViewDelegate).tableView(table, heightForRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, heightForHeaderInSection: 0)
    _ = (nobody as any UITableViewDelegate).tableView(table, heightForFooterInSection: 0)
    _ = (nobody as any UITableViewDelegate).tableView(table, estimatedHeightForRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, estimatedHeightForHeaderInSection: 0)
    _ = (nobody as any UITableViewDelegate).tableView(table, estimatedHeightForFooterInSection: 0)
    _ = (nobody as any UITableViewDelegate).tableView(table, viewForHeaderInSection: 0)
    _ = (nobody as any UITableViewDelegate).tableView(table, viewForFooterInSection: 0)
    (nobody as any UITableViewDelegate).tableView(table, accessoryButtonTappedForRowWith: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, shouldHighlightRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, didHighlightRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, didUnhighlightRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, willSelectRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, willDeselectRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, didSelectRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, didDeselectRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, editingStyleForRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, shouldIndentWhileEditingRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, willBeginEditingRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, didEndEditingRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, indentationLevelForRowAt: path)
    _ = (nobody as any UITableViewDelegate).tableView(table, canPerformPrimaryActionForRowAt: path)
    (nobody as any UITableViewDelegate).tableView(table, performPrimaryActionForRowAt: path)
  }

  func numberOfSections(in tableView: UITableView) -> Int { note(1, "NumberOfSectionsInTableView") }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    note(nil, "TableViewTitleForHeaderInSection")
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    note(nil, "TableViewTitleForFooterInSection")
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { note(true, "TableViewCanEditRowAt") }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { note(true, "TableViewCanMoveRowAt") }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { note(nil, "SectionIndexTitlesForTableView") }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    note(1, "TableViewSectionForSectionIndexTitleAtIndex")
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    note((), "TableViewCommitForRowAt")
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    note((), "TableViewMoveRowAtToDestinationIndexPath")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note((), "TableViewCancelPrefetchingForRowsAt")
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note((), "TableViewWillDisplayForRowAt")
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    note((), "TableViewWillDisplayHeaderViewForSection")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    note((), "TableViewWillDisplayFooterViewForSection")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note((), "TableViewDidEndDisplayingForRowAt")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    note((), "TableViewDidEndDisplayingHeaderViewForSection")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    note((), "TableViewDidEndDisplayingFooterViewForSection")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { note(1, "TableViewHeightForRowAt") }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note(1, "TableViewHeightForHeaderInSection")
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    note(1, "TableViewHeightForFooterInSection")
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    note(1, "TableViewEstimatedHeightForRowAt")
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    note(1, "TableViewEstimatedHeightForHeaderInSection")
  }
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    note(1, "TableViewEstimatedHeightForFooterInSection")
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { note(nil, "TableViewViewForHeaderInSection") }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { note(nil, "TableViewViewForFooterInSection") }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note((), "TableViewAccessoryButtonTappedForRowWith")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note(true, "TableViewShouldHighlightRowAt")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note((), "TableViewDidHighlightRowAt") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note((), "TableViewDidUnhighlightRowAt") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { note(nil, "TableViewWillSelectRowAt") }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { note(nil, "TableViewWillDeselectRowAt") }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note((), "TableViewDidSelectRowAt") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note((), "TableViewDidDeselectRowAt") }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    note(.none, "TableViewEditingStyleForRowAt")
  }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
    note(nil, "TableViewTitleForDeleteConfirmationButtonForRowAt")
  }
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    note(nil, "TableViewLeadingSwipeActionsConfigurationForRowAt")
  }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    note(nil, "TableViewTrailingSwipeActionsConfigurationForRowAt")
  }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    note(true, "TableViewShouldIndentWhileEditingRowAt")
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { note((), "TableViewWillBeginEditingRowAt") }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { note((), "TableViewDidEndEditingRowAt") }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { note(IndexPath(), "TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath") }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    note(1, "TableViewIndentationLevelForRowAt")
  }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    note(true, "TableViewCanPerformPrimaryActionForRowAt")
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note((), "TableViewPerformPrimaryActionForRowAt")
  }
}
extension Complete: Implements.NumberOfSectionsInTableView {}
extension Complete: Implements.TableViewTitleForHeaderInSection {}
extension Complete: Implements.TableViewTitleForFooterInSection {}
extension Complete: Implements.TableViewCanEditRowAt {}
extension Complete: Implements.TableViewCanMoveRowAt {}
extension Complete: Implements.SectionIndexTitlesForTableView {}
extension Complete: Implements.TableViewSectionForSectionIndexTitleAtIndex {}
extension Complete: Implements.TableViewCommitForRowAt {}
extension Complete: Implements.TableViewMoveRowAtToDestinationIndexPath {}
extension Complete: Implements.TableViewCancelPrefetchingForRowsAt {}
extension Complete: Implements.TableViewWillDisplayForRowAt {}
extension Complete: Implements.TableViewWillDisplayHeaderViewForSection {}
extension Complete: Implements.TableViewWillDisplayFooterViewForSection {}
extension Complete: Implements.TableViewDidEndDisplayingForRowAt {}
extension Complete: Implements.TableViewDidEndDisplayingHeaderViewForSection {}
extension Complete: Implements.TableViewDidEndDisplayingFooterViewForSection {}
extension Complete: Implements.TableViewHeightForRowAt {}
extension Complete: Implements.TableViewHeightForHeaderInSection {}
extension Complete: Implements.TableViewHeightForFooterInSection {}
extension Complete: Implements.TableViewEstimatedHeightForRowAt {}
extension Complete: Implements.TableViewEstimatedHeightForHeaderInSection {}
extension Complete: Implements.TableViewEstimatedHeightForFooterInSection {}
extension Complete: Implements.TableViewViewForHeaderInSection {}
extension Complete: Implements.TableViewViewForFooterInSection {}
extension Complete: Implements.TableViewAccessoryButtonTappedForRowWith {}
extension Complete: Implements.TableViewShouldHighlightRowAt {}
extension Complete: Implements.TableViewDidHighlightRowAt {}
extension Complete: Implements.TableViewDidUnhighlightRowAt {}
extension Complete: Implements.TableViewWillSelectRowAt {}
extension Complete: Implements.TableViewWillDeselectRowAt {}
extension Complete: Implements.TableViewDidSelectRowAt {}
extension Complete: Implements.TableViewDidDeselectRowAt {}
extension Complete: Implements.TableViewEditingStyleForRowAt {}
extension Complete: Implements.TableViewTitleForDeleteConfirmationButtonForRowAt {}
extension Complete: Implements.TableViewLeadingSwipeActionsConfigurationForRowAt {}
extension Complete: Implements.TableViewTrailingSwipeActionsConfigurationForRowAt {}
extension Complete: Implements.TableViewShouldIndentWhileEditingRowAt {}
extension Complete: Implements.TableViewWillBeginEditingRowAt {}
extension Complete: Implements.TableViewDidEndEditingRowAt {}
extension Complete: Implements.TableViewTargetIndexPathForMoveFromRowAtToProposedIndexPath {}
extension Complete: Implements.TableViewIndentationLevelForRowAt {}
extension Complete: Implements.TableViewCanPerformPrimaryActionForRowAt {}
extension Complete: Implements.TableViewPerformPrimaryActionForRowAt {}
