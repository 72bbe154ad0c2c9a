/// The interaction of a running transition with an interaction controller.
extension Transition {
  /// A Boolean value that indicates whether a finger can catch the running animation.
  package var isInterruptible: Bool { interruptible != nil }

  func update(_ fraction: Double) {
    guard phase == .interactive else { return refuse("updateInteractiveTransition") }
    percentComplete = min(max(fraction, 0), 1)
    machine.host.transitionDidChange(self)
  }

  func finish() {
    guard advance(.finish) else { return refuse("finishInteractiveTransition") }
    blocks.interactionChanged(coordinator)
  }

  func cancel() {
    guard phase.after(.cancel) != nil else { return refuse("cancelInteractiveTransition") }
    wasCancelled = true
    _ = advance(.cancel)
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
    wasCancelled = false
    _ = advance(.pause)
    blocks.interactionChanged(coordinator)
  }

  /// Changes the phase, if the event is permitted.
  func advance(_ event: Phase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    phase = next
    return true
  }

  private func refuse(_ action: String) {
    machine.diagnose(.notInteractive(action: action, phase: "\(phase)"))
  }
}
