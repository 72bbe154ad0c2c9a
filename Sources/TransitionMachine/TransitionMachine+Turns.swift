/// An exchange of children that can be cancelled, such as a page turn of a page view controller. (Docs/behaviour/containers.md, "Page view
/// controllers")
extension TransitionMachine {
  /// Begins an exchange. Both children receive the `will…` callbacks, the arriving one first. Until `endTurn`, movements of their views
  /// cause no callbacks.
  package func beginTurn(from leaving: Node<Host>?, to arriving: Node<Host>, in container: Node<Host>, animated: Bool) {
    let (leaves, arrives) = (leaving.map(isMovedByApp) ?? false, isMovedByApp(arriving))
    leaving?.swaps += 1
    arriving.swaps += 1
    guard container.forwardsAppearance, container.appearance.isShowing else { return }
    if arrives { beginAppearance(of: arriving, appearing: true, animated: animated) }
    if leaves, let leaving { beginAppearance(of: leaving, appearing: false, animated: animated) }
    awaitLanding(arriving)
  }

  /// Ends an exchange. If it was completed, both children receive the `did…` callbacks, the arriving one first. Otherwise the appearance of
  /// both is reversed. The closure `settle` removes the view that is no longer visible.
  package func endTurn(
    from leaving: Node<Host>?, to arriving: Node<Host>, in container: Node<Host>, completed: Bool, animated: Bool, settle: () -> Void
  ) {
    let isFree = container.forwardsAppearance && container.appearance.isBalanced && container.appearance.isShowing
    if isFree, completed {
      endAppearance(of: arriving)
      if let leaving { endAppearance(of: leaving) }
    } else if isFree {
      turnBack(arriving, appearing: false, animated: animated)
      turnBack(leaving, appearing: true, animated: animated)
    }
    settle()
    leaving?.swaps -= 1
    arriving.swaps -= 1
    // The container may have appeared or disappeared in the meantime. The positions of the views then determine the appearance.
    if let leaving { arrive(leaving) }
    arrive(arriving)
  }

  /// Ends an exchange without animation. The leaving child disappears before the other one appears.
  package func endTurnAtOnce(from leaving: Node<Host>?, to arriving: Node<Host>, in container: Node<Host>, settle: () -> Void) {
    let isFree = container.forwardsAppearance && container.appearance.isBalanced && container.appearance.isShowing
    if isFree, let leaving { endAppearance(of: leaving) }
    settle()
    leaving?.swaps -= 1
    arriving.swaps -= 1
    if let leaving { arrive(leaving) }
    arrive(arriving)
  }
}
