import GestureEngine
import QuartzCore

/// The distances between the content and the edges.
extension UIScrollView {
  /// Returns the insets for content of a size: `contentInset` plus the safe area.
  package func insets(forContent size: CGSize) -> UIEdgeInsets { insets(addingSafeAreaAt: safeAreaEdges(forContent: size)) }

  /// Returns the edges at which the safe area is added for content of a size.
  private func safeAreaEdges(forContent size: CGSize) -> UIRectEdge {
    let geometry = dynamics.geometry
    switch contentInsetAdjustmentBehavior {
    case .never: return []
    case .always: return .all
    case .automatic, .scrollableAxes:
      let isControllers = contentInsetAdjustmentBehavior == .automatic && isContentOfController
      let addsVertically =
        isControllers || follower != nil || refreshControl != nil || geometry.alwaysBounceVertical
        || size.height > geometry.viewport.height
      let addsHorizontally = geometry.alwaysBounceHorizontal || size.width > geometry.viewport.width
      let vertical: UIRectEdge = addsVertically ? [.top, .bottom] : []
      return addsHorizontally ? vertical.union([.left, .right]) : vertical
    }
  }

  private func insets(addingSafeAreaAt edges: UIRectEdge) -> UIEdgeInsets {
    let safe = safeAreaInsets
    var insets = contentInset
    if edges.contains(.top) { insets.top += safe.top }
    if edges.contains(.bottom) { insets.bottom += safe.bottom }
    if avoidsKeyboard { insets.bottom = max(insets.bottom, contentInset.bottom + runtime.services.keyboard.overlap(with: self)) }
    if edges.contains(.left) { insets.left += safe.left }
    if edges.contains(.right) { insets.right += safe.right }
    insets.top += refreshRoom
    return insets
  }

  /// Updates the insets after a value that they depend on has changed. The content at an edge moves with the edge, unless `movesContent` is
  /// `false`.
  func adjustInsets(movesContent: Bool = true) {
    let hasOtherEdges = safeAreaEdges.take(safeAreaEdges(forContent: contentSize), at: runtime.now)
    putInsets(insets(addingSafeAreaAt: safeAreaEdges.taken), movesContent: movesContent)
    // Where the insets include the safe area, it covers no content.
    if hasOtherEdges, safeAreaInsets != .zero { for view in childViews { view.safeAreaMayHaveChanged() } }
  }

  private func putInsets(_ insets: UIEdgeInsets, movesContent: Bool) {
    guard insets != adjustedContentInset else { return }
    var geometry = dynamics.geometry
    geometry.insets = .init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    dynamics.setGeometry(geometry, movesContent: movesContent)
    adjustedContentInsetDidChange()
    forEachFollower { $0.scrollViewDidResizeContent(self) }
    indicators.update()
    ask(.scrollViewDidChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }
}
