/// The end of a transition: `completeTransition`, the final state of the views, and the last callbacks.
extension Transition {
  /// A Boolean value that indicates whether the animations have ended, or none was started, and `completeTransition` was not called.
  package var isStalled: Bool { phase.isClockRunning && animation.endBlocks.isEmpty }

  func runAnimation(onEnd block: @escaping (Bool) -> Void) { animation.endBlocks.append(block) }

  /// Ends the animations, because the clock has reached their end. The result is `false` while a finger holds them or if there are none.
  @discardableResult
  package func animationDone(completed: Bool = true) -> Bool {
    guard phase.isClockRunning, !animation.endBlocks.isEmpty else { return false }
    let blocks = animation.endBlocks
    animation.endBlocks = []
    for block in blocks { block(completed) }
    return true
  }

  /// Ends the transition for its animator.
  func complete(_ completed: Bool) {
    guard phase.isRunning else {
      if case .ended(.cutShort, _) = progress { return }
      return machine.diagnose(.completedTwice(transition: "\(self)"))
    }
    if phase == .interactive { machine.diagnose(.completedWhileInteractive(transition: "\(self)")) }
    if completed && wasCancelled { machine.diagnose(.completedAfterCancel(transition: "\(self)")) }
    conclude(.finished(completed: completed), completed)
  }

  /// Ends the transition instead of its animator.
  func cutShort() {
    let completed = !wasCancelled
    if phase.isRunning { conclude(.cutShort(completed: completed), completed) }
  }

  private func conclude(_ outcome: Outcome, _ completed: Bool) {
    end(outcome)
    commitModel(completed: completed)
    machine.perform { self.settle(completed) }
  }

  private func settle(_ completed: Bool) {
    checkContainer(completed)
    land(completed: completed)
    animator?.animationEnded(completed)
    retire()
  }

  /// Releases everything that belongs to the transition. The completion of the request is the last callback.
  func retire() {
    if case .running(.abandoned, _) = progress { end(.abandoned) } else { end(.impossible) }
    blocks.runCompletions(coordinator)
    for node in members where node.appearance.isBalanced { node.openMove = nil }
    let moved = moved
    // A leaving view controller may have no other owner, such as one whose push was cancelled.
    let owners = moved.compactMap(\.controller)
    releaseMembers()
    machine.forget(self)
    // The app may have moved a view or its ancestors in the meantime.
    withExtendedLifetime(owners) {
      for node in moved where !machine.isAwaitingLanding(node) && mayHaveMoved(node) { machine.arrive(node) }
    }
    let handlers = completions
    completions = []
    animation.animator = nil
    animation.interaction = nil
    animation.endBlocks = []
    blocks.releaseUnused()
    for handler in handlers { handler() }
    companion = nil
    machine.takeUpWaiting(host)
  }

  /// Releases everything that may keep the transition alive, because the app ended before it.
  func releaseAll() {
    companion = nil
    completions = []
    (animation.animator, animation.interaction, animation.interruptible, animation.endBlocks) = (nil, nil, nil, [])
    blocks.releaseAll()
    releaseMembers()
  }

  /// Ends a change of children. One view stays in the container, and the appearance of both children ends or is reversed.
  func exchange(_ from: Node<Host>, for to: Node<Host>, in content: Host.View, completed: Bool) {
    if completed {
      from.view.remove()
      machine.endAppearance(of: from)
      machine.endAppearance(of: to)
      machine.align(to, with: host)
    } else {
      to.view.remove()
      content.add(from.view)
      machine.turnBack(to, appearing: false, animated: animated)
      machine.turnBack(from, appearing: true, animated: animated)
      machine.align(from, with: host)
    }
  }
}
