import QuartzCore

extension UIView {
  /// Notes that this view has to be laid out, in a way the pass finds from the window.
  func markLayout() {
    wantsLayout = true
    wait(for: .layout)
    requestLayout()
  }

  /// Notes that the next commit has to lay out, because of this view.
  func requestLayout() {
    let app = runtime.app
    app.needsLayout = true
    if app.layoutRounds.isWatching { app.layoutRounds.note(self) }
  }

  /// Lays out this view and what is below it, where something asked for it: constraints first, then top-down.
  ///
  /// It starts at the first of the views above, if they ask for layout without a gap, as a layer's `layoutIfNeeded()` does: constraints
  /// place a view when its superview is laid out. Layout may change what is laid out, so it goes on until nothing here asks for more.
  func layOut() {
    let root = layoutRoot
    for _ in 0..<runtime.app.layoutRounds.limitOfCall {
      root.updateConstraintsIfNeeded()
      root.layoutState?.engine?.solve()
      var top = self
      // A view that is being laid out gets its next round later: two views that ask for each other would otherwise recurse.
      while let outer = top.parentView, outer.wantsLayout, !outer.isLayingOut { top = outer }
      guard top.wantsLayout || !top.waiting[.layout].isEmpty else { return }
      // Once for all of them: their traits are the same, but for what is overridden further down.
      top.traitCollection.performAsCurrent { top.layOutTree(root) }
    }
  }

  /// The engine of this tree, whose root this is, has something to solve.
  func setNeedsConstraintSolving() { runtime.app.needsLayout = true }
  /// Pixels per point, for frames on the pixel grid.
  var layoutScale: CGFloat { runtime.app.device.scale }

  private func layOutTree(_ root: UIView) {
    if wantsLayout {
      wantsLayout = false
      root.layoutState?.engine?.solve()
      isLayingOut = true
      ownLayer.layoutSublayers()
      isLayingOut = false
      if layoutState?.node?.baselines != nil { baselinesMayHaveMoved() }
    }
    forEachWaiting(for: .layout) { view in if view === mask { view.layoutIfNeeded() } else { view.layOutTree(root) } }
  }

  /// A mask lies in this view's tree of layers, and is laid out and drawn with it, but is none of its subviews.
  func maskDidChange(from old: UIView?) {
    guard old !== mask else { return }
    mask?.refuseCircle(holding: self, as: "the mask")
    old?.maskedView = nil
    if let old { stopWaiting(for: old) }
    mask?.removeFromSuperview()
    ownLayer.mask = mask?.layer
    mask?.maskedView?.mask = nil
    mask?.maskedView = self
    mask?.markLayout()
    mask?.displayMayBeDue()
  }

  func sizeWillChange(from old: CGSize, to new: CGSize) {
    markLayout()
    // Sizes that the superview's own layout sets are that layout, or one that sizes its labels to fit first would never end.
    if let parentView, !parentView.isLayingOut { parentView.setNeedsLayout() }
    if contentMode == .redraw || ownLayer.needsDisplayOnBoundsChange { setNeedsDisplay() }
    if wantsDisplay { markDisplay() }  // a pass does not come back to who has no size
    if autoresizesSubviews {
      for view in childViews where view.translatesAutoresizingMaskIntoConstraints { view.autoresize(from: old, to: new) }
    }
  }

  /// Shares a change of the superview's size among the flexible parts, in proportion to their lengths.
  private func autoresize(from old: CGSize, to new: CGSize) {
    if !autoresizingMask.isEmpty { frame = autoresized(frame, from: old, to: new) }
  }

  /// Where a frame goes in a superview of another size.
  func autoresized(_ f: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let mask = autoresizingMask
    let (x, width) = UIView.share(
      (f.minX, f.width, old.width - f.maxX), new.width - old.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let (y, height) = UIView.share(
      (f.minY, f.height, old.height - f.maxY), new.height - old.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func share(
    _ parts: (CGFloat, CGFloat, CGFloat), _ delta: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let lengths = [flexible.0 ? parts.0 : 0, flexible.1 ? parts.1 : 0, flexible.2 ? parts.2 : 0]
    let count = [flexible.0, flexible.1, flexible.2].count { $0 }
    guard count > 0 else { return (parts.0, parts.1) }
    let whole = lengths.reduce(0, +)
    func part(_ i: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return whole > 0 ? delta * lengths[i] / whole : delta / CGFloat(count)
    }
    return (parts.0 + part(0, flexible.0), max(0, parts.1 + part(1, flexible.1)))
  }
}
