@testable import TransitionMachine

/// An animator that notes what it is asked and behaves well, unless told otherwise.
final class TestAnimator: BoxAnimator {
  enum Manner {
    case good, forgetsToComplete, completesTwice, completesTrueAlways, addsNoView, removesFromView, removesContainer
  }

  private let ownName: String
  override var name: String { ownName }
  let machine: TransitionMachine<BoxHost>
  let isInterruptible: Bool
  var manner = Manner.good
  private(set) var context: TransitionContext<BoxHost>?

  init(_ machine: TransitionMachine<BoxHost>, name: String = "animator", interruptible: Bool = false) {
    self.machine = machine
    ownName = name
    isInterruptible = interruptible
  }

  override func duration(using context: TransitionContext<BoxHost>) -> Double {
    machine.note("\(name).transitionDuration")
    return 0.5
  }

  override func interruptibleAnimator(using context: TransitionContext<BoxHost>) -> Int? {
    guard isInterruptible else { return nil }
    machine.note("\(name).interruptibleAnimator")
    return 1
  }

  override func animate(using context: TransitionContext<BoxHost>) {
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

  override func animationEnded(_ completed: Bool) { machine.note("\(name).animationEnded(\(completed))") }
}

/// A presentation controller that notes its callbacks.
class TestPresentation: PresentationController {
  let machine: TransitionMachine<BoxHost>
  private(set) var presentation: ControllerPresentation<BoxHost>?
  private(set) var containerView: ViewBox?
  init(_ machine: TransitionMachine<BoxHost>) { self.machine = machine }

  var presented: Node<BoxHost> { presentation!.presented }
  var presenting: Node<BoxHost> { presentation!.presenting }
  var shouldRemovePresentersView: Bool { presented.style.removesPresenter }
  var presentedPlace: ViewBox? { nil }
  func attach(to presentation: ControllerPresentation<BoxHost>) { self.presentation = presentation }
  func containerDidChange(to container: ViewBox?) { containerView = container }
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
  let machine: TransitionMachine<BoxHost>
  var animator: TestAnimator?
  var driver: PercentDriver<BoxHost>?
  var makePresentation: () -> TestPresentation
  var allowsSelection = true

  init(_ machine: TransitionMachine<BoxHost>) {
    self.machine = machine
    makePresentation = { TestPresentation(machine) }
  }

  func presentation(of presented: Node<BoxHost>, presenting: Node<BoxHost>?, source: Node<BoxHost>) -> TestPresentation? {
    machine.note("delegate.presentationController(for: \(presented), source: \(source))")
    return makePresentation()
  }
  func animator(presenting presented: Node<BoxHost>, on presenting: Node<BoxHost>, source: Node<BoxHost>) -> BoxAnimator? {
    machine.note("delegate.animationController(forPresented: \(presented))")
    return animator
  }
  func animator(dismissing dismissed: Node<BoxHost>) -> BoxAnimator? {
    machine.note("delegate.animationController(forDismissed: \(dismissed))")
    return animator
  }
  func interaction(presentingWith animator: BoxAnimator) -> PercentDriver<BoxHost>? {
    machine.note("delegate.interactionControllerForPresentation")
    return driver
  }
  func interaction(dismissingWith animator: BoxAnimator) -> PercentDriver<BoxHost>? {
    machine.note("delegate.interactionControllerForDismissal")
    return driver
  }
  func animator(for operation: NavigationOperation, from: Node<BoxHost>, to: Node<BoxHost>) -> BoxAnimator? {
    machine.note("delegate.animationControllerFor(\(operation), \(from)→\(to))")
    return animator
  }
  func animator(from: Node<BoxHost>, to: Node<BoxHost>) -> BoxAnimator? {
    machine.note("delegate.animationControllerForTransition(\(from)→\(to))")
    return animator
  }
  func interaction(using animator: BoxAnimator) -> PercentDriver<BoxHost>? {
    machine.note("delegate.interactionController")
    return driver
  }
  func willShow(_ node: Node<BoxHost>, animated: Bool) { machine.note("delegate.willShow(\(node))") }
  func didShow(_ node: Node<BoxHost>, animated: Bool) { machine.note("delegate.didShow(\(node))") }
  func shouldSelect(_ node: Node<BoxHost>) -> Bool {
    machine.note("delegate.shouldSelect(\(node))")
    return allowsSelection
  }
  func didSelect(_ node: Node<BoxHost>) { machine.note("delegate.didSelect(\(node))") }
}
