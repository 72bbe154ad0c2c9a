import QuartzCore
internal import TransitionMachine

/// Changes of the tabs: what the machine is asked for, and what the bar shows of it.
extension UITabBarController {
  private var machine: TransitionMachine { runtime.controllers.machine }

  func set(_ controllers: [UIViewController], animated: Bool) {
    for controller in controllers {
      controller.join(runtime)
      controller.node.forwardsAppearance = controller.shouldAutomaticallyForwardAppearanceMethods
    }
    isTakingTabsAnimated = animated
    // Who is taken away unseen belongs to nobody at once.
    withExtendedLifetime((viewControllers, controllers)) { machine.setTabs(controllers.map(\.node), of: tabNode) }
    isTakingTabsAnimated = false
    if let viewControllers { customizableViewControllers = viewControllers }
    viewIfLoaded?.setNeedsLayout()
  }

  func select(_ controller: UIViewController) {
    machine.select(controller.node, in: tabNode, animated: runtime.canAnimate)
    viewIfLoaded?.setNeedsLayout()
  }

  /// A change of tabs is under way.
  var isChangingTab: Bool { machine.transitions.contains { $0.host === tabNode && !$0.isModal && $0.phase.isRunning } }

  /// How many items the bar has room for.
  private var most: Int { traitCollection.horizontalSizeClass == .regular ? TabBarMetrics.mostRegular : TabBarMetrics.most }

  /// The bar shows the tabs and the selected one. Called whenever those are others.
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

  /// While the tabs change, the bar takes no touches. (§18)
  func wasTapped(_ item: UITabBarItem) {
    guard !isChangingTab, let index = tabNode.tabs.firstIndex(where: { $0.controller?.tabBarItem === item }) else { return }
    let before = tabNode.selection
    let controller = tabNode.tabs[index].controller
    guard machine.tap(index, in: tabNode, animated: runtime.canAnimate) else { return }
    viewIfLoaded?.setNeedsLayout()
    if let controller, before === controller.node, tabNode.selection === before { wasTappedAgain(controller) }
  }

  /// A stack goes back to its root; at its root, and anywhere else, what is scrolled goes to its top. (§18)
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

/// A tab bar controller's seat in the machine: what its delegate is asked and told, and the bar that goes along.
@MainActor
final class TabSeat: _UIObject, @MainActor TabDelegate {
  unowned let tabs: UITabBarController

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(_r: ())
  }

  func shouldSelect(_ node: Node) -> Bool {
    guard let controller = node.controller, tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return false }
    guard tabs.tabNode.has(node), let item = controller.tabBarItem else { return false }
    tabs.tabBar.select(item)
    tabs.tabBar(tabs.tabBar, didSelect: item)
    return true
  }

  func didSelect(_ node: Node) {
    if let controller = node.controller { tabs.delegate?.tabBarController(tabs, didSelect: controller) }
    // What was told may have led elsewhere.
    tabs.showTabs()
  }

  func animator(from: Node, to: Node) -> (any Animator)? {
    guard let delegate = tabs.delegate, let from = from.controller, let to = to.controller else { return nil }
    return delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to).map(AnimatorSeat.init)
  }

  func interaction(using animator: any Animator) -> (any InteractionController)? {
    guard let seat = animator as? AnimatorSeat else { return nil }
    return tabs.delegate?.tabBarController(tabs, interactionControllerFor: seat.animator).map(InteractionSeat.init)
  }

  func tabsDidChange() { tabs.showTabs() }
}

extension TabSeat: TabBarOwner {
  var barDelegate: (any UITabBarDelegate)? { tabs }
  func tabBar(_ tabBar: UITabBar, wasTapped item: UITabBarItem) { tabs.wasTapped(item) }
  func tabBarDidChange() { tabs.viewIfLoaded?.setNeedsLayout() }
}
