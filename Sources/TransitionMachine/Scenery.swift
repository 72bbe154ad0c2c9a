/// What the machine needs from whoever owns the views and the clock. UIKit is one; a test needs none (`BoxScenery`).
package protocol Scenery: AnyObject {
  /// A new container for the transition that presents `presented`; the machine puts it where it belongs.
  func makeContainer(for presented: Node) -> any Place
  /// A still picture of `node`'s view, which travels with another view when a whole chain is dismissed.
  func makeSnapshot(of node: Node) -> any Place
  /// The animation of a transition for which nobody supplied an animator.
  func makeAnimator(for transition: Transition) -> any Animator
  /// Puts the arriving view into the container, where it is to end: nobody animates it, or its animator forgot.
  func insert(_ view: any Place, for transition: Transition)
  /// Everything is in its place and the animator is about to be asked: where the views are now is where they start.
  func willAnimate(_ transition: Transition)
  /// Runs `body`, which runs the coordinator's blocks, inside the animation of `transition`.
  func runAlongside(_ transition: Transition, _ body: @escaping () -> Void)
  /// The machine has started, handed to a finger, let go or ended `transition`.
  func transitionDidChange(_ transition: Transition)
}

/// Boxes for views; no clock: the transition's own `animationDone` stands for it.
package final class BoxScenery: Scenery {
  /// A scenery without a clock.
  package init() {}

  /// A box named after the presented node.
  package func makeContainer(for presented: Node) -> any Place { ViewBox("container(\(presented))") }
  /// A box named after the node.
  package func makeSnapshot(of node: Node) -> any Place { ViewBox("snapshot(\(node))") }
  /// An animator that inserts the arriving view and completes when the clock has run out.
  package func makeAnimator(for transition: Transition) -> any Animator { BoxAnimator() }
  /// Puts it in front.
  package func insert(_ view: any Place, for transition: Transition) { transition.container?.add(view) }
  /// Nothing to remember.
  package func willAnimate(_ transition: Transition) {}
  /// Runs `body` as it is.
  package func runAlongside(_ transition: Transition, _ body: @escaping () -> Void) { body() }
  /// Nothing to follow.
  package func transitionDidChange(_ transition: Transition) {}
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
