import QuartzCore
internal import TransitionMachine

/// The hiding and showing of the bars (Docs/behaviour/bars.md, "Hidden bars and extended layout").
///
/// A cancelled pop also reverts the bars. The returning controller then sets in `viewWillAppear` the state that they already have.
extension UINavigationController {
  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    let isBack = goesAlong.bar && stackCoordinator == nil
    guard isViewLoaded, view.window != nil, animated, runtime.canAnimate, !isBack else {
      isBarHidden = hidden
      if isBack { hiddenBarX = 0 }
      return layOutBars()
    }
    if let coordinator = stackCoordinator { return hideBar(hidden, with: coordinator) }
    isHidingBar = true
    UIView.animate(
      withDuration: BarMetrics.hiding,
      animations: {
        self.isBarHidden = hidden
        self.layOutBars()
        self.view.layoutIfNeeded()
      },
      completion: { _ in
        self.isHidingBar = false
        self.layOutBars()
      })
  }

  /// Moves the bar together with the view that has it, in a push or pop.
  private func hideBar(_ hidden: Bool, with coordinator: any UIViewControllerTransitionCoordinator) {
    let isPush = stackNode.stack.count > stackNode.shown.count
    let side: CGFloat = (isPush == hidden ? -1 : 1) * (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
    let away = side * view.bounds.width
    isBarHidden = hidden
    isHidingBar = true
    goesAlong.bar = true
    UIView.performWithoutAnimation {
      hiddenBarX = hidden ? 0 : away
      isBarHidden = false
      layOutBars()
      isBarHidden = hidden
    }
    coordinator.animateAlongsideTransition(
      in: navigationBar,
      animation: { [self] _ in
        hiddenBarX = hidden ? away : 0
        navigationBar.center.x = view.bounds.midX + hiddenBarX
      },
      completion: { [self] context in
        (hiddenBarX, isHidingBar, goesAlong.bar) = (0, false, false)
        // The state belongs to the controller. A cancelled pop leaves it to the returning view controller. (Docs/behaviour/bars.md, "Hidden
        // bars and extended layout")
        if context.isCancelled { isBarHidden = !hidden }
        layOutBars()
      })
  }

  // MARK: Toolbar

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden == isToolbarShown else { return }
    let isBack = goesAlong.toolbar && stackCoordinator == nil
    guard isViewLoaded, view.window != nil, animated, runtime.canAnimate, !isBack else {
      isToolbarShown = !hidden
      return layOutBars()
    }
    isHidingToolbar = true
    if let coordinator = stackCoordinator { return hideToolbar(hidden, with: coordinator) }
    if !hidden { UIView.performWithoutAnimation { layOutBars() } }
    UIView.animate(
      withDuration: BarMetrics.hiding,
      animations: {
        self.isToolbarShown = !hidden
        self.layOutBars()
        self.view.layoutIfNeeded()
      },
      completion: { _ in
        self.isHidingToolbar = false
        self.layOutBars()
      })
  }

  /// Hides or shows the toolbar together with a push or pop, and reverts the change if it is cancelled.
  private func hideToolbar(_ hidden: Bool, with coordinator: any UIViewControllerTransitionCoordinator) {
    if !hidden { UIView.performWithoutAnimation { layOutBars() } }
    isToolbarShown = !hidden
    goesAlong.toolbar = true
    coordinator.animateAlongsideTransition(
      in: toolbar,
      animation: { [self] _ in
        layOutBars()
        // The area of the child view is animated too.
        view.layoutIfNeeded()
      },
      completion: { [self] context in
        (isHidingToolbar, goesAlong.toolbar) = (false, false)
        // A request of the returning controller in the meantime has priority.
        if context.isCancelled, isToolbarShown == !hidden { isToolbarShown = hidden }
        layOutBars()
      })
  }

  /// Returns whether the toolbar is visible with a child on top. The first child that was pushed without a bottom bar hides it for all
  /// above.
  func showsToolbar(for child: UIViewController) -> Bool { isToolbarShown && !hidesBottomBar(for: child) }

  func hidesBottomBar(for child: UIViewController) -> Bool {
    line(upTo: child).dropFirst().contains { $0.wasPushedWithoutBottomBar }
  }

  /// Moves the toolbar together with the view that has it, if only one of the two has it. Returns whether it moves.
  func carryToolbar(from: UIViewController, to: UIViewController) -> Bool {
    // A popped controller is no longer in the stack. Its own value, and those of the controllers below, are from before the pop.
    let (had, has) = (hadToolbar(from), showsToolbar(for: to))
    guard had != has, isToolbarShown, let carrier = (had ? from : to).view else { return false }
    isCarryingToolbar = true
    UIView.performWithoutAnimation {
      toolbar.isHidden = false
      let rest = frame(of: had ? from : to)
      toolbar.frame = toolbarFrame.offsetBy(dx: carrier.bounds.minX - rest.minX, dy: carrier.bounds.minY - rest.minY)
      carrier.addSubview(toolbar)
      (carrier as? UIScrollView)?.carry(toolbar)
      toolbar.layoutIfNeeded()
    }
    return true
  }

  private func hadToolbar(_ child: UIViewController) -> Bool { isToolbarShown && !toolbar.isHidden && toolbar.superview === view }

  func putToolbarBack() {
    isCarryingToolbar = false
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
    guard let lender = bottomBarContainer, lender.bottomBarHeight > 0, !lender.isBottomBarLent, lender.shows(self) else { return nil }
    let (had, has) = (!hidesBottomBar(for: from), !hidesBottomBar(for: to))
    guard had != has, let carrier = (had ? from : to).view else { return nil }
    lender.isBottomBarLent = true
    UIView.performWithoutAnimation {
      let rest = frame(of: had ? from : to)
      lender.bottomBar.frame = lender.bottomBarFrame.offsetBy(dx: carrier.bounds.minX - rest.minX, dy: carrier.bounds.minY - rest.minY)
      carrier.addSubview(lender.bottomBar)
      (carrier as? UIScrollView)?.carry(lender.bottomBar)
      lender.bottomBar.layoutIfNeeded()
    }
    return lender
  }
}
