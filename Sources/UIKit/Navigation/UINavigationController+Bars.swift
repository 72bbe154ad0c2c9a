import QuartzCore
internal import TransitionMachine

/// The bars: what they show, where they lie, and how they go along with a change of the stack.
extension UINavigationController {
  private var bottom: UIViewController? { stackNode.shown.last?.controller }

  /// The items of the bar. An empty stack within another shows its own item, so that there is a way back.
  private var barItems: [UINavigationItem] {
    let own = stackNode.shown.compactMap { $0.controller?.navigationItem }
    return outerItems + (own.isEmpty && outerStack != nil ? [navigationItem] : own)
  }

  /// The bars show the top of the stack, without animation. Called whenever that is another one.
  func showTop() {
    guard isViewLoaded else { return }
    if stackNode.shown.count > 1 { bottom?.zoom?.drag.listen(in: view) }
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

  /// Inside a transition of the stack: the bar goes from page to page with it, and back if it is cancelled.
  func barsGoAlong(to controller: UIViewController) {
    guard let coordinator = stackCoordinator, isViewLoaded else { return }
    let (oldItems, newItems) = (navigationBar.stack, outerItems + stackNode.stack.compactMap { $0.controller?.navigationItem })
    let isPop = newItems.count < oldItems.count || oldItems.contains { $0 === newItems.last }
    let (oldScroll, oldPage) = (navigationBar.scrolled, navigationBar.page)
    let (oldTools, leaving) = (toolbar.items, bottom)
    let isCarried = leaving.map { carryToolbar(from: $0, to: controller) } ?? false
    let lender = leaving.flatMap { borrowBottomBar(from: $0, to: controller) }
    var way: NavigationBarTransition?
    coordinator.animateAlongsideTransition(
      in: navigationBar,
      animation: { [self] _ in
        UIView.performWithoutAnimation {
          navigationBar.layoutIfNeeded()
          way = navigationBar.transition(to: newItems, isPop: isPop, scrolled: scrollDistance(of: controller) ?? 0)
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
        // Of those below, who was taken away unseen may be somebody else's by now, and has not come back.
        navigationBar.stack = barItems
        if isCancelled {
          follow(bottom)
          navigationBar.scrolled = oldScroll
          if !(toolbar.items ?? []).elementsEqual(oldTools ?? [], by: ===) { toolbar.items = oldTools }
        } else if !hasSameButtons(bottom) {
          toolbar.items = bottom?.toolbarItems
        }
        if let way, let kept = isCancelled ? oldPage : navigationBar.page { navigationBar.end(way, with: kept) }
        layOutBars()
        view.setNeedsLayout()
      })
    // Beside the bar, not in it: a finger that holds the transition holds the toolbar's time as well.
    coordinator.animateAlongsideTransition(in: toolbar) { [self] _ in
      guard !hasSameButtons(controller), !isCarried || showsToolbar(for: controller) else { return }
      toolbar.setItems(controller.toolbarItems, animated: !isCarried)
    }
  }
}
