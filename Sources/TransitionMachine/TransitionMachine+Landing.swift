/// Who is where the app, and not a transition, has put its view: such an appearance ends when nobody else is going to end it.
extension TransitionMachine {
  /// The next pass looks where `node` is.
  func awaitLanding(_ node: Node) { if !isAwaitingLanding(node) { landings.append(node) } }

  func isAwaitingLanding(_ node: Node) -> Bool { landings.contains { $0 === node } }

  /// Who would have ended the appearance may be another now, or nobody.
  func landIfOpen(_ node: Node) {
    if !node.appearance.isBalanced || shows(node) != node.appearance.isShowing { awaitLanding(node) }
  }

  func land() {
    let due = landings
    landings = []
    for node in due {
      if node.swaps > 0 { deliverIsAppearing(node) } else { arrive(node) }
    }
  }

  /// Brings the appearance to what follows from where the view is, and ends it, unless the container's own is open and takes it along.
  func arrive(_ node: Node) {
    guard isMovedByApp(node) else { return }
    let shows = shows(node)
    if node.appearance.isShowing != shows { beginAppearance(of: node, appearing: shows, animated: false) }
    deliverIsAppearing(node)
    if !isCarried(node) { endAppearance(of: node) }
  }

  /// Neither a transition nor a container is about to say what becomes of the appearance.
  func isMovedByApp(_ node: Node) -> Bool {
    let isMovedByTransition = node.ownTransitions.contains { $0.phase != .scheduled && $0.moved.contains { $0 === node } }
    return !isMovedByTransition && node.swaps == 0 && node.parent?.forwardsAppearance != false
  }

  /// A child shows with the container in whose view it lies; a controller that nobody contains, with the window.
  func wouldShow(_ node: Node, in destination: any Place) -> Bool {
    guard let parent = node.parent else { return destination.isInWindow }
    return parent.appearance.isShowing && parent.viewIfLoaded?.contains(destination) == true
  }

  func shows(_ node: Node) -> Bool { node.viewIfLoaded?.superplace.map { wouldShow(node, in: $0) } ?? false }

  /// The container's own appearance is open in the same direction, and its end reaches the child.
  private func isCarried(_ node: Node) -> Bool {
    guard let parent = node.parent, !parent.appearance.isBalanced else { return false }
    return parent.appearance.isShowing == node.appearance.isShowing && parent.shows(node)
  }
}
