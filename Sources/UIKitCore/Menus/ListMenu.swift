import QuartzCore

/// A scroll view whose items have context menus.
@MainActor
package protocol MenuList: UIScrollView {
  /// Returns the item at a point and its cell, or `nil` if there is no item.
  func menuSubject(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Returns the cell that currently shows an item, or `nil`.
  func shownCell(at path: IndexPath) -> UIView?
  /// Returns the delegate's menu for the item at a point, or `nil` for no menu.
  func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  /// Ends the press of the row, so that the cell is lifted in its normal state.
  func endPress()
  /// Returns the preview parameters of a cell. They apply if the delegate does not provide a preview.
  func menuParameters(of cell: UIView) -> UIPreviewParameters
  /// Returns the delegate's preview for opening or closing the menu, or `nil`.
  func menuPreview(_ configuration: UIContextMenuConfiguration, of path: IndexPath, isDismissing: Bool) -> UITargetedPreview?
  /// Notifies the delegate that the preview was tapped.
  func menuCommits(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuAppears(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuEnds(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a list's items. One interaction of the list provides them all.
@MainActor
package final class ListMenu: UIContextMenuInteractionDelegate {
  private unowned let list: any MenuList
  package private(set) var interaction: UIContextMenuInteraction!
  /// The item whose menu is open or is about to open.
  private var subject: IndexPath?
  /// A Boolean value that indicates whether the item was removed while its menu was open.
  private var isGone = false

  package init(of list: any MenuList) {
    self.list = list
    interaction = UIContextMenuInteraction(delegate: self)
    interaction.sourceIsGone = { [unowned self] in isGone }
    list.addInteraction(interaction)
  }

  /// Updates the index path of the item after the items of the list have changed.
  package func rename(_ newPath: (IndexPath) -> IndexPath?) {
    guard let old = subject else { return }
    subject = newPath(old)
    if subject == nil { isGone = true }
  }
  /// Forgets the item, because the items of the list have changed without a known mapping.
  package func forget() { rename { _ in nil } }

  // MARK: The interaction's delegate

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    (subject, isGone) = (list.menuSubject(at: location)?.path, false)
    return list.menuConfiguration(for: subject, at: location)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let subject else { return nil }
    UIView.performWithoutAnimation { list.endPress() }
    return list.menuPreview(configuration, of: subject, isDismissing: false) ?? preview(of: subject)
  }
  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let subject else { return nil }
    return list.menuPreview(configuration, of: subject, isDismissing: true) ?? preview(of: subject)
  }
  private func preview(of path: IndexPath) -> UITargetedPreview? {
    guard let cell = list.shownCell(at: path), cell.superview != nil, cell.window != nil else { return nil }
    return UITargetedPreview(view: cell, parameters: list.menuParameters(of: cell))
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.menuCommits(configuration, animator) }
  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuAppears(configuration, animator) }
  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuEnds(configuration, animator) }
}
extension ListMenu: Implements.ContextMenuInteractionPreviewForHighlightingMenuWithConfiguration {}
extension ListMenu: Implements.ContextMenuInteractionPreviewForDismissingMenuWithConfiguration {}
extension ListMenu: Implements.ContextMenuInteractionWillPerformPreviewActionForMenuWithAnimator {}
extension ListMenu: Implements.ContextMenuInteractionWillDisplayMenuForAnimator {}
extension ListMenu: Implements.ContextMenuInteractionWillEndForAnimator {}

extension UIPreviewParameters {
  /// Returns the parameters of a row's preview. Unlike the row in its list, the preview has the background of the list and round corners.
  /// No source for it is published.
  package static func row(_ bounds: CGRect, _ ground: UIColor?) -> UIPreviewParameters {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = ground
    // The separator below the row stays with the list.
    var card = bounds
    card.size.height -= 1 / screenScale
    parameters.visiblePath = UIBezierPath(roundedRect: card, cornerRadius: MenuLook.corner)
    parameters.shadowPath = parameters.visiblePath
    return parameters
  }
}
