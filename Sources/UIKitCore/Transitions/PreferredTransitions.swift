import QuartzCore
internal import TransitionMachine

/// The animators that view controllers prefer.
@MainActor
enum PreferredTransitions {
  /// Returns the animator that the front controller prefers, or `nil` for the default.
  ///
  /// It is called if nothing else provides an animator. With the edge swipe, a simple transition slides, because it does not support
  /// interaction.
  static func animator(for transition: MachineTransition) -> (any UIViewControllerAnimatedTransitioning)? {
    let isArriving = transition.kind == .push || transition.kind == .present
    guard let front = (isArriving ? transition.to : transition.from)?.controller else { return nil }
    let finger = transition.interaction?.controller
    if let driver = front.transitionDriver {
      let isSheet = transition.isModal && front.node.presentation?.uikit?.ownAnimator != nil
      return finger.map(driver.isOwn) ?? true && !isSheet ? driver.makeAnimator(for: transition) : nil
    }
    guard !transition.isModal, finger == nil, case .style(let style)? = front.preferredTransition?.kind else { return nil }
    return style.makeAnimator(in: front.runtime, isPush: isArriving)
  }
}
