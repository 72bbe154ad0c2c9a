/// The order in which transitions begin.
extension TransitionMachine {
  func beginIfFree(_ transition: Transition<Host>) { if isFree(transition) { transition.begin() } }

  /// Returns whether a transition can begin. Nothing that it moves, and no container around it, may be in a transition.
  func isFree(_ transition: Transition<Host>) -> Bool {
    guard transition.phase == .scheduled, !landings.contains(where: { $0 === transition.host.root }) else { return false }
    return !transitions.contains { $0.phase != .scheduled && conflict($0, transition) }
  }

  private func conflict(_ running: Transition<Host>, _ wanted: Transition<Host>) -> Bool {
    running.isModal && wanted.isModal && running.host.root === wanted.host.root
      || !running.isModal && !wanted.isModal && running.host === wanted.host
      || wanted.moved.contains { running.host.isInside($0) }
      || running.moved.contains { wanted.host.isInside($0) }
  }

  /// Runs the requests that arrived while the transition of `node` was running.
  func takeUpWaiting(_ node: Node<Host>) {
    guard !node.waiting.isEmpty, runningTransition(of: node) == nil else { return }
    let requests = node.waiting
    node.waiting = []
    for request in requests { request() }
  }

  /// Ends a running change of children whose animation gives way to another request.
  func giveWay(in container: Node<Host>) {
    if let running = runningTransition(of: container) { giveWay(running) }
  }

  /// Ends a running presentation or dismissal whose animation gives way to another request in its tree.
  func giveWay(_ kind: Transition<Host>.Kind, inTreeOf node: Node<Host>) {
    let root = node.root
    if let running = transitions.first(where: { $0.kind == kind && $0.phase.isRunning && $0.host.root === root }) { giveWay(running) }
  }

  private func giveWay(_ running: Transition<Host>) {
    if running.phase.isClockRunning { _ = running.animator?.giveWay(using: running.context) }
  }

  func runningTransition(of container: Node<Host>) -> Transition<Host>? {
    transitions.first { $0.host === container && !$0.isModal && $0.phase.isRunning }
  }

  func scheduledTransition(of container: Node<Host>) -> Transition<Host>? {
    transitions.first { $0.host === container && !$0.isModal && $0.phase == .scheduled }
  }

  /// Adopts a container from another machine. Its request that has not begun waits here.
  package func takeOver(_ container: Node<Host>, from other: TransitionMachine<Host>) {
    guard let waiting = other.scheduledTransition(of: container) else { return }
    other.forget(waiting)
    waiting.machine = self
    schedule(waiting)
  }
}
