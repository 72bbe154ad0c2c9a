import QuartzCore
internal import TransitionMachine

/// The bars: their content, their frames, and their changes during a transition of the stack.
extension UINavigationController {
  private var bottom: UIViewController? { stackNode.shown.last?.controller }

  /// The items of the bar. An empty stack inside another one shows its own item, so that there is a way back.
  private var barItems: [UINavigationItem] {
    let own = stackNode.shown.compactMap { $0.controller?.navigationItem }
    return outerItems + (own.isEmpty && outerStack != nil ? [navigationItem] : own)
  }

  /// Updates the bars for the top of the stack, without animation. Called whenever the top changes.
  func showTop() {
    guard isViewLoaded else { return }
    if stackNode.shown.count > 1 { bottom?.transitionDriver?.listen(in: view) }
    follow(bottom)
    bottomBarContainer?.bottomBarMayHaveChanged()
    guard !navigationBar.isChanging else { return }
    navigationBar.stack = barItems
    navigationBar.showPage()
    if !hasSameButtons(bottom) { toolbar.items = bottom?.toolbarItems }
    view.setNeedsLayout()
  }

  private func hasSameButtons(_ controller: UIViewController?) -> Bool {
    (toolbar.items ?? []).elementsEqual(controller?.toolbarItems ?? [], by: ===)
  }

  /// Lays out the bars at the end of a transition. The bar does not follow its scroll view during the transition. If the content has
  /// scrolled meanwhile, the large title appears or disappears with an animation.
  private func layOutBars(afterScrollFrom expected: CGFloat?, to scroll: CGFloat) {
    let collapsible = navigationBar.collapsible
    guard let expected, collapsible > 0, abs(min(expected, collapsible) - min(scroll, collapsible)) > UIScrollView.edgeTolerance else {
      return layOutBars()
    }
    UIView.animate(withDuration: BarMetrics.hiding, delay: 0, options: .allowUserInteraction) { self.layOutBars() }
  }

  /// Animates the bars alongside a transition of the stack, and reverts the change if it is cancelled.
  func barsGoAlong(to controller: UIViewController) {
    guard let coordinator = stackCoordinator, isViewLoaded else { return }
    let (oldItems, newItems) = (navigationBar.stack, outerItems + stackNode.stack.compactMap { $0.controller?.navigationItem })
    let isPop = newItems.count < oldItems.count || oldItems.contains { $0 === newItems.last }
    let (oldScroll, oldPage) = (navigationBar.scrolled, navigationBar.page)
    let (oldTools, leaving) = (toolbar.items, bottom)
    let isCarried = leaving.map { carryToolbar(from: $0, to: controller) } ?? false
    let lender = leaving.flatMap { borrowBottomBar(from: $0, to: controller) }
    var way: NavigationBarTransition?
    var expectedScroll: CGFloat?
    coordinator.animateAlongsideTransition(
      in: navigationBar,
      animation: { [self] _ in
        UIView.performWithoutAnimation {
          navigationBar.layoutIfNeeded()
          let scroll = scrollDistance(of: controller) ?? 0
          expectedScroll = coordinator.isAnimated ? scroll : nil
          way = navigationBar.transition(to: newItems, isPop: isPop, scrolled: scroll)
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
      },
      completion: { [self] context in
        let isCancelled = context.isCancelled
        if isCarried { putToolbarBack() }
        lender?.takeBackBottomBar()
        // A controller that was removed from the middle of the stack does not return. It may already belong to another container.
        navigationBar.stack = barItems
        if isCancelled {
          follow(bottom)
          if !(toolbar.items ?? []).elementsEqual(oldTools ?? [], by: ===) { toolbar.items = oldTools }
        } else if !hasSameButtons(bottom) {
          toolbar.items = bottom?.toolbarItems
        }
        let scroll = bottom.flatMap(scrollDistance) ?? 0
        navigationBar.scrolled = scroll
        if let way, let kept = isCancelled ? oldPage : navigationBar.page { navigationBar.end(way, with: kept) }
        layOutBars(afterScrollFrom: isCancelled ? oldScroll : expectedScroll, to: scroll)
        view.setNeedsLayout()
      })
    // The toolbar is animated separately from the bar, so that an interaction also stops the time of the toolbar.
    coordinator.animateAlongsideTransition(in: toolbar) { [self] _ in
      guard !hasSameButtons(controller), !isCarried || showsToolbar(for: controller) else { return }
      toolbar.setItems(controller.toolbarItems, animated: !isCarried)
    }
  }
}
