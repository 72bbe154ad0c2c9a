import QuartzCore

extension UIView {
  /// The transform from this view's coordinates to the superview's.
  private var toSuperview: CGAffineTransform {
    let (b, p, a) = (bounds, center, ownLayer.anchorPoint)
    return CGAffineTransform(translationX: -b.minX - a.x * b.width, y: -b.minY - a.y * b.height)
      .concatenating(transform).concatenating(CGAffineTransform(translationX: p.x, y: p.y))
  }
  private var root: UIView { parentView?.root ?? self }
  private var toRoot: CGAffineTransform {
    guard let parentView else { return .identity }
    return toSuperview.concatenating(parentView.toRoot)
  }

  /// Returns the transform from this view's coordinates to those of another view. Both views must have a common ancestor.
  ///
  /// A value of `nil` means the window, or the topmost superview.
  func map(to view: UIView?) -> CGAffineTransform {
    view === self ? .identity : toRoot.concatenating((view ?? root).toRoot.inverted())
  }
  func defaultConvert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying((view ?? root).map(to: self)) }
  func defaultConvert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying((view ?? root).map(to: self)) }

  /// Returns the deepest visible and enabled descendant that contains the point, frontmost first. The model geometry counts.
  /// (Docs/behaviour/animation.md, "Options and hit testing")
  ///
  /// Views that an animation block moves without `allowUserInteraction` are left out. Views that a property animator moves are tested at
  /// their visible position.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, with: event) else { return nil }
    for view in childViews.reversed() { if let hit = view.hitTest(view.ownPoint(of: point), with: event) { return hit } }
    return self
  }

  // These two are functions of their own, because their local variables would use stack space at each level of the recursion.
  @inline(never)
  private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.invisibleAlpha, movingBlocks == 0 else { return false }
    return seenAnimators > 0 ? (ownLayer.shown?.bounds ?? bounds).contains(point) : self.point(inside: point, with: event)
  }
  /// Returns a point of the superview in this view's coordinates, at the visible position of this view.
  @inline(never)
  private func ownPoint(of point: CGPoint) -> CGPoint {
    let map = seenAnimators > 0 ? toSuperviewAsSeen : toSuperview
    return point.applying(map.inverted())
  }

  /// The transform from the visible coordinates of this view to the superview's.
  private var toSuperviewAsSeen: CGAffineTransform {
    guard let seen = ownLayer.shown else { return toSuperview }
    let (b, p, a) = (seen.bounds, seen.position, seen.anchorPoint)
    return CGAffineTransform(translationX: -b.minX - a.x * b.width, y: -b.minY - a.y * b.height)
      .concatenating(seen.transform).concatenating(CGAffineTransform(translationX: p.x, y: p.y))
  }
  /// The opacity below which a view receives no touches (documented for `hitTest(_:with:)`).
  package static let invisibleAlpha: CGFloat = 0.01
}

extension UIView {
  /// Returns a rectangle of the view's coordinate system converted to screen points.
  package func screenFrame(of rect: CGRect) -> CGRect {
    let frame = convert(rect, to: nil)
    guard let origin = window?.frame.origin, origin != .zero else { return frame }
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
