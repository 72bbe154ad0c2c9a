import QuartzCore
internal import TransitionMachine

/// What comes to its end when nobody sees the app any more. (BEHAVIOUR-2 §23)
extension LifeCycle {
  /// How often transitions that were waiting may begin, each to be brought to its end at once.
  static let rounds = 32

  /// Transitions jump to their end, those under a finger back to their beginning; then animations go.
  ///
  /// Who animates in blocks hears that they did not finish, but for what a transition waits for: that did. Animations that stay at their end
  /// are left; their time stands still.
  func rest() {
    runtime.runInstant(runtime.now)
    endTransitions()
    runtime.finishMotions()
    finishAnimators()
    runtime.dropAnimations()
    runtime.runInstant(runtime.now)
    // What was told may have asked for more.
    endTransitions()
  }

  private func endTransitions() {
    for _ in 0..<Self.rounds {
      let running = runtime.controllers.machine.transitions.filter(\.phase.isRunning)
      if running.isEmpty { return }
      for transition in running where transition.phase.isRunning { end(transition) }
      runtime.runInstant(runtime.now)
    }
  }

  /// Brings a transition to its end at once, or, under a finger, back to its beginning.
  func end(_ transition: MachineTransition) {
    let own = ControllerTransition.of(transition)
    if transition.phase == .interactive { letGo(transition) }
    own.scrub?.arriveAtOnce()
    finishAnimators()
    runtime.finishMotions()
    let layers = [transition.container as? UIView, transition.from?.controller?.viewIfLoaded, transition.to?.controller?.viewIfLoaded]
    runtime.controllers.machine.asOneStep { runtime.finishAnimations(below: layers.compactMap { $0?.layer }) }
    runtime.runInstant(runtime.now)
    // Its animator works with timers, or forgot to say that it has finished.
    if transition.phase.isRunning { runtime.controllers.machine.cutShort(transition) }
  }

  /// The finger is gone; whoever was told of it may have let go already.
  private func letGo(_ transition: MachineTransition) {
    if let driver = (transition.interaction as? InteractionSeat)?.controller as? UIPercentDrivenInteractiveTransition { driver.cancel() }
    if transition.phase == .interactive { transition.context.cancelInteractiveTransition() }
  }

  private func finishAnimators() {
    let running = runtime.app.runningAnimators.values.sorted { $0.watchNumber < $1.watchNumber }
    // Those on another's timeline end with it.
    for animator in running where animator.isRunning && animator.leader == nil { animator.finishAtOnce() }
  }
}

extension UIViewPropertyAnimator {
  /// Grows with each run that begins.
  fileprivate var watchNumber: Int { waiting?.id.number ?? 0 }
}
