/// The request of a dismissal.
extension TransitionMachine {
  /// Dismisses the view controller that `source` or one of its parents presents. If there is none, the presented view controller that
  /// contains `source` is dismissed. If there is none either, `completion` runs at once.
  ///
  /// - Returns: `true` if the request was accepted.
  @discardableResult
  package func dismiss(_ source: Node<Host>, animated: Bool, completion: (() -> Void)? = nil) -> Bool {
    let line = [source] + source.ancestors
    guard let lowest = line.lazy.compactMap(\.presented).first ?? line.first(where: { $0.presenting != nil }),
      let presenter = lowest.presenting
    else {
      if let completion { perform(completion) }
      return true
    }
    giveWay(.present, inTreeOf: presenter)
    if isModalTransitionInProgress(from: presenter) {
      diagnose(.dismissalInProgress(source: source.name))
      return false
    }
    let chain = Array(sequence(first: lowest, next: \.presented))
    let transition = DismissTransition(chain, from: presenter, animated: animated, machine: self)
    if let completion { transition.completions.append(completion) }
    schedule(transition)
    if animated {
      transition.animation.animator = lowest.transitioning?.animator(dismissing: lowest)
      transition.animation.interaction = transition.animator.flatMap { lowest.transitioning?.interaction(dismissingWith: $0) }
    } else {
      perform { self.beginIfFree(transition) }
    }
    return true
  }
}
