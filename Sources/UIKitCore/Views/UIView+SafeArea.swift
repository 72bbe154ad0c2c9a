import QuartzCore

extension UIView {
  /// Computes the safe area from the superview's and reports a change. Then updates the subviews, which depend on it.
  func refreshSafeArea() {
    refreshOwnSafeArea()
    for view in childViews { view.refreshSafeArea() }
  }

  /// Updates the safe area of this view and returns whether it changed.
  @discardableResult private func refreshOwnSafeArea() -> Bool {
    // The common case: no ancestor covers the view, neither now nor before.
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

  /// Updates constraints and the safe area after the view's position or size changed.
  func geometryDidChange(resized: Bool) {
    layoutGeometryDidChange()
    if preservesSuperviewLayoutMargins { marginsMayHaveChanged() }
    guard window != nil else { return }
    if refreshOwnSafeArea() || resized { for view in childViews { view.safeAreaFollows() } }
  }

  private func safeAreaFollows() {
    if refreshOwnSafeArea() { for view in childViews { view.safeAreaFollows() } }
  }

  /// Updates the safe area after a value that it depends on changed.
  package func safeAreaMayHaveChanged() { refreshSafeArea() }

  private var computedSafeArea: UIEdgeInsets {
    guard let controller else { return coveredArea }
    // A controller's view that extends beyond its superview's edges keeps its safe area. A page that slides in or out is not laid out
    // again.
    if parentView == nil || liesWithinSuperview && parentView?.pinsSafeArea != true { controller.coveredArea = coveredArea }
    // An appearing view that is outside its superview gets its final safe area for its first layout. Otherwise it would be laid out again
    // at its destination.
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

  /// The insets of this view that the superview's safe area leaves out. They are limited to the size of the view.
  private var coveredArea: UIEdgeInsets { coveredArea(at: placeForSafeArea) }

  private func coveredArea(at f: CGRect) -> UIEdgeInsets {
    if let coveredByDevice { return coveredByDevice }
    guard let parentView, parentView.safeAreaInsets != .zero else { return .zero }
    let (outer, b) = (parentView.safeAreaInsets, parentView.bounds)
    let isContent = parentView.laysOutContentApart, taken = parentView.edgesTakingSafeArea
    func covered(_ edge: UIRectEdge, _ outer: CGFloat, _ reach: CGFloat, of side: CGFloat) -> CGFloat {
      guard outer != 0, !taken.contains(edge) else { return 0 }
      // Scroll content extends far beyond the scroll view's edges, where nothing covers it.
      return min(max(0, (reach * SafeAreaTolerance.grains).rounded() / SafeAreaTolerance.grains), isContent ? min(outer, side) : side)
    }
    return UIEdgeInsets(
      top: covered(.top, outer.top, b.minY + outer.top - f.minY, of: f.height),
      left: covered(.left, outer.left, b.minX + outer.left - f.minX, of: f.width),
      bottom: covered(.bottom, outer.bottom, f.maxY - (b.maxY - outer.bottom), of: f.height),
      right: covered(.right, outer.right, f.maxX - (b.maxX - outer.right), of: f.width))
  }
}

/// The tolerances that hide rounding differences of frames.
private enum SafeAreaTolerance {
  /// The distance, in points, by which a controller's view may extend beyond its superview and still count as inside.
  static let points = 0.01
  /// The number of safe-area steps in a point. A smaller difference causes no layout of the descendants.
  static let grains: CGFloat = 128
}

extension CGRect {
  /// Returns the rectangle moved to the nearest position inside `room`, or `nil` if it does not fit.
  fileprivate func moved(into room: CGRect) -> CGRect? {
    guard width > 0, height > 0, width <= room.width, height <= room.height else { return nil }
    return CGRect(
      x: min(max(minX, room.minX), room.maxX - width), y: min(max(minY, room.minY), room.maxY - height), width: width, height: height)
  }
}
