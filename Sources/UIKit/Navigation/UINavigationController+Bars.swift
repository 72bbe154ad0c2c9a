import QuartzCore
internal import TransitionMachine

/// The bars: what they show, where they lie, and how they go along with a change of the stack.
extension UINavigationController {
  private var bottom: UIViewController? { stackNode.shown.last?.controller }

  private var barItems: [UINavigationItem] { stackNode.shown.compactMap { $0.controller?.navigationItem } }

  /// The bars show the top of the stack, without animation. Called whenever that is another one.
  func showTop() {
    guard isViewLoaded else { return }
    follow(bottom)
    guard !navigationBar.isChanging else { return }
    navigationBar.stack = barItems
    navigationBar.showPage()
    toolbar.items = bottom?.toolbarItems
    view.setNeedsLayout()
  }

  /// Inside a transition of the stack: the bar goes from page to page with it, and back if it is cancelled.
  func barsGoAlong(to controller: UIViewController) {
    guard let coordinator = transitionCoordinator, isViewLoaded else { return }
    let (oldItems, newItems) = (navigationBar.stack, stackNode.stack.compactMap { $0.controller?.navigationItem })
    let isPop = newItems.count < oldItems.count || oldItems.contains { $0 === newItems.last }
    let (oldScroll, oldPage) = (navigationBar.scrolled, navigationBar.page)
    let oldTools = toolbar.items
    var way: NavigationBarTransition?
    coordinator.animateAlongsideTransition(
      in: navigationBar,
      animation: { [self] _ in
        UIView.performWithoutAnimation {
          navigationBar.layoutIfNeeded()
          way = navigationBar.transition(to: newItems, isPop: isPop)
        }
        navigationBar.stack = newItems
        follow(controller)
        if let way {
          way.move(to: isPop ? .lower : .upper)
          way.fade(to: isPop ? .lower : .upper, animated: true)
        } else {
          navigationBar.showPage()
        }
        navigationBar.showLook()
        layOutBars()
        toolbar.items = controller.toolbarItems
      },
      completion: { [self] context in
        let isCancelled = context.isCancelled
        if isCancelled {
          navigationBar.stack = oldItems
          follow(bottom)
          navigationBar.scrolled = oldScroll
          toolbar.items = oldTools
        }
        if let way, let kept = isCancelled ? oldPage : navigationBar.page { navigationBar.end(way, with: kept) }
        layOutBars()
        view.setNeedsLayout()
      })
  }

  // MARK: Places

  /// The bar's height for a child of the stack, with its large title all there.
  private func barHeight(for child: UIViewController) -> CGFloat {
    let stack = stackNode.stack.compactMap { $0.controller?.navigationItem }
    let index = stack.firstIndex { $0 === child.navigationItem } ?? stack.count - 1
    return navigationBar.height(at: index, of: stack)
  }

  /// Puts bars and the view of the child in place. Called by every layout, and within animations.
  func layOutBars() {
    guard isViewLoaded else { return }
    content.frame = view.bounds
    let safe = view.safeAreaInsets
    let current = navigationBar.topItem.flatMap { item in viewControllers.first { $0.navigationItem === item } }
    let whole = current.map(barHeight) ?? navigationBar.height(at: 0)
    let height = whole - (current.map { isLarge($0) } == true ? min(navigationBar.scrolled, BarMetrics.largeTitle) : 0)
    let y = isBarHidden ? -height : safe.top
    navigationBar.frame = CGRect(x: hiddenBarX, y: hiddenBarX != 0 ? safe.top : y, width: view.bounds.width, height: height)
    navigationBar.alpha = isBarHidden && hiddenBarX == 0 && !isHidingBar ? 0 : 1
    let toolbarHeight = BarMetrics.toolbar(for: traitCollection)
    let toolbarY = isToolbarShown ? view.bounds.height - safe.bottom - toolbarHeight : view.bounds.height
    toolbar.frame = CGRect(x: 0, y: toolbarY, width: view.bounds.width, height: toolbarHeight)
    toolbar.isHidden = !isToolbarShown && !isHidingToolbar
    placeChildren()
  }

  private func isLarge(_ child: UIViewController) -> Bool {
    let stack = stackNode.stack.compactMap { $0.controller?.navigationItem }
    return stack.firstIndex { $0 === child.navigationItem }.map { navigationBar.hasLargeTitle(at: $0, of: stack) } ?? false
  }

  private func placeChildren() {
    let shown = Set(stackNode.shown.suffix(1).map(ObjectIdentifier.init))
    for child in viewControllers where child.isViewLoaded && child.view.superview === content {
      setInsets(of: child)
      // A transition that is under way moves the views itself.
      if !isChangingStack, shown.contains(ObjectIdentifier(child.node)), child.view.transform.isIdentity {
        child.view.frame = frame(of: child)
      }
    }
  }

  /// Whether what lies under the bar is the child's too. (§17.6)
  private func extends(_ child: UIViewController, _ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    child.edgesForExtendedLayout.contains(edge) && (isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }

  func frame(of child: UIViewController) -> CGRect {
    setInsets(of: child)
    var frame = view.bounds
    if !isBarHidden, !extends(child, .top, isTranslucent: navigationBar.isTranslucent || navigationBar.hasModernLook) {
      let top = view.safeAreaInsets.top + barHeight(for: child)
      (frame.origin.y, frame.size.height) = (top, frame.height - top)
    }
    if isToolbarShown, !extends(child, .bottom, isTranslucent: toolbar.isTranslucent) {
      frame.size.height -= view.safeAreaInsets.bottom + BarMetrics.toolbar(for: traitCollection)
    }
    return frame
  }

  /// What the bars cover of a child's view, beyond what the system covers.
  private func setInsets(of child: UIViewController) {
    let coversTop = !isBarHidden && extends(child, .top, isTranslucent: navigationBar.isTranslucent || navigationBar.hasModernLook)
    let coversBottom = isToolbarShown && extends(child, .bottom, isTranslucent: toolbar.isTranslucent)
    child.containerInsets = UIEdgeInsets(
      top: coversTop ? barHeight(for: child) : 0, left: 0, bottom: coversBottom ? BarMetrics.toolbar(for: traitCollection) : 0, right: 0)
  }

  func barHeightMayHaveChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
  }

  // MARK: Hiding

  func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    guard isViewLoaded, view.window != nil, animated, runtime.canAnimate else {
      isBarHidden = hidden
      return layOutBars()
    }
    if let coordinator = transitionCoordinator, isChangingStack { return hideBar(hidden, with: coordinator) }
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
        (hiddenBarX, isHidingBar) = (0, false)
        // The state is the controller's own: a cancelled pop leaves it to the page that comes back. (§17.6)
        if context.isCancelled { isBarHidden = !hidden }
        layOutBars()
      })
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden == isToolbarShown else { return }
    guard isViewLoaded, view.window != nil, animated, runtime.canAnimate else {
      isToolbarShown = !hidden
      return layOutBars()
    }
    isHidingToolbar = true
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
}
