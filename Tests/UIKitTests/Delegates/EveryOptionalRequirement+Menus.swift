import Foundation

@testable import UIKit

/// The delegate of context menus.
extension Complete {
  static func askOfMenus(_ nobody: Complete) {
    let delegate = nobody as any UIContextMenuInteractionDelegate
    let interaction = UIContextMenuInteraction(delegate: delegate), configuration = UIContextMenuConfiguration()
    let company = ContextMenuCompany(nil)
    _ = delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    _ = delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: company)
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: company)
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: company)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { note(nil, "ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { note(nil, "ContextMenuInteractionPreviewForDismissingMenuWithConfiguration") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note((), "ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note((), "ContextMenuInteractionWillDisplayMenuForAnimator") }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note((), "ContextMenuInteractionWillEndForAnimator") }
}
extension Complete: Implements.ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration {}
extension Complete: Implements.ContextMenuInteractionPreviewForDismissingMenuWithConfiguration {}
extension Complete: Implements.ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator {}
extension Complete: Implements.ContextMenuInteractionWillDisplayMenuForAnimator {}
extension Complete: Implements.ContextMenuInteractionWillEndForAnimator {}
