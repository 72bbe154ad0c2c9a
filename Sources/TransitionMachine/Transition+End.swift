/// The end: `completeTransition`, the way back or the way on, and the last callbacks.
extension Transition {
  /// The animations have ended (or none was started) and nobody has called `completeTransition`.
  package var isStalled: Bool { phase.isClockRunning && endBlocks.isEmpty }

  func runAnimation(onEnd block: @escaping (Bool) -> Void) { endBlocks.append(block) }

  /// The clock reached the end of the animations. False while a finger holds them, or there are none.
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
      if !wasCutShort { machine.diagnose(.completedTwice(transition: "\(self)")) }
      return
    }
    if phase == .interactive && !wasCutShort { machine.diagnose(.completedWhileInteractive(transition: "\(self)")) }
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

  /// Lets go of everything; the request's own completion is the last that is heard of it.
  func retire() {
    if !phase.isEnded { phase = .ended(completed: true) }
    blocks.runCompletions(coordinator)
    for node in members where node.appearance.isBalanced { node.openMove = nil }
    let moved = moved
    // Who leaves may be held by nobody else: a controller whose push was taken back.
    let owners = moved.compactMap(\.owner)
    releaseMembers()
    machine.forget(self)
    // The app may have put a view elsewhere meanwhile, or what it lies in.
    withExtendedLifetime(owners) {
      for node in moved where !machine.isAwaitingLanding(node) && mayHaveMoved(node) { machine.arrive(node) }
    }
    let handlers = completions
    completions = []
    animator = nil
    interaction = nil
    endBlocks = []
    for handler in handlers { handler() }
    companion = nil
    machine.takeUpWaiting(host)
  }

  /// The end of a change of children: one view stays in the container's content, both children's appearance comes to its end or goes back.
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
