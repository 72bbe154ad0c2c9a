import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// What collection views and tables ask about the context menus of their items.
extension Complete {
  static func askOfListMenus(_ nobody: Complete) {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), table = UITableView()
    let path = IndexPath(item: 0, section: 0), menu = UIContextMenuConfiguration(), company = ContextMenuCompany(nil)
    _ = (nobody as any UICollectionViewDelegate).collectionView(list, contextMenuConfigurationForItemsAt: [path], point: .zero)
    _ = (nobody as any UICollectionViewDelegate).collectionView(list, contextMenuConfigurationForItemAt: path, point: .zero)
    _ = (nobody as any UICollectionViewDelegate).collectionView(list, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
    _ = (nobody as any UICollectionViewDelegate).collectionView(list, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
    _ = (nobody as any UICollectionViewDelegate).collectionView(list, previewForHighlightingContextMenuWithConfiguration: menu)
    _ = (nobody as any UICollectionViewDelegate).collectionView(list, previewForDismissingContextMenuWithConfiguration: menu)
    (nobody as any UICollectionViewDelegate).collectionView(list, willPerformPreviewActionForMenuWith: menu, animator: company)
    (nobody as any UICollectionViewDelegate).collectionView(list, willDisplayContextMenu: menu, animator: company)
    (nobody as any UICollectionViewDelegate).collectionView(list, willEndContextMenuInteraction: menu, animator: company)
    _ = (nobody as any UITableViewDelegate).tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
    _ = (nobody as any UITableViewDelegate).tableView(table, previewForHighlightingContextMenuWithConfiguration: menu)
    _ = (nobody as any UITableViewDelegate).tableView(table, previewForDismissingContextMenuWithConfiguration: menu)
    (nobody as any UITableViewDelegate).tableView(table, willPerformPreviewActionForMenuWith: menu, animator: company)
    (nobody as any UITableViewDelegate).tableView(table, willDisplayContextMenu: menu, animator: company)
    (nobody as any UITableViewDelegate).tableView(table, willEndContextMenuInteraction: menu, animator: company)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { note(nil, "CollectionViewContextMenuConfigurationForItemsAtPoint") }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { note(nil, "CollectionViewContextMenuConfigurationForItemAtPoint") }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { note(nil, "CollectionViewContextMenuConfigurationHighlightPreviewForItemAt") }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { note(nil, "CollectionViewContextMenuConfigurationDismissalPreviewForItemAt") }
  func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { note(nil, "CollectionViewPreviewForHighlightingContextMenuWithConfiguration") }
  func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { note(nil, "CollectionViewPreviewForDismissingContextMenuWithConfiguration") }
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note((), "CollectionViewWillPerformPreviewActionForMenuWithAnimator") }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note((), "CollectionViewWillDisplayContextMenuAnimator") }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note((), "CollectionViewWillEndContextMenuInteractionAnimator") }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { note(nil, "TableViewContextMenuConfigurationForRowAtPoint") }
  func tableView(
    _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { note(nil, "TableViewPreviewForHighlightingContextMenuWithConfiguration") }
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { note(nil, "TableViewPreviewForDismissingContextMenuWithConfiguration") }
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note((), "TableViewWillPerformPreviewActionForMenuWithAnimator") }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note((), "TableViewWillDisplayContextMenuAnimator") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note((), "TableViewWillEndContextMenuInteractionAnimator") }
}
extension Complete: Implements.CollectionViewContextMenuConfigurationForItemsAtPoint {}
extension Complete: Implements.CollectionViewContextMenuConfigurationForItemAtPoint {}
extension Complete: Implements.CollectionViewContextMenuConfigurationHighlightPreviewForItemAt {}
extension Complete: Implements.CollectionViewContextMenuConfigurationDismissalPreviewForItemAt {}
extension Complete: Implements.CollectionViewPreviewForHighlightingContextMenuWithConfiguration {}
extension Complete: Implements.CollectionViewPreviewForDismissingContextMenuWithConfiguration {}
extension Complete: Implements.CollectionViewWillPerformPreviewActionForMenuWithAnimator {}
extension Complete: Implements.CollectionViewWillDisplayContextMenuAnimator {}
extension Complete: Implements.CollectionViewWillEndContextMenuInteractionAnimator {}
extension Complete: Implements.TableViewContextMenuConfigurationForRowAtPoint {}
extension Complete: Implements.TableViewPreviewForHighlightingContextMenuWithConfiguration {}
extension Complete: Implements.TableViewPreviewForDismissingContextMenuWithConfiguration {}
extension Complete: Implements.TableViewWillPerformPreviewActionForMenuWithAnimator {}
extension Complete: Implements.TableViewWillDisplayContextMenuAnimator {}
extension Complete: Implements.TableViewWillEndContextMenuInteractionAnimator {}
