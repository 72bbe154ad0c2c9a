/// The requests that change a navigation stack.
extension TransitionMachine {
  /// Pushes a node. The stack changes at once, and the transition begins in the layout pass.
  package func push(_ node: Node<Host>, onto navigation: NavigationNode<Host>, animated: Bool) {
    change(navigation, animated: animated, to: [node]) { $0 + [node] }
  }

  /// Pops the top node.
  ///
  /// - Returns: The popped nodes, bottom first. The array is empty for the root and for a request that must wait.
  @discardableResult
  package func pop(_ navigation: NavigationNode<Host>, animated: Bool) -> [Node<Host>] {
    change(navigation, animated: animated) { $0.count > 1 ? $0.dropLast() : $0 }
  }

  /// Pops all nodes above `node`.
  ///
  /// - Returns: The popped nodes, bottom first. The array is empty if `node` is on top already or not in the stack.
  @discardableResult
  package func pop(_ navigation: NavigationNode<Host>, to node: Node<Host>, animated: Bool) -> [Node<Host>] {
    change(navigation, animated: animated) { stack in
      stack.firstIndex { $0 === node }.map { Array(stack[...$0]) } ?? stack
    }
  }

  /// Replaces the stack and shows its last node. A node that is new is pushed, and a node that was in the stack is popped to.
  package func setStack(_ stack: [Node<Host>], of navigation: NavigationNode<Host>, animated: Bool) {
    change(navigation, animated: animated, to: stack) { _ in stack }
  }

  /// Begins the built-in edge swipe with an interaction controller. The result is `false` if there is nothing to pop now.
  package func popInteractively(_ navigation: NavigationNode<Host>, with finger: Host.Interaction) -> Bool {
    giveWay(in: navigation)
    guard runningTransition(of: navigation) == nil, scheduledTransition(of: navigation) == nil else { return false }
    guard !pop(navigation, animated: true).isEmpty else { return false }
    (scheduledTransition(of: navigation) as? StackTransition<Host>)?.edgeSwipe = finger
    return true
  }

  /// Adds the top view to a container whose view has just been created, before it becomes visible.
  package func showStack(of navigation: NavigationNode<Host>) {
    if let waiting = scheduledTransition(of: navigation), !navigation.appearance.isShowing {
      // The current sequence may be the one that shows the container, so the transition must not wait for its end.
      accept { waiting.begin() }
    } else if let top = navigation.shown.last, !navigation.content.contains(top.view) {
      navigation.content.add(top.view)
    }
  }

  /// Changes the stack now, or later if a transition is running.
  ///
  /// - Parameter wanted: The requested nodes. No other container may take them while the request waits.
  @discardableResult
  private func change(
    _ navigation: NavigationNode<Host>, animated: Bool, to wanted: [Node<Host>] = [], _ edit: @escaping ([Node<Host>]) -> [Node<Host>]
  ) -> [Node<Host>] {
    let owners = wanted.compactMap(\.controller)
    let retry: () -> Void = { [weak self, weak navigation] in
      withExtendedLifetime(owners) {
        if let navigation { self?.change(navigation, animated: animated, to: wanted, edit) }
      }
    }
    giveWay(in: navigation)
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
    let gone = old.filter { node in !new.contains { $0 === node } }
    let returning = new.filter { node in node.parent === navigation && !old.contains { $0 === node } }
    accept {
      aimTransition(of: navigation, animated: animated)
      adopt(new.filter { $0.parent == nil }, by: navigation)
      // A node that has not been notified of its removal is not notified of its return either.
      for node in returning where node.untoldMove == .fromParent && navigation.stack.contains(where: { $0 === node }) {
        send(.willMove(toParent: navigation), to: node)
      }
      for node in gone { takeAway(node, from: navigation) }
    }
    return gone
  }

  private func aimTransition(of navigation: NavigationNode<Host>, animated: Bool) {
    guard let waiting = scheduledTransition(of: navigation) as? StackTransition<Host> else {
      return schedule(StackTransition(navigation, animated: animated, machine: self))
    }
    waiting.animated = animated
    waiting.edgeSwipe = nil
    waiting.aim()
    waiting.claimMembers()
  }

  /// Notifies a removed node at once. The removal of a visible node ends with the transition. (Docs/behaviour/bars.md, "Order of a push and
  /// a pop")
  private func takeAway(_ node: Node<Host>, from navigation: NavigationNode<Host>) {
    guard node.parent === navigation, !navigation.stack.contains(where: { $0 === node }) else { return }
    if releaseUnannounced(node, from: navigation) { return }
    if node.untoldMove != .fromParent { send(.willMove(toParent: nil), to: node) }
    // The callback may have added the node again.
    guard node.parent === navigation, !navigation.stack.contains(where: { $0 === node }) else { return }
    if navigation.shown.last !== node { release(node, from: navigation) }
  }

  /// Returns whether a node of `stack` is being removed by a transition whose last callbacks are being sent.
  private func isMovingOut(_ stack: [Node<Host>], of navigation: NavigationNode<Host>) -> Bool {
    guard transitions.contains(where: { $0.host === navigation && !$0.isModal && $0.phase.isEnded }) else {
      return false
    }
    return stack.contains { node in
      node.parent === navigation && !navigation.stack.contains { $0 === node }
    }
  }

  private func refusal(of stack: [Node<Host>], for navigation: NavigationNode<Host>) -> Diagnostic? {
    for (index, node) in stack.enumerated() {
      if stack[..<index].contains(where: { $0 === node }) { return .pushedTwice(node.name) }
      if !isFree(node, for: navigation) { return .pushedElsewhere(node.name) }
    }
    return nil
  }

  /// Returns whether `node` belongs to no other container or presentation.
  func isFree(_ node: Node<Host>, for container: Node<Host>) -> Bool {
    if node.parent === container { return true }
    let isPresented = isRoot(node) || node.presenting != nil || node.presented != nil
    return node.parent == nil && !isPresented && !container.isInside(node)
  }
}
