import QuartzCore

extension UIView {
  func defaultExchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (a, b) = (childViews[min(first, second)], childViews[max(first, second)])
    guard a !== b else { return }
    insert(b, at: min(first, second))
    insert(a, at: max(first, second) + 1)
  }

  /// This view and all its descendants, parents first.
  var subtree: [UIView] {
    var all: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      all.append(view)
      waiting += view.childViews.reversed()
    }
    return all
  }

  /// Inserts a view at an index. The index counts the current subviews. A view that is already a subview moves.
  ///
  /// - Parameter sibling: The subview below the inserted view. The layer is inserted directly above the sibling's layer, below layers
  ///   that belong to no view.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    view.refuseCircle(holding: self, as: "a subview")
    if view.parentView === self {
      let old = childViews.place(of: view)!
      childViews.remove(at: old)
      let new = min(max(old < index ? index - 1 : index, 0), childViews.count)
      childViews.insert(view, at: new)
      view.knownPlace = new
      return ownLayer.insertSublayer(view.ownLayer, at: layerIndex(of: new, above: sibling))
    }
    ownLayer.meet(view.ownLayer)
    let keepsWindow = view.hostWindow === hostWindow && hostWindow != nil
    view.willMove(toSuperview: self)
    view.controllersWillMove(to: self)
    if !keepsWindow { view.tellWillMove(to: hostWindow) }
    view.parentView?.willRemoveSubview(view)
    // The app's methods that were called may have inserted the view here, or elsewhere.
    guard view.parentView !== self else { return insert(view, at: index, above: sibling) }
    view.refuseCircle(holding: self, as: "a subview")
    if let old = view.parentView {
      old.layoutTreeWillLose(view)
      old.childViews.drop(view)
      old.stopWaiting(for: view)
    }
    view.maskedView?.stopWaiting(for: view)
    (view.parentView, view.awaited) = (self, Awaited())
    let new = min(max(index, 0), childViews.count)
    childViews.insert(view, at: new)
    view.knownPlace = new
    ownLayer.insertSublayer(view.ownLayer, at: layerIndex(of: new, above: sibling))
    view.maskedView?.mask = nil
    view.setWindow(hostWindow)
    view.superviewDidChangeTraits()
    view.markLayout()
    view.displayMayBeDue()
    if !isArrangingSubviews { setNeedsLayout() }
    layoutTreeDidGain(view)
    didAddSubview(view)
    view.didMoveToSuperview()
    if !keepsWindow { view.tellDidMove() }
    view.refreshSafeArea()
    view.controllersDidMove()
    if view.ownTint == nil || view.effectiveTintMode == .dimmed { view.tellTint() }
  }

  /// Stops the process if this view would become its own ancestor. A search up the hierarchy must end.
  func refuseCircle(holding other: UIView, as role: String) {
    precondition(other !== self, "\(self) cannot be \(role) of itself")
    if childViews.isEmpty && mask == nil { return }
    let above = sequence(first: other) { $0.parentView ?? $0.maskedView }
    precondition(!above.contains { $0 === self }, "\(self) cannot be \(role) of \(other), which lies inside it")
  }

  /// Returns the index for a layer. Sublayers that belong to no view keep their positions among the views' layers.
  private func layerIndex(of index: Int, above sibling: UIView?) -> UInt32 {
    let layers = ownLayer.layers
    if let sibling, let beneath = layers.place(of: sibling.ownLayer) { return UInt32(beneath + 1) }
    let above = childViews[(index + 1)...].first { $0.ownLayer.parent === ownLayer }
    return UInt32(above.flatMap { layers.place(of: $0.ownLayer) } ?? layers.count)
  }

  func leaveSuperview() {
    guard let parent = parentView else { return }
    willMove(toSuperview: nil)
    let hadWindow = hostWindow != nil
    controllersWillMove(to: nil)
    if hadWindow { tellWillMove(to: nil) }
    parent.willRemoveSubview(self)
    // The app's methods that were called may have moved the view elsewhere.
    guard parentView === parent else { return }
    parent.layoutTreeWillLose(self)
    parent.childViews.drop(self)
    parent.stopWaiting(for: self)
    parentView = nil
    ownLayer.removeFromSuperlayer()
    setWindow(nil)
    controller?.coveredArea = .zero
    if !parent.isArrangingSubviews { parent.setNeedsLayout() }
    layoutTreeDidDetach()
    didMoveToSuperview()
    if hadWindow { tellDidMove() }
    controllersDidMove()
    if endsTouchesWithItsPlace { runtime.router.didLeave(self) }
    if hadWindow { runtime.firstResponder.didLeave(self) }
  }

  private func setWindow(_ window: UIWindow?) {
    guard hostWindow !== window else { return }
    hostWindow = window
    if ownLayer.id.number <= runtime.lastIDBeforeLaunch { adoptScaleOfLaunchedApp() }
    for view in childViews { view.setWindow(window) }
  }
  private func tellWillMove(to window: UIWindow?) {
    guard hostWindow !== window else { return }
    willMove(toWindow: window)
    for view in childViews { view.tellWillMove(to: window) }
  }
  private func tellDidMove() {
    showMotionEffects()
    if hostWindow != nil { takeLook() }
    didMoveToWindow()
    for view in childViews { view.tellDidMove() }
  }
}
