import QuartzCore

extension UIView {
  /// Puts a view at a place among the subviews, back to front.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right in front of a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.place(of: sibling).map { $0 + 1 } ?? subviews.count, above: sibling)
  }
  /// Puts a view right behind a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.place(of: sibling) ?? subviews.count)
  }
  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }
  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
  /// Lets two subviews change places; both indices must exist.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (a, b) = (subviews[min(first, second)], subviews[max(first, second)])
    guard a !== b else { return }
    insert(b, at: min(first, second))
    insert(a, at: max(first, second) + 1)
  }
  /// Whether it is the view itself or lies inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }
  /// The first view with a tag, here or inside; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  /// This view and all below it, parents first.
  var subtree: [UIView] {
    var all: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      all.append(view)
      waiting += view.subviews.reversed()
    }
    return all
  }

  /// Index counts the subviews as they are now; a view that is already here moves.
  ///
  /// - Parameter sibling: the subview whose layer the view's comes straight above, below what layers that are no view's lie there.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    view.refuseCircle(holding: self, as: "a subview")
    if view.superview === self {
      let old = subviews.place(of: view)!
      subviews.remove(at: old)
      let new = min(max(old < index ? index - 1 : index, 0), subviews.count)
      subviews.insert(view, at: new)
      view.knownPlace = new
      return layer.insertSublayer(view.layer, at: layerIndex(of: new, above: sibling))
    }
    layer.meet(view.layer)
    let keepsWindow = view.window === window && window != nil
    view.willMove(toSuperview: self)
    view.controllersWillMove(to: self)
    if !keepsWindow { view.tellWillMove(to: window) }
    view.superview?.willRemoveSubview(view)
    // Who was told may have put it here, or somewhere else.
    guard view.superview !== self else { return insert(view, at: index, above: sibling) }
    view.refuseCircle(holding: self, as: "a subview")
    if let old = view.superview {
      old.layoutTreeWillLose(view)
      old.subviews.drop(view)
      old.stopWaiting(for: view)
    }
    view.maskedView?.stopWaiting(for: view)
    (view.superview, view.awaited) = (self, Awaited())
    let new = min(max(index, 0), subviews.count)
    subviews.insert(view, at: new)
    view.knownPlace = new
    layer.insertSublayer(view.layer, at: layerIndex(of: new, above: sibling))
    view.maskedView?.mask = nil
    view.setWindow(window)
    view.superviewDidChangeTraits()
    view.markLayout()
    view.displayMayBeDue()
    setNeedsLayout()
    layoutTreeDidGain(view)
    didAddSubview(view)
    view.didMoveToSuperview()
    if !keepsWindow { view.tellDidMove() }
    view.refreshSafeArea()
    view.controllersDidMove()
    if view.ownTint == nil || view.effectiveTintMode == .dimmed { view.tellTint() }
  }

  /// Stops what would put this view into itself: whoever goes up from a view comes to an end.
  func refuseCircle(holding other: UIView, as role: String) {
    precondition(other !== self, "\(self) cannot be \(role) of itself")
    if subviews.isEmpty && mask == nil { return }
    let above = sequence(first: other) { $0.superview ?? $0.maskedView }
    precondition(!above.contains { $0 === self }, "\(self) cannot be \(role) of \(other), which lies inside it")
  }

  /// Sublayers that are no view's stay where they are among the views'.
  private func layerIndex(of index: Int, above sibling: UIView?) -> UInt32 {
    let layers = layer.layers
    if let sibling, let beneath = layers.place(of: sibling.layer) { return UInt32(beneath + 1) }
    let above = subviews[(index + 1)...].first { $0.layer.superlayer === layer }
    return UInt32(above.flatMap { layers.place(of: $0.layer) } ?? layers.count)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
    let hadWindow = window != nil
    controllersWillMove(to: nil)
    if hadWindow { tellWillMove(to: nil) }
    parent.willRemoveSubview(self)
    // Who was told may have moved it elsewhere.
    guard superview === parent else { return }
    parent.layoutTreeWillLose(self)
    parent.subviews.drop(self)
    parent.stopWaiting(for: self)
    superview = nil
    layer.removeFromSuperlayer()
    setWindow(nil)
    controller?.coveredArea = .zero
    parent.setNeedsLayout()
    layoutTreeDidDetach()
    didMoveToSuperview()
    if hadWindow { tellDidMove() }
    controllersDidMove()
    if endsTouchesWithItsPlace { runtime.router.didLeave(self) }
    if hadWindow { runtime.firstResponder.didLeave(self) }
  }

  private func setWindow(_ window: UIWindow?) {
    guard self.window !== window else { return }
    self.window = window
    for view in subviews { view.setWindow(window) }
  }
  private func tellWillMove(to window: UIWindow?) {
    guard self.window !== window else { return }
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }
  private func tellDidMove() {
    showMotionEffects()
    didMoveToWindow()
    for view in subviews { view.tellDidMove() }
  }
}
