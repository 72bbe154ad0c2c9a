import QuartzCore
internal import TransitionMachine

/// The end of transitions and animations when the app enters the background (Docs/behaviour/environment.md, "App life cycle").
extension LifeCycle {
  /// The maximum number of rounds in which waiting transitions begin and are finished immediately.
  static let rounds = 32

  /// Finishes transitions and removes animations. A transition under a finger returns to its beginning.
  ///
  /// The completions of animation blocks receive `false`. Those that a transition waits for receive `true`.
  /// Animations that stay in their end state are kept, and their time stops.
  func rest() {
    runtime.runTimestamp(runtime.now)
    endTransitions()
    runtime.finishMotions()
    finishAnimators()
    runtime.dropAnimations()
    runtime.runTimestamp(runtime.now)
    // The calls to the app may have started more transitions.
    endTransitions()
  }

  private func endTransitions() {
    for _ in 0..<Self.rounds {
      let running = runtime.controllers.machine.transitions.filter(\.phase.isRunning)
      if running.isEmpty { return }
      for transition in running where transition.phase.isRunning { end(transition) }
      runtime.runTimestamp(runtime.now)
    }
  }

  /// Moves a transition to its end immediately, or to its beginning if a finger controls it.
  func end(_ transition: MachineTransition) {
    let own = ControllerTransition.of(transition)
    if transition.phase == .interactive { letGo(transition) }
    own.scrub?.arriveAtOnce()
    finishAnimators()
    runtime.finishMotions()
    let layers = [transition.container, transition.from?.controller?.viewIfLoaded, transition.to?.controller?.viewIfLoaded]
    runtime.controllers.machine.asOneStep { runtime.finishAnimations(below: layers.compactMap { $0?.layer }) }
    runtime.runTimestamp(runtime.now)
    // The animator uses timers, or did not report its end.
    if transition.phase.isRunning { runtime.controllers.machine.cutShort(transition) }
  }

  /// Cancels the interaction. The app may already have ended it in response to the cancelled touches.
  private func letGo(_ transition: MachineTransition) {
    transition.interaction?.percentDriven?.cancel()
    if transition.phase == .interactive { transition.context.cancelInteractiveTransition() }
  }

  private func finishAnimators() {
    let running = runtime.app.runningAnimators.values.sorted { $0.watchNumber < $1.watchNumber }
    // Animators on the timeline of another animator end with it.
    for animator in running where animator.isRunning && animator.leader == nil { animator.finishAtOnce() }
  }
}

extension UIViewPropertyAnimator {
  /// The number of the current run, which grows with each run that begins.
  fileprivate var watchNumber: Int { waiting?.id.number ?? 0 }
}
