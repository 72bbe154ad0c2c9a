/// The end of a transition: `completeTransition`, the final state of the views, and the last callbacks.
extension Transition {
  /// A Boolean value that indicates whether the animations have ended, or none was started, and `completeTransition` was not called.
  package var isStalled: Bool { phase.isClockRunning && endBlocks.isEmpty }

  func runAnimation(onEnd block: @escaping (Bool) -> Void) { endBlocks.append(block) }

  /// Ends the animations, because the clock has reached their end. The result is `false` while a finger holds them or if there are none.
  @discardableResult
  package func animationDone(completed: Bool = true) -> Bool {
    guard phase.isClockRunning, !endBlocks.isEmpty else { return false }
    let blocks = endBlocks
    endBlocks = []
    for block in blocks { block(completed) }
    return true
  }

  func complete(_ completed: Bool) {
    guard phase.isRunning else {
      if ending != .cutShort { machine.diagnose(.completedTwice(transition: "\(self)")) }
      return
    }
    if phase == .interactive && ending != .cutShort { machine.diagnose(.completedWhileInteractive(transition: "\(self)")) }
    if completed && wasCancelled { machine.diagnose(.completedAfterCancel(transition: "\(self)")) }
    wasCancelled = !completed
    _ = advance(completed ? .complete : .completeUnfinished)
    commitModel(completed: completed)
    machine.perform { self.conclude(completed) }
  }

  private func conclude(_ completed: Bool) {
    checkContainer(completed)
    land(completed: completed)
    animator?.animationEnded(completed)
    retire()
  }

  /// Releases everything that belongs to the transition. The completion of the request is the last callback.
  func retire() {
    if !phase.isEnded { phase = .ended(completed: true) }
    blocks.runCompletions(coordinator)
    for node in members where node.appearance.isBalanced { node.openMove = nil }
    let moved = moved
    // A leaving view controller may have no other owner, such as one whose push was cancelled.
    let owners = moved.compactMap(\.owner)
    releaseMembers()
    machine.forget(self)
    // The app may have moved a view or its ancestors in the meantime.
    withExtendedLifetime(owners) {
      for node in moved where !machine.isAwaitingLanding(node) && mayHaveMoved(node) { machine.arrive(node) }
    }
    let handlers = completions
    completions = []
    animator = nil
    interaction = nil
    endBlocks = []
    blocks.releaseUnused()
    for handler in handlers { handler() }
    companion = nil
    machine.takeUpWaiting(host)
  }

  /// Releases everything that may keep the transition alive, because the app ended before it.
  func releaseAll() {
    (companion, animator, interaction, interruptible) = (nil, nil, nil, nil)
    (completions, endBlocks) = ([], [])
    blocks.releaseAll()
    releaseMembers()
  }

  /// Ends a change of children. One view stays in the container, and the appearance of both children ends or is reversed.
  func exchange(_ from: Node, for to: Node, in content: any Place, completed: Bool) {
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
