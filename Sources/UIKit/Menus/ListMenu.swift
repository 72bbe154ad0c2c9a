import QuartzCore

/// A list whose items have context menus.
@MainActor
protocol MenuList: UIScrollView {
  /// The item whose menu is asked for at a point, with its cell; nil beside all items.
  func menuSubject(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// The cell that shows an item now.
  func shownCell(at path: IndexPath) -> UIView?
  /// The delegate's menu for a point, and for the item there.
  func menuConfiguration(for path: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration?
  /// The finger that holds a row presses it no more: it is lifted as it lies.
  func endPress()
  /// How a cell is lifted if the delegate does not say.
  func menuParameters(of cell: UIView) -> UIPreviewParameters
  /// What the delegate has lifted, or flown back to.
  func menuPreview(_ configuration: UIContextMenuConfiguration, of path: IndexPath, isDismissing: Bool) -> UITargetedPreview?
  /// What the delegate hears.
  func menuCommits(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuAppears(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuEnds(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of a list's items, by one interaction of the list's.
@MainActor
final class ListMenu: UIContextMenuInteractionDelegate {
  private unowned let list: any MenuList
  private(set) var interaction: UIContextMenuInteraction!
  /// The item whose menu is open, or is about to be.
  private var subject: IndexPath?
  /// It was there when the menu came, and is no more.
  private var isGone = false

  init(of list: any MenuList) {
    self.list = list
    interaction = UIContextMenuInteraction(delegate: self)
    interaction.sourceIsGone = { [unowned self] in isGone }
    list.addInteraction(interaction)
  }

  /// Items have other numbers.
  func rename(_ newPath: (IndexPath) -> IndexPath?) {
    guard let old = subject else { return }
    subject = newPath(old)
    if subject == nil { isGone = true }
  }
  /// Nobody knows which item is which any more.
  func forget() { rename { _ in nil } }

  // MARK: The interaction's delegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    (subject, isGone) = (list.menuSubject(at: location)?.path, false)
    return list.menuConfiguration(for: subject, at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let subject else { return nil }
    UIView.performWithoutAnimation { list.endPress() }
    return list.menuPreview(configuration, of: subject, isDismissing: false) ?? preview(of: subject)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let subject else { return nil }
    return list.menuPreview(configuration, of: subject, isDismissing: true) ?? preview(of: subject)
  }
  private func preview(of path: IndexPath) -> UITargetedPreview? {
    guard let cell = list.shownCell(at: path), cell.superview != nil, cell.window != nil else { return nil }
    return UITargetedPreview(view: cell, parameters: list.menuParameters(of: cell))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list.menuCommits(configuration, animator) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list.menuAppears(configuration, animator) }
  func contextMenuInteraction(
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
  /// Of a row: in front of its list's ground, with round corners, as it stands among others without both. (K)
  static func row(_ bounds: CGRect, _ ground: UIColor?) -> UIPreviewParameters {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = ground
    // The line below it stays with the list.
    var card = bounds
    card.size.height -= 1 / screenScale
    parameters.visiblePath = UIBezierPath(roundedRect: card, cornerRadius: MenuLook.corner)
    parameters.shadowPath = parameters.visiblePath
    return parameters
  }
}
