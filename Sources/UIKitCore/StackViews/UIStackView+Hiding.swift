import QuartzCore

extension UIStackView {
  /// Updates the stack after an arranged view was hidden or shown.
  ///
  /// In an animation block, the space of the view is animated. A view that is hidden stays visible until its space is gone.
  func arrange(again view: UIView) {
    guard let index = index(of: view) else { return }
    rearrange(at: index)
    guard let block = animatingBlock, block.isEnabled, layer.isInTree else { return }
    guard view.isHidden else { return layoutIfNeeded() }
    let folding = runtime.makeEntryID()
    view.layer.isHidden = false
    view.folding = folding
    let end = runtime.makeCompletion { _ in
      guard view.folding == folding else { return }  // the view was shown again in the meantime
      view.folding = nil
      view.layer.isHidden = true
    }
    block.observers.append(end.id)
    layoutIfNeeded()
    block.observers.removeLast()
    runtime.seal(end)
  }
}
