import QuartzCore

extension UIStackView {
  /// An arranged view was hidden or shown. In an animation block its room goes or comes with an animation, and a view that is hidden is
  /// seen until its room is gone.
  func arrange(again view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    rearrange()
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

  /// Hidden views have no length. They wait where they will come up, without a say in the stack's size.
  func hiding(in frame: any LayoutItem) -> [NSLayoutConstraint] {
    let near: NSLayoutConstraint.Attribute = isHorizontal ? .top : .leading
    let far: NSLayoutConstraint.Attribute = isHorizontal ? .bottom : .trailing
    let centre: NSLayoutConstraint.Attribute = isHorizontal ? .centerY : .centerX
    var made: [NSLayoutConstraint] = []
    var before: UIView?
    for view in arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      made.append(NSLayoutConstraint(LayoutOperand(view, length), .equal, nil))
      made.append(before.map { relate(view, start, $0, end, constant: gap(after: $0)) } ?? relate(view, start, frame, start))
      switch alignment {
      case .fill: made += [relate(view, near, frame, near), relate(frame, far, view, far, priority: Self.leastPriority)]
      case .center: made.append(relate(view, centre, frame, centre))
      case .trailing: made.append(relate(view, far, frame, far))
      case .leading, .firstBaseline, .lastBaseline: made.append(relate(view, near, frame, near))
      }
    }
    return made
  }
  private static let leastPriority = UILayoutPriority(1)
}
