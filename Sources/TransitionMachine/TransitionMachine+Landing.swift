/// The appearance of views that the app has moved outside of transitions. The machine ends such an appearance if nothing else will.
extension TransitionMachine {
  /// Schedules a check of the node's position in the next pass.
  func awaitLanding(_ node: Node<Host>) { if !isAwaitingLanding(node) { landings.append(node) } }

  func isAwaitingLanding(_ node: Node<Host>) -> Bool { landings.contains { $0 === node } }

  /// Schedules a check of an appearance that has not ended, because the object that would have ended it may have changed.
  func landIfOpen(_ node: Node<Host>) {
    if !node.appearance.isBalanced || shows(node) != node.appearance.isShowing { awaitLanding(node) }
  }

  func land() {
    let due = landings
    landings = []
    for node in due {
      if node.swaps > 0 { deliverIsAppearing(node) } else { arrive(node) }
    }
  }

  /// Adapts the appearance to the position of the view and ends it. If the appearance of the container has not ended, it ends with that.
  func arrive(_ node: Node<Host>) {
    guard isMovedByApp(node) else { return }
    let shows = shows(node)
    if node.appearance.isShowing != shows { beginAppearance(of: node, appearing: shows, animated: false) }
    deliverIsAppearing(node)
    if !isCarried(node) { endAppearance(of: node) }
  }

  /// Returns whether neither a transition nor a container determines the appearance.
  func isMovedByApp(_ node: Node<Host>) -> Bool {
    let isMovedByTransition = node.ownTransitions.contains { $0.phase != .scheduled && $0.moved.contains { $0 === node } }
    return !isMovedByTransition && node.swaps == 0 && node.parent?.forwardsAppearance != false
  }

  /// Returns whether a node would be visible in `destination`. A child is visible with the container whose view contains it, and a view
  /// controller without a parent with the window.
  func wouldShow(_ node: Node<Host>, in destination: Host.View) -> Bool {
    guard let parent = node.parent else { return destination.isInWindow }
    return parent.appearance.isShowing && parent.viewIfLoaded?.contains(destination) == true
  }

  func shows(_ node: Node<Host>) -> Bool { node.viewIfLoaded?.superplace.map { wouldShow(node, in: $0) } ?? false }

  /// Returns whether the end of the container's appearance will also end that of the child.
  private func isCarried(_ node: Node<Host>) -> Bool {
    guard let parent = node.parent, !parent.appearance.isBalanced else { return false }
    return parent.appearance.isShowing == node.appearance.isShowing && parent.shows(node)
  }
}
