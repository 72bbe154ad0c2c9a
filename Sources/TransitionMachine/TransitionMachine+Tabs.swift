/// The requests that change the selected tab.
extension TransitionMachine {
  /// Selection by code: the index changes at once, the rest in the layout pass.
  package func select(_ index: Int, in tabs: TabNode) {
    guard tabs.children.indices.contains(index) else { return }
    if runningTransition(of: tabs) != nil {
      tabs.waiting.append { [weak self, weak tabs] in
        if let tabs { self?.select(index, in: tabs) }
      }
      return
    }
    guard tabs.selected != index else { return }
    tabs.selected = index
    if let waiting = scheduledTransition(of: tabs) as? TabTransition {
      waiting.aim()
      waiting.claimMembers()
    } else {
      schedule(TabTransition(tabs, animated: true, machine: self))
    }
  }

  /// Selection by a tap: the delegate may refuse it, and hears of it.
  package func tap(_ index: Int, in tabs: TabNode) {
    let node = tabs.children[index]
    guard tabs.delegate?.shouldSelect(node) ?? true else { return }
    select(index, in: tabs)
    tabs.delegate?.didSelect(node)
  }

  /// Sets up a container that nobody has seen yet.
  package func fill(_ tabs: TabNode, with nodes: [Node]) {
    precondition(tabs.children.isEmpty && !nodes.isEmpty, "a tab bar controller is filled once")
    adopt(nodes, by: tabs)
    nodes.forEach(didMove)
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
