/// The requests that change the tabs or the selected one.
extension TransitionMachine {
  /// Selection by code: the index changes at once, the rest in the layout pass. During a change of tabs it waits for the end of that.
  package func select(_ node: Node, in tabs: TabNode, animated: Bool = true) {
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
      (scheduledTransition(of: tabs) as? TabTransition)?.askEarly()
      tabs.delegate?.tabsDidChange()
    }
  }

  /// Selection by a place in the list; one that there is not is ignored.
  package func select(_ index: Int, in tabs: TabNode) {
    if tabs.tabs.indices.contains(index) { select(tabs.tabs[index], in: tabs) }
  }

  /// Selection by a tap: the delegate may refuse it, and hears of it. False if it was refused.
  @discardableResult
  package func tap(_ index: Int, in tabs: TabNode, animated: Bool = true) -> Bool {
    let node = tabs.tabs[index]
    guard tabs.delegate?.shouldSelect(node) ?? true, tabs.has(node) else { return false }
    select(node, in: tabs, animated: animated)
    tabs.delegate?.didSelect(node)
    return true
  }

  /// Takes other tabs. The selected one stays selected if it is among them, else the first is; that is never animated.
  package func setTabs(_ nodes: [Node], of tabs: TabNode) {
    if runningTransition(of: tabs) != nil {
      let owners = nodes.compactMap(\.owner)
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

  /// What it is told may take it away again; what another was told may have taken it away, or away and back.
  private func welcome(_ node: Node, in tabs: TabNode) {
    guard tabs.has(node), node.parent === tabs, node.isUnannounced || node.untoldMove == .fromParent else { return }
    send(.willMove(toParent: tabs), to: node)
    guard tabs.has(node), node.parent === tabs else { return }
    didMove(node)
  }

  /// Everyone hears at once that they go; only the one who is seen has to wait for the end of it.
  private func takeAway(_ node: Node, from tabs: TabNode) {
    guard node.parent === tabs, !releaseUnannounced(node, from: tabs) else { return }
    // Another request, made from inside this one, may have told it already.
    if node.untoldMove != .fromParent { send(.willMove(toParent: nil), to: node) }
    // What it was told may have put it back.
    if node.parent === tabs, !tabs.has(node), tabs.shown !== node { release(node, from: tabs) }
  }

  private func aimTransition(of tabs: TabNode, animated: Bool) {
    guard let waiting = scheduledTransition(of: tabs) as? TabTransition else {
      return schedule(TabTransition(tabs, animated: animated, machine: self))
    }
    waiting.animated = animated
    waiting.aim()
    waiting.claimMembers()
  }

  private func refusal(ofTabs nodes: [Node], for tabs: TabNode) -> Diagnostic? {
    for (index, node) in nodes.enumerated() {
      if nodes[..<index].contains(where: { $0 === node }) { return .tabTwice(node.name) }
      if !isFree(node, for: tabs) { return .tabElsewhere(node.name) }
    }
    return nil
  }

  /// A tab has left for another parent, or for none, without being asked for.
  func tabMayHaveLeft(_ node: Node, from parent: Node) {
    guard let tabs = parent as? TabNode, tabs.has(node) else { return }
    tabs.tabs.removeAll { $0 === node }
    if runningTransition(of: tabs) == nil { selectAnother(in: tabs) }
    tabs.delegate?.tabsDidChange()
  }

  /// The selected one is a tab no longer: the first is selected, without animation.
  func selectAnother(in tabs: TabNode) {
    if !tabs.has(tabs.selection) { tabs.selection = tabs.tabs.first }
    if tabs.selection !== tabs.shown { aimTransition(of: tabs, animated: false) }
    tabs.delegate?.tabsDidChange()
  }

  /// The container's view has been made: what it is to show comes in at once, before anybody sees it.
  package func showTab(of tabs: TabNode) {
    if let waiting = scheduledTransition(of: tabs), !tabs.appearance.isShowing {
      // Not after the sequence under way: that may be the one that brings the container into view.
      accept { waiting.begin() }
    } else if let shown = tabs.shown, !tabs.content.contains(shown.view) {
      tabs.content.add(shown.view)
    }
  }

  /// Sets up a container that nobody has seen yet.
  package func fill(_ tabs: TabNode, with nodes: [Node]) {
    precondition(tabs.children.isEmpty && !nodes.isEmpty, "a tab bar controller is filled once")
    adopt(nodes, by: tabs)
    nodes.forEach(didMove)
    tabs.tabs = nodes
    (tabs.selection, tabs.shown) = (nodes[0], nodes[0])
    tabs.content.add(nodes[0].view)
  }

  /// Sets up a container that nobody has seen yet.
  package func fill(_ navigation: NavigationNode, with nodes: [Node]) {
    precondition(navigation.stack.isEmpty && !nodes.isEmpty, "a navigation controller is filled once")
    adopt(nodes, by: navigation)
    nodes.forEach(didMove)
    navigation.stack = nodes
    navigation.shown = nodes
    navigation.content.add(nodes[nodes.count - 1].view)
  }
}
