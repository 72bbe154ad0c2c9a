import QuartzCore

extension UIView {
  /// From this view's coordinates to the superview's.
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

  /// The map from this view's coordinates to another's, which must have a common ancestor; nil means the window (or the topmost view).
  func map(to view: UIView?) -> CGAffineTransform {
    view === self ? .identity : toRoot.concatenating((view ?? root).toRoot.inverted())
  }
  func defaultConvert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying((view ?? root).map(to: self)) }
  func defaultConvert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying((view ?? root).map(to: self)) }

  /// The deepest visible, enabled descendant that contains the point, front ones first; model geometry. (BEHAVIOUR §1.8)
  ///
  /// Views that a block moves without `allowUserInteraction` are left out; those that a property animator moves are hit where they are seen.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, with: event) else { return nil }
    for view in childViews.reversed() { if let hit = view.hitTest(view.ownPoint(of: point), with: event) { return hit } }
    return self
  }

  // These two by themselves: what they work with would lie on the stack once for each level, in a walk that goes through the app's code.
  @inline(never)
  private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.invisibleAlpha, movingBlocks == 0 else { return false }
    return seenAnimators > 0 ? (ownLayer.shown?.bounds ?? bounds).contains(point) : self.point(inside: point, with: event)
  }
  /// A point of the superview's, where this view is seen.
  @inline(never)
  private func ownPoint(of point: CGPoint) -> CGPoint {
    let map = seenAnimators > 0 ? toSuperviewAsSeen : toSuperview
    return point.applying(map.inverted())
  }

  /// From the coordinates of what is seen of this view to the superview's.
  private var toSuperviewAsSeen: CGAffineTransform {
    guard let seen = ownLayer.shown else { return toSuperview }
    let (b, p, a) = (seen.bounds, seen.position, seen.anchorPoint)
    return CGAffineTransform(translationX: -b.minX - a.x * b.width, y: -b.minY - a.y * b.height)
      .concatenating(seen.transform).concatenating(CGAffineTransform(translationX: p.x, y: p.y))
  }
  /// Below it a view gets no touches. (Apple's documentation of `hitTest(_:with:)`)
  static let invisibleAlpha: CGFloat = 0.01
}
