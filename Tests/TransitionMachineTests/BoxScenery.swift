@testable import TransitionMachine

/// Boxes for views; no clock: the transition's own `animationDone` stands for it.
final class BoxScenery: Scenery {
  /// A scenery without a clock.
  init() {}

  /// A box named after the presented node.
  func makeContainer(for presented: Node) -> any Place { ViewBox("container(\(presented))") }
  /// A box named after the node.
  func makeSnapshot(of node: Node) -> any Place { ViewBox("snapshot(\(node))") }
  /// An animator that inserts the arriving view and completes when the clock has run out.
  func makeAnimator(for transition: Transition) -> any Animator { BoxAnimator() }
  /// Puts it in front.
  func insert(_ view: any Place, for transition: Transition) { transition.container?.add(view) }
  /// Nothing to remember.
  func willAnimate(_ transition: Transition) {}
  /// Runs `body` as it is.
  func runAlongside(_ transition: Transition, _ body: @escaping () -> Void) { body() }
  /// Nothing to follow.
  func transitionDidChange(_ transition: Transition) {}
}

/// The plainest animation: the arriving view is put in, the departing one is left to the machine.
final class BoxAnimator: Animator {
  let name = "built-in animator"

  func animate(using context: TransitionContext) {
    if let view = context.view(for: .to) {
      // A dismissal uncovers: the presenter's view goes beneath the one that leaves.
      context.containerView.add(view, at: context.transition.kind == .dismiss ? 0 : nil)
    }
    context.runAnimation { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}

extension TransitionMachine {
  /// A machine over boxes, which writes down what it does.
  convenience init() { self.init(scenery: BoxScenery(), isRecording: true) }
}
