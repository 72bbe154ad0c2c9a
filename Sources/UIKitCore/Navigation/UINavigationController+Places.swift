import QuartzCore
internal import TransitionMachine

/// The frames of the bars and of the child views. (Docs/behaviour/bars.md, "Bar metrics" and "Hidden bars and extended layout")
extension UINavigationController {
  /// Returns the stack up to a child: the requested stack, or the visible one for a child that is about to disappear.
  func line(upTo child: UIViewController) -> [UIViewController] {
    for nodes in [stackNode.stack, stackNode.shown] {
      if let index = nodes.firstIndex(where: { $0 === child.node }) { return nodes[...index].compactMap(\.controller) }
    }
    return [child]
  }

  /// Returns the height of the bar for a child of the stack, with its whole large title.
  private func barHeight(for child: UIViewController) -> CGFloat {
    let items = outerItems + line(upTo: child).map(\.navigationItem)
    return navigationBar.height(at: items.count - 1, of: items)
  }

  /// The controller whose item the bar shows.
  private var current: UIViewController? {
    guard let item = navigationBar.topItem else { return nil }
    return (stackNode.shown + stackNode.stack).lazy.compactMap(\.controller).first { $0.navigationItem === item }
  }

  /// Sets the frames of the bars and the child view. It is called by each layout and inside animations.
  ///
  /// The content may scroll because of its new size, and may request the bars during the call. They are then laid out again in the next
  /// round.
  func layOutBars() {
    guard isViewLoaded else { return }
    guard !isLayingOutBars else { return view.setNeedsLayout() }
    isLayingOutBars = true
    defer { isLayingOutBars = false }
    content.frame = view.bounds
    let safe = view.safeAreaInsets
    let current = current
    let whole = current.map(barHeight) ?? navigationBar.height(at: 0)
    let collapsible = current.map(collapsible) ?? 0
    let height = whole - (collapsible > 0 ? min(navigationBar.scrolled, collapsible) : 0)
    barState.layOut(navigationBar, at: CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height), in: view.bounds)
    toolbarState.layOut(toolbar, at: toolbarFrame, in: view.bounds, isShown: current.map(showsToolbar))
    if UIView.inheritedAnimationDuration > 0 {  // the content of the bars is animated with them
      navigationBar.layoutIfNeeded()
      toolbar.layoutIfNeeded()
    }
    placeChildren()
  }

  var toolbarFrame: CGRect {
    let height = BarMetrics.toolbar(for: traitCollection)
    return CGRect(x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width, height: height)
  }

  private func collapsible(_ child: UIViewController) -> CGFloat {
    let items = outerItems + line(upTo: child).map(\.navigationItem)
    return navigationBar.collapsible(at: items.count - 1, of: items)
  }

  private func placeChildren() {
    let shown = Set(stackNode.shown.suffix(1).map(ObjectIdentifier.init))
    for child in viewControllers where child.isViewLoaded && child.view.superview === content {
      // A disappearing child keeps its insets during the transition.
      if !isLeaving(child) { setInsets(of: child) }
      // A transition in progress moves the views itself.
      if !isChangingStack, shown.contains(ObjectIdentifier(child.node)), child.view.transform.isIdentity {
        child.view.frame = frame(of: child)
      }
    }
  }

  private func isLeaving(_ child: UIViewController) -> Bool { isChangingStack && stackNode.stack.last !== child.node }

  /// Returns whether a child extends under a bar. (Docs/behaviour/bars.md, "Hidden bars and extended layout")
  private func extends(_ child: UIViewController, _ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    child.edgesForExtendedLayout.contains(edge) && (isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  func frame(of child: UIViewController) -> CGRect {
    setInsets(of: child)
    var frame = view.bounds
    if !barState.isHidden, !extends(child, .top, isTranslucent: navigationBar.isTranslucent || navigationBar.hasModernLook) {
      let top = view.safeAreaInsets.top + barHeight(for: child)
      (frame.origin.y, frame.size.height) = (top, frame.height - top)
    }
    if showsToolbar(for: child), !extends(child, .bottom, isTranslucent: toolbar.isTranslucent) {
      frame.size.height -= view.safeAreaInsets.bottom + BarMetrics.toolbar(for: traitCollection)
    } else if containersBarHeight(for: child) > 0,
      !extends(child, .bottom, isTranslucent: bottomBarContainer?.isBottomBarTranslucent ?? true)
    {
      frame.size.height -= view.safeAreaInsets.bottom
    }
    return frame
  }

  /// Sets the insets that the bars cover in a child's view in addition to the system's safe area.
  private func setInsets(of child: UIViewController) {
    let coversTop = !barState.isHidden && extends(child, .top, isTranslucent: navigationBar.isTranslucent || navigationBar.hasModernLook)
    let coversBottom = showsToolbar(for: child) && extends(child, .bottom, isTranslucent: toolbar.isTranslucent)
    // The part that the container's bar covers is also reserved for a controller that hides the bar.
    let unused = (bottomBarContainer?.bottomBarHeight ?? 0) - containersBarHeight(for: child)
    let bottom = (coversBottom ? BarMetrics.toolbar(for: traitCollection) : 0) - unused
    child.containerInsets = UIEdgeInsets(top: coversTop ? barHeight(for: child) : 0, left: 0, bottom: bottom, right: 0)
  }

  func barHeightMayHaveChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
  }
}
