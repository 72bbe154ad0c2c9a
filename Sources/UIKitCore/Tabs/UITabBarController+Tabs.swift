import QuartzCore
internal import TransitionMachine

/// The changes of the tabs in the transition machinery and in the bar.
extension UITabBarController {
  private var machine: ControllerMachine { runtime.controllers.machine }

  func set(_ controllers: [UIViewController], animated: Bool) {
    for controller in controllers {
      controller.join(runtime)
      controller.node.forwardsAppearance = controller.shouldAutomaticallyForwardAppearanceMethods
    }
    isTakingTabsAnimated = animated
    // A removed controller whose view is not visible is released at the end of this block.
    withExtendedLifetime((viewControllers, controllers)) { machine.setTabs(controllers.map(\.node), of: tabNode) }
    isTakingTabsAnimated = false
    if let viewControllers { customizableViewControllers = viewControllers }
    viewIfLoaded?.setNeedsLayout()
  }

  func select(_ controller: UIViewController) {
    machine.select(controller.node, in: tabNode, animated: runtime.canAnimate)
    viewIfLoaded?.setNeedsLayout()
  }

  /// A Boolean value that indicates whether a change of tabs is in progress.
  var isChangingTab: Bool { machine.transitions.contains { $0.host === tabNode && !$0.isModal && $0.phase.isRunning } }

  /// The largest number of items that fit in the bar.
  private var most: Int { traitCollection.horizontalSizeClass == .regular ? TabBarMetrics.mostRegular : TabBarMetrics.most }

  /// Updates the bar from the tabs and the selection. It is called after every change of either.
  func showTabs() {
    guard isViewLoaded else { return }
    let items = (viewControllers ?? []).prefix(most).compactMap(\.tabBarItem)
    tabBar.take(items, animated: isTakingTabsAnimated)
    let item = selectedViewController?.tabBarItem
    tabBar.select(items.contains { $0 === item } ? item : nil)
    follow()
    runtime.statusBar.setNeedsUpdate()
    view.setNeedsLayout()
  }

  // MARK: Taps

  /// Handles a tap on an item. While the tabs change, taps have no effect. (Docs/behaviour/bars.md, "Tab bars")
  func wasTapped(_ item: UITabBarItem) {
    guard !isChangingTab, let index = tabNode.tabs.firstIndex(where: { $0.controller?.tabBarItem === item }) else { return }
    let before = tabNode.selection
    let controller = tabNode.tabs[index].controller
    guard machine.tap(index, in: tabNode, animated: runtime.canAnimate) else { return }
    viewIfLoaded?.setNeedsLayout()
    if let controller, before === controller.node, tabNode.selection === before { wasTappedAgain(controller) }
  }

  /// Handles a tap on the selected item. A navigation controller returns to its root. At its root, and in other controllers, the content
  /// scrolls to its top. (Docs/behaviour/bars.md, "Tab bars")
  private func wasTappedAgain(_ controller: UIViewController) {
    let navigation = controller as? UINavigationController
    if let navigation, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
      return
    }
    guard let page = navigation?.topViewController ?? controller as UIViewController?, page.isViewLoaded else { return }
    page.contentScrollView(for: .top)?.scrollToTopIfWanted()
  }
}

/// The adapter between a tab bar controller and the transition machinery. It calls the controller's delegate and updates the bar.
@MainActor
final class TabAdapter: _UIObject, @MainActor TabDelegate {
  unowned let tabs: UITabBarController

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(_r: ())
  }

  func shouldSelect(_ node: ControllerNode) -> Bool {
    guard let controller = node.controller, tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return false }
    guard tabs.tabNode.has(node), let item = controller.tabBarItem else { return false }
    tabs.tabBar.select(item)
    tabs.tabBar(tabs.tabBar, didSelect: item)
    return true
  }

  func didSelect(_ node: ControllerNode) {
    if let controller = node.controller { tabs.delegate?.tabBarController(tabs, didSelect: controller) }
    // The delegate may have selected another tab.
    tabs.showTabs()
  }

  func animator(from: ControllerNode, to: ControllerNode) -> AnimatorAdapter? {
    guard let delegate = tabs.delegate, let from = from.controller, let to = to.controller else { return nil }
    return delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to).map(AnimatorAdapter.init)
  }

  func interaction(using animator: AnimatorAdapter) -> InteractionAdapter? {
    return tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator.animator).map(InteractionAdapter.init)
  }

  func tabsDidChange() { tabs.showTabs() }
}

extension TabAdapter: TabBarOwner {
  var barDelegate: (any UITabBarDelegate)? { tabs }
  func tabBar(_ tabBar: UITabBar, wasTapped item: UITabBarItem) { tabs.wasTapped(item) }
  func tabBarDidChange() { tabs.viewIfLoaded?.setNeedsLayout() }
}
