/// The requests that change the tabs or the selection.
extension TransitionMachine {
  /// Selects a tab in code. The index changes at once, and the transition begins in the layout pass. If a transition is running, the
  /// request waits for its end.
  package func select(_ node: Node<Host>, in tabs: TabNode<Host>, animated: Bool = true) {
    guard tabs.has(node) else { return }
    if runningTransition(of: tabs) != nil {
      tabs.waiting.append { [weak self, weak tabs, weak node] in
        if let tabs, let node { self?.select(node, in: tabs, animated: animated) }
      }
      return
    }
    guard tabs.selection !== node else { return }
    accept {
      tabs.selection = node
      aimTransition(of: tabs, animated: animated)
      (scheduledTransition(of: tabs) as? TabTransition<Host>)?.askEarly()
      tabs.delegate?.tabsDidChange()
    }
  }

  /// Selects a tab by its index. An index out of range is ignored.
  package func select(_ index: Int, in tabs: TabNode<Host>) {
    if tabs.tabs.indices.contains(index) { select(tabs.tabs[index], in: tabs) }
  }

  /// Selects a tab after a tap. The delegate may refuse it and is notified otherwise. The result is `false` if the delegate refused it.
  @discardableResult
  package func tap(_ index: Int, in tabs: TabNode<Host>, animated: Bool = true) -> Bool {
    let node = tabs.tabs[index]
    guard tabs.delegate?.shouldSelect(node) ?? true, tabs.has(node) else { return false }
    select(node, in: tabs, animated: animated)
    tabs.delegate?.didSelect(node)
    return true
  }

  /// Replaces the tabs without animation. The selection stays if it is among the new tabs. Otherwise the first tab is selected.
  package func setTabs(_ nodes: [Node<Host>], of tabs: TabNode<Host>) {
    if runningTransition(of: tabs) != nil {
      let owners = nodes.compactMap(\.controller)
      tabs.waiting.append { [weak self, weak tabs] in
        withExtendedLifetime(owners) { if let tabs { self?.setTabs(nodes, of: tabs) } }
      }
      return
    }
    if let refusal = refusal(ofTabs: nodes, for: tabs) { return diagnose(refusal) }
    let old = tabs.tabs
    guard !nodes.elementsEqual(old, by: ===) else { return }
    let arriving = nodes.filter { node in !old.contains { $0 === node } }
    tabs.tabs = nodes
    if !tabs.has(tabs.selection) { tabs.selection = nodes.first }
    accept {
      link(arriving.filter { $0.parent == nil }, to: tabs)
      if tabs.selection !== tabs.shown || scheduledTransition(of: tabs) != nil { aimTransition(of: tabs, animated: false) }
      for node in old where !tabs.has(node) { takeAway(node, from: tabs) }
      for node in arriving { welcome(node, in: tabs) }
      tabs.delegate?.tabsDidChange()
    }
  }

  /// Notifies a new tab of its addition. Its callbacks may remove it again. Callbacks of other tabs may have removed it, or removed and
  /// added it.
  private func welcome(_ node: Node<Host>, in tabs: TabNode<Host>) {
    guard tabs.has(node), node.parent === tabs, node.isUnannounced || node.untoldMove == .fromParent else { return }
    send(.willMove(toParent: tabs), to: node)
    guard tabs.has(node), node.parent === tabs else { return }
    didMove(node)
  }

  /// Notifies a removed tab at once. The removal of a visible tab ends with the transition.
  private func takeAway(_ node: Node<Host>, from tabs: TabNode<Host>) {
    guard node.parent === tabs, !releaseUnannounced(node, from: tabs) else { return }
    // A request inside this one may have notified the tab already.
    if node.untoldMove != .fromParent { send(.willMove(toParent: nil), to: node) }
    // The callback may have added the tab again.
    if node.parent === tabs, !tabs.has(node), tabs.shown !== node { release(node, from: tabs) }
  }

  private func aimTransition(of tabs: TabNode<Host>, animated: Bool) {
    guard let waiting = scheduledTransition(of: tabs) as? TabTransition<Host> else {
      return schedule(TabTransition(tabs, animated: animated, machine: self))
    }
    waiting.animated = animated
    waiting.aim()
    waiting.claimMembers()
  }

  private func refusal(ofTabs nodes: [Node<Host>], for tabs: TabNode<Host>) -> Diagnostic? {
    for (index, node) in nodes.enumerated() {
      if nodes[..<index].contains(where: { $0 === node }) { return .tabTwice(node.name) }
      if !isFree(node, for: tabs) { return .tabElsewhere(node.name) }
    }
    return nil
  }

  /// Updates the tabs after one has moved to another parent or was removed from its parent.
  func tabMayHaveLeft(_ node: Node<Host>, from parent: Node<Host>) {
    guard let tabs = parent as? TabNode<Host>, tabs.has(node) else { return }
    tabs.tabs.removeAll { $0 === node }
    if runningTransition(of: tabs) == nil { selectAnother(in: tabs) }
    tabs.delegate?.tabsDidChange()
  }

  /// Selects the first tab without animation, if the selected one is no tab any more.
  func selectAnother(in tabs: TabNode<Host>) {
    if !tabs.has(tabs.selection) { tabs.selection = tabs.tabs.first }
    if tabs.selection !== tabs.shown { aimTransition(of: tabs, animated: false) }
    tabs.delegate?.tabsDidChange()
  }

  /// Adds the visible tab's view to a container whose view has just been created, before it becomes visible.
  package func showTab(of tabs: TabNode<Host>) {
    if let waiting = scheduledTransition(of: tabs), !tabs.appearance.isShowing {
      // The current sequence may be the one that shows the container, so the transition must not wait for its end.
      accept { waiting.begin() }
    } else if let shown = tabs.shown, !tabs.content.contains(shown.view) {
      tabs.content.add(shown.view)
    }
  }

  /// Sets the initial tabs of a container that is not visible yet.
  package func fill(_ tabs: TabNode<Host>, with nodes: [Node<Host>]) {
    precondition(tabs.children.isEmpty && !nodes.isEmpty, "a tab bar controller is filled once")
    adopt(nodes, by: tabs)
    nodes.forEach(didMove)
    tabs.tabs = nodes
    (tabs.selection, tabs.shown) = (nodes[0], nodes[0])
    tabs.content.add(nodes[0].view)
  }

  /// Sets the initial stack of a container that is not visible yet.
  package func fill(_ navigation: NavigationNode<Host>, with nodes: [Node<Host>]) {
    precondition(navigation.stack.isEmpty && !nodes.isEmpty, "a navigation controller is filled once")
    adopt(nodes, by: navigation)
    nodes.forEach(didMove)
    navigation.stack = nodes
    navigation.shown = nodes
    navigation.content.add(nodes[nodes.count - 1].view)
  }
}
