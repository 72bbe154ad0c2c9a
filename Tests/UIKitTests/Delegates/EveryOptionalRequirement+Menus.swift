import Foundation
import UIKit

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitText

/// The delegate of context menus, and what scroll views ask about zooming.
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
    let zoomer = nobody as any UIScrollViewDelegate
    _ = zoomer.viewForZooming(in: UIScrollView())
    zoomer.scrollViewWillBeginZooming(UIScrollView(), with: nil)
    zoomer.scrollViewDidZoom(UIScrollView())
    zoomer.scrollViewDidEndZooming(UIScrollView(), with: nil, atScale: 1)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { note(nil, "ViewForZoomingInScrollView") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note((), "ScrollViewWillBeginZoomingWithView") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { note((), "ScrollViewDidZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note((), "ScrollViewDidEndZoomingWithViewAtScale")
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
extension Complete: Implements.ViewForZoomingInScrollView {}
extension Complete: Implements.ScrollViewWillBeginZoomingWithView {}
extension Complete: Implements.ScrollViewDidZoom {}
extension Complete: Implements.ScrollViewDidEndZoomingWithViewAtScale {}
