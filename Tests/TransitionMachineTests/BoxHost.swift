@testable import TransitionMachine

/// Boxes for views; no clock: the transition's own `animationDone` stands for it.
final class BoxHost: TransitionHost {
  typealias View = ViewBox
  typealias Controller = Owner
  typealias Animator = BoxAnimator
  typealias Interaction = PercentDriver<BoxHost>
  typealias Presentation = TestPresentation
  typealias Interruptible = Int
  typealias Companion = Owner

  /// A host without a clock.
  init() {}

  /// A box named after the presented node.
  func makeContainer(for presented: Node<BoxHost>) -> ViewBox { ViewBox("container(\(presented))") }
  /// A box named after the node.
  func makeSnapshot(of node: Node<BoxHost>) -> ViewBox { ViewBox("snapshot(\(node))") }
  /// An animator that inserts the arriving view and completes when the clock has run out.
  func makeAnimator(for transition: Transition<BoxHost>) -> BoxAnimator { BoxAnimator() }
  /// Puts it in front.
  func insert(_ view: ViewBox, for transition: Transition<BoxHost>) { transition.container?.add(view) }
  /// Nothing to remember.
  func willAnimate(_ transition: Transition<BoxHost>) {}
  /// Runs `body` as it is.
  func runAlongside(_ transition: Transition<BoxHost>, _ body: @escaping () -> Void) { body() }
  /// Nothing to follow.
  func transitionDidChange(_ transition: Transition<BoxHost>) {}
}

/// The plainest animation: the arriving view is put in, the departing one is left to the machine.
class BoxAnimator: TransitionAnimator {
  var name: String { "built-in animator" }

  func animate(using context: TransitionContext<BoxHost>) {
    if let view = context.view(for: .to) {
      // A dismissal uncovers: the presenter's view goes beneath the one that leaves.
      context.containerView.add(view, at: context.transition.kind == .dismiss ? 0 : nil)
    }
    context.runAnimation { _ in context.completeTransition(!context.transitionWasCancelled) }
  }

  // They are declared here, so that a subclass can override them.
  func duration(using context: TransitionContext<BoxHost>) -> Double { 0.35 }
  func interruptibleAnimator(using context: TransitionContext<BoxHost>) -> Int? { nil }
  func animationEnded(_ completed: Bool) {}
}

/// A view controller of a test, with its node.
final class Owner {
  let node: Node<BoxHost>

  /// Creates a view controller and its node.
  init(_ name: String) {
    node = Node(name)
    node.controller = self
  }
}

extension TransitionMachine where Host == BoxHost {
  /// A machine over boxes, which writes down what it does.
  convenience init() { self.init(host: BoxHost(), isRecording: true) }
}

extension TransitionMachine where Host == BoxHost {
  /// Begins the built-in edge swipe and returns its driver. The driver has no effect at the root, during a transition, and with a custom
  /// animator.
  func popInteractively(_ navigation: NavigationNode<BoxHost>) -> PercentDriver<BoxHost> {
    let driver = PercentDriver(self)
    _ = popInteractively(navigation, with: driver)
    return driver
  }
}
