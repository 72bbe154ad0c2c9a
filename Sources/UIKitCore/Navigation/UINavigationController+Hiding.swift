import QuartzCore
internal import TransitionMachine

/// The hiding and showing of the bars (Docs/behaviour/bars.md, "Hidden bars and extended layout").
///
/// A cancelled pop also reverts the bars. The returning controller then sets in `viewWillAppear` the state that they already have.
extension UINavigationController {
  /// Hides or shows one of the two bars.
  func hide(_ bar: ReferenceWritableKeyPath<UINavigationController, ContainerBar>, _ hidden: Bool, animated: Bool) {
    guard hidden != self[keyPath: bar].isHidden else { return }
    let coordinator = stackCoordinator
    // The push or pop was cancelled, and its bars are on their way back.
    let isBack = self[keyPath: bar].goesAlong && coordinator == nil
    guard isViewLoaded, view.window != nil, animated, runtime.canAnimate, !isBack else {
      self[keyPath: bar].isHidden = hidden
      if isBack { self[keyPath: bar].transit = .along(offset: 0) }
      return layOutBars()
    }
    if let coordinator { return hide(bar, hidden, with: coordinator) }
    self[keyPath: bar].transit = .sliding
    prepareToShow(self[keyPath: bar], unless: hidden)
    UIView.animate(
      withDuration: BarMetrics.hiding,
      animations: {
        self[keyPath: bar].isHidden = hidden
        self.layOutBars()
        self.view.layoutIfNeeded()
      },
      completion: { _ in
        if self[keyPath: bar].transit == .sliding { self[keyPath: bar].transit = .none }
        self.layOutBars()
      })
  }

  /// Shows a bar beyond its edge before it slides in. A transparent bar fades in instead.
  private func prepareToShow(_ bar: ContainerBar, unless hidden: Bool) {
    if !hidden, bar.concealment == .hidden { UIView.performWithoutAnimation { layOutBars() } }
  }

  /// Hides or shows a bar together with a push or pop, and reverts the change if it is cancelled.
  private func hide(
    _ bar: ReferenceWritableKeyPath<UINavigationController, ContainerBar>, _ hidden: Bool,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    self[keyPath: bar].transit = .along(offset: 0)
    let isTop = self[keyPath: bar].edge == .top
    let animation = isTop ? moveBarAway(hidden) : slideToolbar(hidden)
    coordinator.animateAlongsideTransition(
      in: isTop ? navigationBar : toolbar, animation: { _ in animation() },
      completion: { [self] context in
        self[keyPath: bar].transit = .none
        // The state belongs to the controller. A cancelled pop leaves it to the returning view controller. (Docs/behaviour/bars.md, "Hidden
        // bars and extended layout")
        if context.isCancelled { self[keyPath: bar].isHidden = !hidden }
        layOutBars()
      })
  }

  /// Moves the navigation bar sideways together with the view that has it. Returns the changes that are animated.
  private func moveBarAway(_ hidden: Bool) -> () -> Void {
    let isPush = stackNode.stack.count > stackNode.shown.count
    let side: CGFloat = (isPush == hidden ? -1 : 1) * (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
    let away = side * view.bounds.width
    UIView.performWithoutAnimation {
      barState.transit = .along(offset: hidden ? 0 : away)
      barState.isHidden = false
      layOutBars()
      barState.isHidden = hidden
    }
    return { [self] in
      barState.transit = .along(offset: hidden ? away : 0)
      navigationBar.center.x = view.bounds.midX + barState.offset
    }
  }

  /// Slides the toolbar beyond the lower edge or back. Returns the changes that are animated.
  private func slideToolbar(_ hidden: Bool) -> () -> Void {
    prepareToShow(toolbarState, unless: hidden)
    toolbarState.isHidden = hidden
    return { [self] in
      layOutBars()
      // The area of the child view is animated too.
      view.layoutIfNeeded()
    }
  }

  // MARK: Toolbar

  /// Returns whether the toolbar is visible with a child on top. The first child that was pushed without a bottom bar hides it for all
  /// above.
  func showsToolbar(for child: UIViewController) -> Bool { !toolbarState.isHidden && !hidesBottomBar(for: child) }

  func hidesBottomBar(for child: UIViewController) -> Bool {
    line(upTo: child).dropFirst().contains { $0.wasPushedWithoutBottomBar }
  }

  /// Moves the toolbar together with the view that has it, if only one of the two has it. Returns whether it moves.
  func carryToolbar(from: UIViewController, to: UIViewController) -> Bool {
    // A popped controller is no longer in the stack. Its own value, and those of the controllers below, are from before the pop.
    let (had, has) = (hadToolbar(from), showsToolbar(for: to))
    guard had != has, !toolbarState.isHidden else { return false }
    toolbarState.owner = .child
    UIView.performWithoutAnimation {
      toolbar.isHidden = false
      carry(toolbar, at: toolbarFrame, with: had ? from : to)
    }
    return true
  }

  /// Moves a bar from a place in the container's view into the view of a child that is at rest.
  private func carry(_ bar: UIView, at place: CGRect, with child: UIViewController) {
    guard let carrier = child.view else { return }
    let rest = frame(of: child)
    bar.frame = place.offsetBy(dx: carrier.bounds.minX - rest.minX, dy: carrier.bounds.minY - rest.minY)
    carrier.addSubview(bar)
    (carrier as? UIScrollView)?.carry(bar)
    bar.layoutIfNeeded()
  }

  private func hadToolbar(_ child: UIViewController) -> Bool { !toolbarState.isHidden && !toolbar.isHidden && toolbar.superview === view }

  func putToolbarBack() {
    toolbarState.owner = .container
    view.addSubview(toolbar)
  }

  // MARK: Bottom bar of a container

  /// The container whose bar overlays the controllers of the stack.
  var bottomBarContainer: (any BottomBarContainer)? { parent as? any BottomBarContainer }
  /// Returns the height that this bar covers beyond the system's safe area. It is 0 for a controller that was pushed without the bar.
  func containersBarHeight(for child: UIViewController) -> CGFloat {
    hidesBottomBar(for: child) ? 0 : bottomBarContainer?.bottomBarHeight ?? 0
  }

  /// Moves the container's bar together with the view that has it. The result is `nil` if both views have it or neither has.
  func borrowBottomBar(from: UIViewController, to: UIViewController) -> (any BottomBarContainer)? {
    guard let lender = bottomBarContainer, lender.bottomBarHeight > 0, lender.bottomBarState.owner == .container, lender.shows(self) else {
      return nil
    }
    let (had, has) = (!hidesBottomBar(for: from), !hidesBottomBar(for: to))
    guard had != has else { return nil }
    lender.bottomBarState.owner = .child
    UIView.performWithoutAnimation { carry(lender.bottomBar, at: lender.bottomBarFrame, with: had ? from : to) }
    return lender
  }
}
