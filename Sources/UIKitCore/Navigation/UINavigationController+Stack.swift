import QuartzCore
package import TransitionMachine

/// The changes of the stack, in the form of requests to the transition machine.
extension UINavigationController {
  private var machine: ControllerMachine { runtime.controllers.machine }

  func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !(controller is UINavigationController), "Pushing a navigation controller is not supported: \(self) was to push \(controller)")
    take([controller])
    machine.push(controller.node, onto: stackNode, animated: animated && runtime.canAnimate)
    stackMayHaveChanged()
    guard let barDelegate = adapter.barDelegate, topViewController === controller else { return }
    // The stack already contains the controller. The delegate is asked, but its answer has no effect.
    _ = barDelegate.navigationBar(navigationBar, shouldPush: controller.navigationItem)
  }

  func pop(animated: Bool) -> UIViewController? {
    keepingStack {
      let popped = machine.pop(stackNode, animated: animated && runtime.canAnimate)
      stackMayHaveChanged()
      return popped.last?.controller
    }
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    keepingStack {
      let popped = machine.pop(stackNode, to: controller.node, animated: animated && runtime.canAnimate)
      stackMayHaveChanged()
      return popped.isEmpty ? nil : popped.compactMap(\.controller)
    }
  }

  /// Keeps the controllers during a request. A controller that is removed without a transition has no owner, but is part of the result.
  private func keepingStack<Answer>(_ request: () -> Answer) -> Answer { withExtendedLifetime(viewControllers, request) }

  func set(_ controllers: [UIViewController], animated: Bool) {
    take(controllers)
    machine.setStack(controllers.map(\.node), of: stackNode, animated: animated && runtime.canAnimate)
    stackMayHaveChanged()
  }

  private func take(_ controllers: [UIViewController]) {
    for controller in controllers {
      if controller.parent !== self { controller.wasPushedWithoutBottomBar = controller.hidesBottomBarWhenPushed }
      controller.join(runtime)
      controller.node.forwardsAppearance = controller.shouldAutomaticallyForwardAppearanceMethods
    }
  }

  /// Requests a layout pass, in which the change begins.
  private func stackMayHaveChanged() { if isViewLoaded { view.setNeedsLayout() } }

  /// Starts an interactive pop. Returns `false` if there is nothing to pop.
  package func popInteractively(with finger: any UIViewControllerInteractiveTransitioning) -> Bool {
    guard machine.popInteractively(stackNode, with: InteractionAdapter(finger)) else { return false }
    stackMayHaveChanged()
    return true
  }

  /// A Boolean value that indicates whether a change of the stack was requested or is in progress.
  package var isChangingStack: Bool { stackTransition != nil }

  private var stackTransition: MachineTransition? {
    machine.transitions.first { $0.host === stackNode && !$0.isModal && !$0.phase.isEnded }
  }

  /// Finishes requested and running changes of the stack. An interactive change returns to its beginning.
  ///
  /// Do not call it in a layout pass.
  func endStackChangeAtOnce() {
    for _ in 0..<LifeCycle.rounds {
      guard let transition = stackTransition else { return }
      if transition.phase.isRunning { runtime.lifeCycle.end(transition) } else { runtime.runTimestamp(runtime.now) }
    }
  }

  /// The drivers of the controllers that are visible or in transition.
  var transitionDrivers: [any PreferredTransitionDriver] {
    let ends = [stackTransition?.from, stackTransition?.to].compactMap { $0?.controller }
    return (ends + [topViewController].compactMap { $0 }).compactMap(\.transitionDriver)
  }

  /// The coordinator of the current change. `transitionCoordinator` may be that of a presentation over the stack.
  var stackCoordinator: (any UIViewControllerTransitionCoordinator)? { stackTransition.map(ControllerTransition.of) }
}

/// The adapter of a navigation controller for the transition machine. It calls the delegate and updates the bars.
@MainActor
package final class NavigationAdapter: _UIObject, @MainActor NavigationDelegate {
  package unowned let navigation: UINavigationController

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(_r: ())
  }

  package func animator(for operation: NavigationOperation, from: ControllerNode, to: ControllerNode) -> AnimatorAdapter? {
    guard let delegate = navigation.delegate, let from = from.controller, let to = to.controller else { return nil }
    return delegate.navigationController(
      navigation, animationControllerFor: operation == .push ? .push : .pop, from: from, to: to
    ).map(AnimatorAdapter.init)
  }

  package func interaction(using animator: AnimatorAdapter) -> InteractionAdapter? {
    return navigation.delegate?.navigationController(navigation, interactionControllerFor: animator.animator).map(InteractionAdapter.init)
  }

  package func willShow(_ node: ControllerNode, animated: Bool) {
    guard let controller = node.controller else { return }
    navigation.delegate?.navigationController(navigation, willShow: controller, animated: animated)
    controller.stackWillShow()
    navigation.hideBarOfNested(controller)
    navigation.barsGoAlong(to: controller)
    navigation.parent?.childStackWillChange(navigation)
  }

  package func didShow(_ node: ControllerNode, animated: Bool) {
    guard let controller = node.controller else { return }
    navigation.delegate?.navigationController(navigation, didShow: controller, animated: animated)
  }

  package func stackDidChange() {
    navigation.stackNode.shown.last?.controller?.stackDidShow()
    navigation.showTop()
    navigation.parent?.childStackDidChange(navigation)
  }
}

extension NavigationAdapter: NavigationBarOwner {
  package var barDelegate: (any UINavigationBarDelegate)? { navigation as? any UINavigationBarDelegate }
  package func navigationBarGoesBack() {
    if navigation.viewControllers.count <= 1, let outer = navigation.outerStack {
      outer.popViewController(animated: true)
      return
    }
    guard let item = navigation.navigationBar.topItem else { return }
    let bar = navigation.navigationBar, barDelegate = barDelegate
    guard barDelegate?.navigationBar(bar, shouldPop: item) ?? true else { return }
    guard navigation.popViewController(animated: true) != nil else { return }
    barDelegate?.navigationBar(bar, didPop: item)
  }
  package func navigationBarDidChange() { navigation.barHeightMayHaveChanged() }
  package func navigationBarLaysOut() {
    navigation.layOutBars()
    navigation.view.layoutIfNeeded()
  }
}
