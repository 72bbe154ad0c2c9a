/// The requests that change a navigation stack.
extension TransitionMachine {
  /// Adds `node` to the stack now; the transition begins in the layout pass.
  package func push(_ node: Node, onto navigation: NavigationNode, animated: Bool) {
    change(navigation, animated: animated) { $0 + [node] }
  }

  /// The popped controllers, bottom first; empty for the root, and for a request that has to wait.
  @discardableResult
  package func pop(_ navigation: NavigationNode, animated: Bool) -> [Node] {
    change(navigation, animated: animated) { $0.count > 1 ? $0.dropLast() : $0 }
  }

  /// Pops down to `node`: the popped controllers, bottom first; empty if it is on top already, or not in the stack.
  @discardableResult
  package func pop(_ navigation: NavigationNode, to node: Node, animated: Bool) -> [Node] {
    change(navigation, animated: animated) { stack in
      stack.firstIndex { $0 === node }.map { Array(stack[...$0]) } ?? stack
    }
  }

  /// Shows the last of `stack`: pushed if it is new, popped to if it was there.
  package func setStack(_ stack: [Node], of navigation: NavigationNode, animated: Bool) {
    change(navigation, animated: animated) { _ in stack }
  }

  /// The built-in edge swipe. The driver drives nothing at the root, during a transition, and beside a
  /// custom animator.
  package func popInteractively(_ navigation: NavigationNode) -> PercentDriver {
    let driver = PercentDriver(self)
    _ = popInteractively(navigation, with: driver)
    return driver
  }

  /// The built-in edge swipe with a finger of the owner's. False if there is nothing to pop now.
  package func popInteractively(_ navigation: NavigationNode, with finger: any InteractionController) -> Bool {
    guard runningTransition(of: navigation) == nil, !pop(navigation, animated: true).isEmpty else { return false }
    (scheduledTransition(of: navigation) as? StackTransition)?.edgeSwipe = finger
    return true
  }

  /// The container's view has been made: what it is to show comes in at once, before anybody sees it.
  package func showStack(of navigation: NavigationNode) {
    if let waiting = scheduledTransition(of: navigation), !navigation.appearance.isShowing {
      perform { waiting.begin() }
    } else if let top = navigation.shown.last, !navigation.content.contains(top.view) {
      navigation.content.add(top.view)
    }
  }

  @discardableResult
  private func change(
    _ navigation: NavigationNode, animated: Bool, _ edit: @escaping ([Node]) -> [Node]
  ) -> [Node] {
    let retry: () -> Void = { [weak self, weak navigation] in
      if let navigation { self?.change(navigation, animated: animated, edit) }
    }
    if runningTransition(of: navigation) != nil {
      diagnose(.nestedNavigation(navigation.name))
      navigation.waiting.append(retry)
      return []
    }
    let old = navigation.stack
    let new = edit(old)
    if let refusal = refusal(of: new, for: navigation) {
      diagnose(refusal)
      return []
    }
    if isMovingOut(new, of: navigation) {
      navigation.waiting.append(retry)
      return []
    }
    guard !new.elementsEqual(old, by: ===) else { return [] }
    navigation.stack = new
    accept { adopt(new.filter { $0.parent == nil }, by: navigation) }
    if let waiting = scheduledTransition(of: navigation) as? StackTransition {
      waiting.animated = animated
      waiting.edgeSwipe = nil
      waiting.aim()
      waiting.claimMembers()
    } else {
      schedule(StackTransition(navigation, animated: animated, machine: self))
    }
    return old.filter { node in !new.contains { $0 === node } }
  }

  /// One of `stack` is on its way out in a transition whose last callbacks are being sent.
  private func isMovingOut(_ stack: [Node], of navigation: NavigationNode) -> Bool {
    guard transitions.contains(where: { $0.host === navigation && !$0.isModal && $0.phase.isEnded }) else {
      return false
    }
    return stack.contains { node in
      node.parent === navigation && !navigation.stack.contains { $0 === node }
    }
  }

  private func refusal(of stack: [Node], for navigation: NavigationNode) -> Diagnostic? {
    if stack.isEmpty { return .emptyStack(navigation.name) }
    for (index, node) in stack.enumerated() {
      if stack[..<index].contains(where: { $0 === node }) { return .pushedTwice(node.name) }
      let isTaken = node.parent != nil && node.parent !== navigation
      let isRoot = isRoot(node) || node.presenting != nil || node.presented != nil
      if isTaken || isRoot || navigation.isInside(node) { return .pushedElsewhere(node.name) }
    }
    return nil
  }
}
