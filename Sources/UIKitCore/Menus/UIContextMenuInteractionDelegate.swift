/// The methods by which a context menu interaction requests a menu and reports its changes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the configuration of the menu for a point in the view, or `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  // optional
  /// Returns the preview that is lifted while the menu opens. `nil` means the view of the interaction.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview to which the menu closes. `nil` means the preview from which it opened.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The default implementation returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.contextMenuInteractionPreviewForHighlightingMenuWithConfiguration(self)?
      .contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) ?? nil
  }
  /// The default implementation returns `nil`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    Implements.contextMenuInteractionPreviewForDismissingMenuWithConfiguration(self)?
      .contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) ?? nil
  }
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    Implements.contextMenuInteractionWillPerformPreviewActionForMenuWithAnimator(self)?
      .contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.contextMenuInteractionWillDisplayMenuForAnimator(self)?
      .contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    Implements.contextMenuInteractionWillEndForAnimator(self)?
      .contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
