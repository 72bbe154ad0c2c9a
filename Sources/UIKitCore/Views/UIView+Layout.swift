import QuartzCore

extension UIView {
  /// Marks the view for layout, so that the layout pass finds it from the window.
  func markLayout() {
    pendingWork.insert(.layout)
    wait(for: .layout)
    requestLayout()
  }

  /// Requests a layout pass in the next commit, because of this view.
  func requestLayout() {
    let app = runtime.app
    app.needsLayout = true
    if app.layoutRounds.isWatching { app.layoutRounds.note(self) }
  }

  /// Lays out this view and its descendants where layout was requested. Constraints are updated first, then views are laid out from the
  /// top.
  ///
  /// The pass starts at the topmost ancestor in an unbroken chain of views that need layout, as `layoutIfNeeded()` of a layer does.
  /// This is necessary because constraints place a view when its superview is laid out.
  /// Layout may request more layout, so the pass repeats until no view needs it.
  func layOut() {
    let root = layoutRoot
    for _ in 0..<runtime.app.layoutRounds.limitOfCall {
      root.updateConstraintsIfNeeded()
      root.layoutState?.engine?.solve()
      var top = self
      // A view that is being laid out gets its next round later. Otherwise two views that request layout from each other would recurse.
      while let outer = top.parentView, outer.pendingWork.contains(.layout), !outer.isLayingOut { top = outer }
      guard top.pendingWork.contains(.layout) || !top.waiting[.layout].isEmpty else { return }
      // One call is enough for all views. Their traits are equal, except where a descendant overrides them.
      top.traitCollection.performAsCurrent { top.layOutTree(root) }
    }
  }

  /// Requests a solver pass for the constraint engine of this tree. This view is the root of the tree.
  func setNeedsConstraintSolving() { runtime.app.needsLayout = true }
  /// The number of pixels in a point, for frames on the pixel grid.
  package var layoutScale: CGFloat { runtime.app.device.scale }

  private func layOutTree(_ root: UIView) {
    if pendingWork.remove(.layout) != nil {
      root.layoutState?.engine?.solve()
      isLayingOut = true
      ownLayer.layoutSublayers()
      isLayingOut = false
      if layoutState?.node?.baselines != nil { baselinesMayHaveMoved() }
    }
    forEachWaiting(for: .layout) { view in if view === mask { view.layoutIfNeeded() } else { view.layOutTree(root) } }
  }

  /// Updates the mask. A mask is part of this view's layer tree and is laid out and drawn with it, but it is not a subview.
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
    // A size that the superview sets during its own layout does not request layout again. Otherwise a superview that sizes its labels would
    // never end.
    if let parentView, !parentView.isLayingOut { parentView.setNeedsLayout() }
    if contentMode == .redraw || ownLayer.needsDisplayOnBoundsChange { setNeedsDisplay() }
    if pendingWork.contains(.display) { markDisplay() }  // the pass does not return to a view without a size
    if autoresizesSubviews {
      for view in childViews where view.translatesAutoresizingMaskIntoConstraints { view.autoresize(from: old, to: new) }
    }
  }

  /// Distributes a change of the superview's size over the flexible lengths, in proportion to those lengths.
  private func autoresize(from old: CGSize, to new: CGSize) {
    if !autoresizingMask.isEmpty { frame = autoresized(frame, from: old, to: new) }
  }

  /// Returns the frame in a superview whose size changed.
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
