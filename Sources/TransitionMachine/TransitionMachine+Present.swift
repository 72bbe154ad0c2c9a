/// The request of a presentation.
extension TransitionMachine {
  /// Presents a view controller.
  ///
  /// The presenter is the root of the parents of `source`. For a style with a context, it is the nearest parent that defines one. If the
  /// request is accepted, `completion` runs once, even after a cancellation. Otherwise it does not run.
  ///
  /// - Returns: `true` if the request was accepted.
  @discardableResult
  package func present(
    _ presented: Node<Host>, from source: Node<Host>, animated: Bool, completion: (() -> Void)? = nil
  ) -> Bool {
    giveWay(.dismiss, inTreeOf: source)
    let presenter = source.presenter(for: presented.style)
    if let refusal = refusal(of: presented, on: presenter, source: source) {
      diagnose(refusal)
      return false
    }
    accept { start(presented, on: presenter, source: source, animated: animated, completion: completion) }
    return true
  }

  private func start(
    _ presented: Node<Host>, on presenter: Node<Host>, source: Node<Host>, animated: Bool, completion: (() -> Void)?
  ) {
    presenter.presented = presented
    presented.presenting = presenter
    let presentation = ControllerPresentation(presented: presented, presenting: presenter)
    presented.presentation = presentation
    let transition = PresentTransition(presentation, animated: animated, machine: self)
    if let completion { transition.completions.append(completion) }
    schedule(transition)
    loadView(of: presented)
    let delegate = presented.transitioning
    presentation.controller = delegate?.presentation(of: presented, presenting: presenter, source: source)
    presentation.controller?.attach(to: presentation)
    if animated {
      transition.animation.animator = delegate?.animator(presenting: presented, on: presenter, source: source)
      transition.animation.interaction = transition.animator.flatMap { delegate?.interaction(presentingWith: $0) }
    } else {
      perform { self.beginIfFree(transition) }
    }
  }

  private func refusal(of presented: Node<Host>, on presenter: Node<Host>, source: Node<Host>) -> Diagnostic? {
    if let other = presented.presenting {
      return .alreadyPresented(presented: presented.name, presenter: other.name)
    }
    if isRoot(presented) || presented === presenter {
      return .alreadyPresented(presented: presented.name, presenter: "window")
    }
    if let parent = presented.parent {
      return .presentedHasParent(presented: presented.name, parent: parent.name)
    }
    if isModalTransitionInProgress(from: presenter) {
      return .presentationInProgress(presented: presented.name, presenter: presenter.name)
    }
    if let current = presenter.presented {
      return .alreadyPresenting(
        presented: presented.name, presenter: presenter.name, source: source.name, current: current.name)
    }
    if holds(presented, presenter) { return .presenterInside(presented: presented.name, presenter: presenter.name) }
    if presenter.viewIfLoaded?.isInWindow != true {
      return .notInHierarchy(presented: presented.name, presenter: presenter.name)
    }
    return nil
  }

  /// Returns whether the presenter would be moved into a container inside its own view.
  func holds(_ presented: Node<Host>, _ presenter: Node<Host>) -> Bool {
    guard let outer = presented.viewIfLoaded, let inner = presenter.viewIfLoaded else { return false }
    return outer.contains(inner)
  }

  /// Returns whether a presentation or dismissal is running in the tree of `node`. Only one is permitted at a time.
  func isModalTransitionInProgress(from node: Node<Host>) -> Bool {
    let root = node.root
    return transitions.contains { $0.isModal && !$0.phase.isEnded && $0.host.root === root }
  }

  func unlink(_ presented: Node<Host>) {
    presented.presenting?.presented = nil
    presented.presenting = nil
    presented.presentation = nil
  }
}
