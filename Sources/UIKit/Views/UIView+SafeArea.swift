import QuartzCore

extension UIView {
  /// Works the safe area out from the superview's, and tells when it changed; then that of the subviews, which follows.
  func refreshSafeArea() {
    refreshOwnSafeArea()
    for view in childViews { view.refreshSafeArea() }
  }

  /// Whether the safe area changed.
  @discardableResult private func refreshOwnSafeArea() -> Bool {
    // Nearly every view: nothing is covered above it, and nothing was.
    if knownSafeArea == .zero, controller == nil, let parentView, parentView.safeAreaInsets == .zero { return false }
    let new = computedSafeArea
    guard new != knownSafeArea else { return false }
    knownSafeArea = new
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    layoutEdgesDidChange([.safeArea, .keyboard])
    marginsMayHaveChanged()
    return true
  }

  /// The view stands elsewhere, or has another size: constraints and the safe area follow.
  func geometryDidChange(resized: Bool) {
    layoutGeometryDidChange()
    if preservesSuperviewLayoutMargins { marginsMayHaveChanged() }
    guard window != nil else { return }
    if refreshOwnSafeArea() || resized { for view in childViews { view.safeAreaFollows() } }
  }

  private func safeAreaFollows() {
    if refreshOwnSafeArea() { for view in childViews { view.safeAreaFollows() } }
  }

  /// What the safe area depends on has changed.
  func safeAreaMayHaveChanged() { refreshSafeArea() }

  private var computedSafeArea: UIEdgeInsets {
    guard let controller else { return coveredArea }
    // A controller's view that hangs over its superview's edges keeps what it had: a page that slides in or out does not lay itself out anew.
    if parentView == nil || liesWithinSuperview && parentView?.pinsSafeArea != true { controller.coveredArea = coveredArea }
    // One that comes from outside, in a place where pages come and go, has what it will have inside, from its first layout on: else it would
    // be laid out anew when it is there.
    if controller.coveredArea == .zero, let parentView, parentView.controller == nil, !parentView.pinsSafeArea, !liesWithinSuperview,
      let place = frame.moved(into: parentView.bounds)
    {
      controller.coveredArea = coveredArea(at: place)
    }
    let covered = controller.coveredArea
    let (bars, more) = (controller.containerInsets, controller.additionalSafeAreaInsets)
    return UIEdgeInsets(
      top: covered.top + bars.top + more.top, left: covered.left + bars.left + more.left,
      bottom: covered.bottom + bars.bottom + more.bottom, right: covered.right + bars.right + more.right)
  }

  private var liesWithinSuperview: Bool {
    parentView.map { $0.bounds.insetBy(dx: -SafeAreaTolerance.points, dy: -SafeAreaTolerance.points).contains(frame) } ?? true
  }

  /// What the superview's safe area leaves out of this view, which is at most all of it.
  private var coveredArea: UIEdgeInsets { coveredArea(at: placeForSafeArea) }

  private func coveredArea(at f: CGRect) -> UIEdgeInsets {
    if let coveredByDevice { return coveredByDevice }
    guard let parentView, parentView.safeAreaInsets != .zero else { return .zero }
    let (outer, b) = (parentView.safeAreaInsets, parentView.bounds)
    let isContent = parentView.laysOutContentApart, taken = parentView.edgesTakingSafeArea
    func covered(_ edge: UIRectEdge, _ outer: CGFloat, _ reach: CGFloat, of side: CGFloat) -> CGFloat {
      guard outer != 0, !taken.contains(edge) else { return 0 }
      // Content goes on far beyond a scroll view's edges, where nothing covers it.
      return min(max(0, (reach * SafeAreaTolerance.grains).rounded() / SafeAreaTolerance.grains), isContent ? min(outer, side) : side)
    }
    return UIEdgeInsets(
      top: covered(.top, outer.top, b.minY + outer.top - f.minY, of: f.height),
      left: covered(.left, outer.left, b.minX + outer.left - f.minX, of: f.width),
      bottom: covered(.bottom, outer.bottom, f.maxY - (b.maxY - outer.bottom), of: f.height),
      right: covered(.right, outer.right, f.maxX - (b.maxX - outer.right), of: f.width))
  }
}

/// What the rounding of frames may not change.
private enum SafeAreaTolerance {
  /// How far a controller's view may hang over its superview's edges and still count as within, in points.
  static let points = 0.01
  /// How many steps a safe area has to the point: less than that is no other one, for which all that is inside would be laid out anew.
  static let grains: CGFloat = 128
}

extension CGRect {
  /// The same size at the nearest place within `room`; nil if it does not fit.
  fileprivate func moved(into room: CGRect) -> CGRect? {
    guard width > 0, height > 0, width <= room.width, height <= room.height else { return nil }
    return CGRect(
      x: min(max(minX, room.minX), room.maxX - width), y: min(max(minY, room.minY), room.maxY - height), width: width, height: height)
  }
}
