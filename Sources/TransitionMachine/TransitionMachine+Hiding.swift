/// The removal of a window's root.
extension TransitionMachine {
  /// Removes a root and everything that it presents. Running transitions in its tree are completed first.
  package func hide(_ root: Node<Host>) {
    guard isRoot(root) else { return }
    perform {
      self.endTransitions(in: root)
      // This comes after the conclusions that were just queued.
      self.perform { self.dismantle(root) }
    }
  }

  /// Completes a transition instead of its animator. A later completion by the animator is not a mistake.
  package func cutShort(_ transition: Transition<Host>) {
    transition.cutShort()
  }

  private func endTransitions(in root: Node<Host>) {
    for transition in transitions where transition.host.root === root {
      if transition.phase.isRunning {
        cutShort(transition)
      } else if transition.phase == .scheduled, transition.isModal {
        if transition.kind == .present, let presented = transition.to { unlink(presented) }
        transition.retire()
      }
    }
  }

  private func dismantle(_ root: Node<Host>) {
    let chain = Array(sequence(first: root, next: \.presented))
    let owners = chain.compactMap(\.controller)
    withExtendedLifetime(owners) {
      for node in chain.reversed() { turnBack(node, appearing: false, animated: false) }
      for node in chain.dropFirst().reversed() {
        let container = node.presentation?.container
        node.presentation?.container = nil
        unlink(node)
        container?.remove()
      }
      landings.removeAll { $0 === root }
      root.viewIfLoaded?.remove()
      roots.removeAll { $0 === root }
    }
  }
}
