/// Says what menu a view has, and hears what becomes of it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place in the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  // optional
  /// What is lifted; nil stands for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where the preview goes back to; nil stands for where it came from.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu comes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu goes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration(self)?
      .contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) ?? nil
  }
  /// Nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.contextMenuInteractionPreviewForDismissingMenuWithConfiguration(self)?
      .contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) ?? nil
  }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    Implements.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator(self)?
      .contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.contextMenuInteractionWillDisplayMenuForAnimator(self)?
      .contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.contextMenuInteractionWillEndForAnimator(self)?
      .contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
