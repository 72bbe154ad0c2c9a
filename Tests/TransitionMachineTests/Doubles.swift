@testable import TransitionMachine

/// An animator that notes what it is asked and behaves well, unless told otherwise.
final class TestAnimator: Animator {
  enum Manner {
    case good, forgetsToComplete, completesTwice, completesTrueAlways, addsNoView, removesFromView, removesContainer
  }

  let name: String
  let machine: TransitionMachine
  let isInterruptible: Bool
  var manner = Manner.good
  private(set) var context: TransitionContext?
  private let token = Token()
  final class Token {}

  init(_ machine: TransitionMachine, name: String = "animator", interruptible: Bool = false) {
    self.machine = machine
    self.name = name
    isInterruptible = interruptible
  }

  func duration(using context: TransitionContext) -> Double {
    machine.note("\(name).transitionDuration")
    return 0.5
  }

  func interruptibleAnimator(using context: TransitionContext) -> AnyObject? {
    guard isInterruptible else { return nil }
    machine.note("\(name).interruptibleAnimator")
    return token
  }

  func animate(using context: TransitionContext) {
    let from = context.view(for: .from)?.placeName ?? "nil"
    let to = context.view(for: .to)?.placeName ?? "nil"
    machine.note("\(name).animateTransition(from: \(from), to: \(to))")
    self.context = context
    if manner != .addsNoView, let view = context.view(for: .to) {
      context.containerView.add(view, at: context.transition.kind == .dismiss ? 0 : nil)
    }
    if manner == .removesContainer { context.containerView.remove() }
    context.runAnimation { [self] _ in
      if manner == .forgetsToComplete { return }
      if manner == .removesFromView { context.view(for: .from)?.remove() }
      context.completeTransition(manner == .completesTrueAlways || !context.transitionWasCancelled)
      if manner == .completesTwice { context.completeTransition(true) }
    }
  }

  func animationEnded(_ completed: Bool) { machine.note("\(name).animationEnded(\(completed))") }
}

/// A presentation controller that notes its callbacks.
class TestPresentation: PresentationController {
  let machine: TransitionMachine
  private(set) var presentation: ControllerPresentation?
  private(set) var containerView: (any Place)?
  init(_ machine: TransitionMachine) { self.machine = machine }

  var presented: Node { presentation!.presented }
  var presenting: Node { presentation!.presenting }
  var shouldRemovePresentersView: Bool { presented.style.removesPresenter }
  var presentedPlace: (any Place)? { nil }
  func attach(to presentation: ControllerPresentation) { self.presentation = presentation }
  func containerDidChange(to container: (any Place)?) { containerView = container }
  func note(_ line: String) { machine.note("presentation(\(presented)).\(line)") }
  func presentationTransitionWillBegin() { note("presentationTransitionWillBegin") }
  func presentationTransitionDidEnd(_ completed: Bool) { note("presentationTransitionDidEnd(\(completed))") }
  func dismissalTransitionWillBegin() { note("dismissalTransitionWillBegin") }
  func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissalTransitionDidEnd(\(completed))") }
  func layoutContainer() {
    note("containerViewWillLayoutSubviews")
    note("containerViewDidLayoutSubviews")
  }
}

/// Every delegate in one: hands out the animator and the driver it was given, and notes the questions.
final class Director: TransitioningDelegate, NavigationDelegate, TabDelegate {
  let machine: TransitionMachine
  var animator: TestAnimator?
  var driver: (any InteractionController)?
  var makePresentation: () -> TestPresentation
  var allowsSelection = true

  init(_ machine: TransitionMachine) {
    self.machine = machine
    makePresentation = { TestPresentation(machine) }
  }

  func presentation(of presented: Node, presenting: Node?, source: Node) -> (any PresentationController)? {
    machine.note("delegate.presentationController(for: \(presented), source: \(source))")
    return makePresentation()
  }
  func animator(presenting presented: Node, on presenting: Node, source: Node) -> (any Animator)? {
    machine.note("delegate.animationController(forPresented: \(presented))")
    return animator
  }
  func animator(dismissing dismissed: Node) -> (any Animator)? {
    machine.note("delegate.animationController(forDismissed: \(dismissed))")
    return animator
  }
  func interaction(presentingWith animator: any Animator) -> (any InteractionController)? {
    machine.note("delegate.interactionControllerForPresentation")
    return driver
  }
  func interaction(dismissingWith animator: any Animator) -> (any InteractionController)? {
    machine.note("delegate.interactionControllerForDismissal")
    return driver
  }
  func animator(for operation: NavigationOperation, from: Node, to: Node) -> (any Animator)? {
    machine.note("delegate.animationControllerFor(\(operation), \(from)→\(to))")
    return animator
  }
  func animator(from: Node, to: Node) -> (any Animator)? {
    machine.note("delegate.animationControllerForTransition(\(from)→\(to))")
    return animator
  }
  func interaction(using animator: any Animator) -> (any InteractionController)? {
    machine.note("delegate.interactionController")
    return driver
  }
  func willShow(_ node: Node, animated: Bool) { machine.note("delegate.willShow(\(node))") }
  func didShow(_ node: Node, animated: Bool) { machine.note("delegate.didShow(\(node))") }
  func shouldSelect(_ node: Node) -> Bool {
    machine.note("delegate.shouldSelect(\(node))")
    return allowsSelection
  }
  func didSelect(_ node: Node) { machine.note("delegate.didSelect(\(node))") }
}
