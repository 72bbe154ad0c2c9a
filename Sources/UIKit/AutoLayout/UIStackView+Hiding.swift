import QuartzCore

extension UIStackView {
  /// An arranged view was hidden or shown. In an animation block its room goes or comes with an animation, and a view that is hidden is
  /// seen until its room is gone.
  func arrange(again view: UIView) {
    guard let index = index(of: view) else { return }
    rearrange(at: index)
    guard let block = animatingBlock, block.isEnabled, layer.isInTree else { return }
    guard view.isHidden else { return layoutIfNeeded() }
    let folding = runtime.makeRecordID()
    view.layer.isHidden = false
    view.folding = folding
    let end = runtime.makeCompletion { _ in
      guard view.folding == folding else { return }  // shown again meanwhile
      view.folding = nil
      view.layer.isHidden = true
    }
    block.observers.append(end.id)
    layoutIfNeeded()
    block.observers.removeLast()
    runtime.seal(end)
  }
}
