/// The order in which transitions begin.
extension TransitionMachine {
  func beginIfFree(_ transition: Transition) { if isFree(transition) { transition.begin() } }

  /// Returns whether a transition can begin. Nothing that it moves, and no container around it, may be in a transition.
  func isFree(_ transition: Transition) -> Bool {
    guard transition.phase == .scheduled, !landings.contains(where: { $0 === transition.host.root }) else { return false }
    return !transitions.contains { $0.phase != .scheduled && conflict($0, transition) }
  }

  private func conflict(_ running: Transition, _ wanted: Transition) -> Bool {
    running.isModal && wanted.isModal && running.host.root === wanted.host.root
      || !running.isModal && !wanted.isModal && running.host === wanted.host
      || wanted.moved.contains { running.host.isInside($0) }
      || running.moved.contains { wanted.host.isInside($0) }
  }

  /// Runs the requests that arrived while the transition of `node` was running.
  func takeUpWaiting(_ node: Node) {
    guard !node.waiting.isEmpty, runningTransition(of: node) == nil else { return }
    let requests = node.waiting
    node.waiting = []
    for request in requests { request() }
  }

  /// Ends a running change of children whose animation gives way to another request.
  func giveWay(in container: Node) {
    if let running = runningTransition(of: container) { giveWay(running) }
  }

  /// Ends a running presentation or dismissal whose animation gives way to another request in its tree.
  func giveWay(_ kind: Transition.Kind, inTreeOf node: Node) {
    let root = node.root
    if let running = transitions.first(where: { $0.kind == kind && $0.phase.isRunning && $0.host.root === root }) { giveWay(running) }
  }

  private func giveWay(_ running: Transition) {
    if running.phase.isClockRunning { _ = running.animator?.giveWay(using: running.context) }
  }

  func runningTransition(of container: Node) -> Transition? {
    transitions.first { $0.host === container && !$0.isModal && $0.phase.isRunning }
  }

  func scheduledTransition(of container: Node) -> Transition? {
    transitions.first { $0.host === container && !$0.isModal && $0.phase == .scheduled }
  }

  /// Adopts a container from another machine. Its request that has not begun waits here.
  package func takeOver(_ container: Node, from other: TransitionMachine) {
    guard let waiting = other.scheduledTransition(of: container) else { return }
    other.forget(waiting)
    waiting.machine = self
    schedule(waiting)
  }
}
