/// What follows from the links between nodes.
extension Node {
  /// The parents, nearest first.
  package var ancestors: [Node] { parent.map { [$0] + $0.ancestors } ?? [] }
  /// The last of the parents, or the node itself.
  package var topmostParent: Node { ancestors.last ?? self }
  /// The node in the window that everything leading here starts from.
  var root: Node { presenting?.root ?? parent?.root ?? self }

  package func isInside(_ other: Node) -> Bool { self === other || ancestors.contains { $0 === other } }

  /// Who presents when `self` asks for a presentation in `style`.
  func presenter(for style: PresentationStyle) -> Node {
    let context = style.isInContext ? ([self] + ancestors).first(where: \.definesPresentationContext) : nil
    return context ?? topmostParent
  }

  var ownTransition: Transition? { ownTransitions.last }
  /// The running or wanted transition of this node or of its nearest parent that has one.
  package var currentTransition: Transition? { ownTransition ?? ancestors.lazy.compactMap(\.ownTransition).first }
  /// Exists while a transition of this node, or of a parent, is wanted or under way, through `did…`.
  package var transitionCoordinator: TransitionCoordinator? { currentTransition?.coordinator }

  /// From the request to present it through `viewDidAppear`.
  package var isBeingPresented: Bool { isPart(of: .present, as: \.to) }
  /// From the request to dismiss it through `viewDidDisappear`.
  package var isBeingDismissed: Bool { isPart(of: .dismiss, as: \.from) }

  private func isPart(of kind: Transition.Kind, as end: KeyPath<Transition, Node?>) -> Bool {
    guard let transition = ownTransition, transition.kind == kind else { return false }
    return transition[keyPath: end] === self
  }
}
