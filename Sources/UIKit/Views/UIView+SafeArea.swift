import QuartzCore

extension UIView {
  /// How much of the bounds the system covers or the controllers above add, in points from each edge.
  public var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// Works the safe area out from the superview's, and tells when it changed; then that of the subviews, which follows.
  func refreshSafeArea() {
    refreshOwnSafeArea()
    for view in subviews { view.refreshSafeArea() }
  }

  /// Whether the safe area changed.
  @discardableResult private func refreshOwnSafeArea() -> Bool {
    // Nearly every view: nothing is covered above it, and nothing was.
    if knownSafeArea == .zero, controller == nil, let superview, superview.knownSafeArea == .zero { return false }
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
    if refreshOwnSafeArea() || resized { for view in subviews { view.safeAreaFollows() } }
  }

  private func safeAreaFollows() {
    if refreshOwnSafeArea() { for view in subviews { view.safeAreaFollows() } }
  }

  /// What the safe area depends on has changed.
  func safeAreaMayHaveChanged() { refreshSafeArea() }

  private var computedSafeArea: UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      result = window.screenInsets
    } else if let superview {
      let outer = superview.safeAreaInsets
      if outer == .zero && controller == nil { return .zero }
      let (f, b) = (frame, superview.bounds)
      // What is covered of this view, which is at most all of it.
      result = UIEdgeInsets(
        top: min(max(0, b.minY + outer.top - f.minY), f.height), left: min(max(0, b.minX + outer.left - f.minX), f.width),
        bottom: min(max(0, f.maxY - (b.maxY - outer.bottom)), f.height), right: min(max(0, f.maxX - (b.maxX - outer.right)), f.width))
      if outer.top == 0 { result.top = 0 }
      if outer.left == 0 { result.left = 0 }
      if outer.bottom == 0 { result.bottom = 0 }
      if outer.right == 0 { result.right = 0 }
    }
    guard let more = controller?.additionalSafeAreaInsets else { return result }
    return UIEdgeInsets(
      top: result.top + more.top, left: result.left + more.left, bottom: result.bottom + more.bottom, right: result.right + more.right)
  }
}
