/// A window closes, or shows another root.
extension TransitionMachine {
  /// Takes a root away, and at once all that it presents; what is under way in its tree is completed first.
  package func hide(_ root: Node) {
    guard isRoot(root) else { return }
    perform {
      self.endTransitions(in: root)
      // Behind the conclusions that this has just queued.
      self.perform { self.dismantle(root) }
    }
  }

  /// Completes a transition in its animator's place: what that completes later is no mistake.
  package func cutShort(_ transition: Transition) {
    transition.wasCutShort = true
    transition.complete(!transition.wasCancelled)
  }

  private func endTransitions(in root: Node) {
    for transition in transitions where transition.host.root === root {
      if transition.phase.isRunning {
        cutShort(transition)
      } else if transition.phase == .scheduled, transition.isModal {
        if transition.kind == .present, let presented = transition.to { unlink(presented) }
        transition.retire()
      }
    }
  }

  private func dismantle(_ root: Node) {
    let chain = Array(sequence(first: root, next: \.presented))
    let owners = chain.compactMap(\.owner)
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
