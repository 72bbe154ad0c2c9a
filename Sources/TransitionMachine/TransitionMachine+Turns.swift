/// A page that turns: a container brings one child in the place of another, and may take that back. (BEHAVIOUR-2 §24)
extension TransitionMachine {
  /// Both hear will…, the page that comes first; until `endTurn` nothing of what is done with their views.
  package func beginTurn(from leaving: Node?, to arriving: Node, in container: Node, animated: Bool) {
    let (leaves, arrives) = (leaving.map(isMovedByApp) ?? false, isMovedByApp(arriving))
    leaving?.swaps += 1
    arriving.swaps += 1
    guard container.forwardsAppearance, container.appearance.isShowing else { return }
    if arrives { beginAppearance(of: arriving, appearing: true, animated: animated) }
    if leaves, let leaving { beginAppearance(of: leaving, appearing: false, animated: animated) }
    awaitLanding(arriving)
  }

  /// The turn is over: of one that was completed both hear did…, the page that came first; else both are turned back. `settle` takes away the
  /// view of the page that is gone.
  package func endTurn(
    from leaving: Node?, to arriving: Node, in container: Node, completed: Bool, animated: Bool, settle: () -> Void
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
    // The container may have come or gone meanwhile: then where the views are says what holds.
    if let leaving { arrive(leaving) }
    arrive(arriving)
  }

  /// A turn at once: the page that goes is gone before the other is there.
  package func endTurnAtOnce(from leaving: Node?, to arriving: Node, in container: Node, settle: () -> Void) {
    let isFree = container.forwardsAppearance && container.appearance.isBalanced && container.appearance.isShowing
    if isFree, let leaving { endAppearance(of: leaving) }
    settle()
    leaving?.swaps -= 1
    arriving.swaps -= 1
    if let leaving { arrive(leaving) }
    arrive(arriving)
  }
}
