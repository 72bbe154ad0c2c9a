/// The relations that result from the links between nodes.
extension Node {
  /// The parents, nearest first.
  package var ancestors: [Node<Host>] { parent.map { [$0] + $0.ancestors } ?? [] }
  /// The last of the parents, or this node if it has none.
  package var topmostParent: Node<Host> { ancestors.last ?? self }
  /// The root node of the window from which parents and presentations lead to this node.
  var root: Node<Host> { presenting?.root ?? parent?.root ?? self }

  package func isInside(_ other: Node<Host>) -> Bool { self === other || ancestors.contains { $0 === other } }

  /// Returns the node that presents if this node requests a presentation in `style`.
  package func presenter(for style: PresentationStyle) -> Node<Host> {
    let context = style.isInContext ? ([self] + ancestors).first(where: \.definesPresentationContext) : nil
    return context ?? topmostParent
  }

  var ownTransition: Transition<Host>? { ownTransitions.last }
  /// The pending or running transition of this node, or of its nearest parent that has one.
  package var currentTransition: Transition<Host>? { ownTransition ?? ancestors.lazy.compactMap(\.ownTransition).first }
  /// The coordinator of the pending or running transition of this node or a parent. It exists until the `did…` callbacks have been sent.
  package var transitionCoordinator: TransitionCoordinator<Host>? { currentTransition?.coordinator }

  /// A Boolean value that indicates whether the node is being presented, from the request through `viewDidAppear`.
  package var isBeingPresented: Bool { isPart(of: .present, as: \.to) }
  /// A Boolean value that indicates whether the node is being dismissed, from the request through `viewDidDisappear`.
  package var isBeingDismissed: Bool { isPart(of: .dismiss, as: \.from) }

  private func isPart(of kind: Transition<Host>.Kind, as end: KeyPath<Transition<Host>, Node<Host>?>) -> Bool {
    guard let transition = ownTransition, transition.kind == kind else { return false }
    return transition[keyPath: end] === self
  }
}
