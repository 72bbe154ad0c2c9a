/// The interaction of a running transition with an interaction controller.
extension Transition {
  /// A Boolean value that indicates whether a finger can catch the running animation.
  package var isInterruptible: Bool { interruptible != nil }

  func update(_ fraction: Double) {
    guard phase == .interactive else { return refuse("updateInteractiveTransition") }
    animation.percentComplete = min(max(fraction, 0), 1)
    machine.host.transitionDidChange(self)
  }

  func finish() {
    guard phase.after(.finish) != nil else { return refuse("finishInteractiveTransition") }
    move(.finishing)
    blocks.interactionChanged(coordinator)
  }

  func cancel() {
    guard phase.after(.cancel) != nil else { return refuse("cancelInteractiveTransition") }
    move(.cancelling)
    blocks.interactionChanged(coordinator)
  }

  func pause() {
    guard phase.after(.pause) != nil else { return refuse("pauseInteractiveTransition") }
    guard let animator, let interruptible else {
      return machine.diagnose(.notInterruptible(animator: animator?.name ?? "nothing"))
    }
    if animator.interruptibleAnimator(using: context) != interruptible {
      machine.diagnose(.interruptibleAnimatorChanged(animator: animator.name))
    }
    // The animator may have ended the transition inside the call.
    if phase.after(.pause) != nil { move(.interactive) }
    blocks.interactionChanged(coordinator)
  }

  private func refuse(_ action: String) {
    machine.diagnose(.notInteractive(action: action, phase: "\(phase)"))
  }
}
