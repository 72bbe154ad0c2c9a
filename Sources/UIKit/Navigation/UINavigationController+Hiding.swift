import QuartzCore
internal import TransitionMachine

/// Bars come and go. (BEHAVIOUR-2 §17.6)
///
/// A pop that is taken back takes the bars back as well. Then the page that comes back says in its `viewWillAppear` what it always says,
/// and they are there already.
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

  /// With a push or pop, the bar travels with the page that has it.
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
        // The state is the controller's own: a cancelled pop leaves it to the page that comes back. (§17.6)
        if context.isCancelled { isBarHidden = !hidden }
        layOutBars()
      })
  }

  // MARK: The toolbar

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

  /// Within a push or pop it comes and goes as that does, and stays if that is taken back.
  private func hideToolbar(_ hidden: Bool, with coordinator: any UIViewControllerTransitionCoordinator) {
    if !hidden { UIView.performWithoutAnimation { layOutBars() } }
    isToolbarShown = !hidden
    goesAlong.toolbar = true
    coordinator.animateAlongsideTransition(
      in: toolbar,
      animation: { [self] _ in
        layOutBars()
        // The page's room goes along.
        view.layoutIfNeeded()
      },
      completion: { [self] context in
        (isHidingToolbar, goesAlong.toolbar) = (false, false)
        // What the page that comes back asked for meanwhile wins.
        if context.isCancelled, isToolbarShown == !hidden { isToolbarShown = hidden }
        layOutBars()
      })
  }

  /// Whether there is a toolbar while a child is on top: not from the first one above the root that was pushed without.
  func showsToolbar(for child: UIViewController) -> Bool { isToolbarShown && !hidesBottomBar(for: child) }

  func hidesBottomBar(for child: UIViewController) -> Bool {
    line(upTo: child).dropFirst().contains { $0.wasPushedWithoutBottomBar }
  }

  /// A toolbar that one page has and the other has not travels with the page that has it. True if it does.
  func carryToolbar(from: UIViewController, to: UIViewController) -> Bool {
    // Who leaves by a pop is in the stack no longer: its own wish and those of the pages below are what they were.
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

  // MARK: The bar at the bottom of a container

  /// A container whose bar the pages lie above.
  var bottomBarContainer: (any BottomBarContainer)? { parent as? any BottomBarContainer }
  /// How much of that bar a page lies under, beyond what the system covers; 0 for a page that was pushed without it.
  func containersBarHeight(for child: UIViewController) -> CGFloat {
    hidesBottomBar(for: child) ? 0 : bottomBarContainer?.bottomBarHeight ?? 0
  }

  /// The container's bar, which one page has and the other has not, travels with the page that has it. Nil if both have it or neither.
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
