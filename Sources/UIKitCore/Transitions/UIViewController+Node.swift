import Foundation
import QuartzCore
internal import TransitionMachine

/// The adapter of a view controller for the transition machine. Calls of the machine go to the controller's open methods and properties.
extension UIViewController {
  func makeNode() -> ControllerNode {
    let node = newNode()
    node.controller = self
    node.load = { [unowned self] in loadViewIfNeeded() }
    node.observer = { [weak self] callback in self?.receive(callback) }
    node.transitioning = questions
    node.forwardsAppearance = shouldAutomaticallyForwardAppearanceMethods
    nodeWasMade()
    return node
  }

  private func receive(_ callback: Callback<ViewHost>) {
    switch callback {
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear(let animated):
      catchUpWithSize()
      viewWillAppear(animated)
    case .viewIsAppearing(let animated):
      prepareToAppear(animated)
      viewIsAppearing(animated)
    case .viewDidAppear(let animated): viewDidAppear(animated)
    case .viewWillDisappear(let animated): viewWillDisappear(animated)
    case .viewDidDisappear(let animated): viewDidDisappear(animated)
    case .willMove(let parent): willMove(toParent: parent?.controller)
    case .didMove(let parent):
      if parent == nil {
        containerInsets = .zero
        if overriddenTraits?.fromParent != nil { say { $0.fromParent = nil } }
      }
      didMove(toParent: parent?.controller)
    }
  }

  /// Moves the controller, its view and its children to the app that shows it.
  ///
  /// A controller may be created in another app, or before its app was launched. While it is on no screen, it belongs to the app that adds
  /// it.
  func join(_ app: Runtime) {
    guard app !== runtime else { return }
    let former = runtime
    runtime = app
    app.controllers.machine.takeOver(node, from: former.controllers.machine)
    viewIfLoaded?.layer.join(app)
    for child in children { child.join(app) }
  }

  var nextResponder: UIResponder? {
    if let presenter = presentingViewController, parent == nil { return presenter }
    return viewIfLoaded?.superview ?? parent ?? windowOfRoot
  }
}

extension UIViewController {
  /// Creates the default view of a controller that creates no view.
  package static func makePlainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The window whose root controller this is. It remains the next responder while a full-screen presentation has removed the view.
  private var windowOfRoot: UIWindow? { runtime.app.windows.first { $0.rootViewController === self } }
}

/// The adapter that forwards the machine's requests for a controller's transitions to its `transitioningDelegate`.
@MainActor
final class TransitionQuestions: @MainActor TransitioningDelegate {
  private unowned let controller: UIViewController

  init(of controller: UIViewController) { self.controller = controller }

  private var delegate: (any UIViewControllerTransitioningDelegate)? { controller.transitioningDelegate }

  func presentation(of presented: ControllerNode, presenting: ControllerNode?, source: ControllerNode) -> PresentationAdapter? {
    let presenter = presenting?.controller
    let traits = source.controller?.traitCollection ?? controller.traitCollection
    if let locked = controller.cachedPresentationController { return PresentationAdapter(locked, under: traits) }
    let custom = delegate?.presentationController(
      forPresented: controller, presenting: presenter, source: source.controller ?? controller)
    return PresentationAdapter(custom ?? controller.makePresentationController(presenting: presenter), under: traits)
  }

  func animator(presenting presented: ControllerNode, on presenting: ControllerNode, source: ControllerNode) -> AnimatorAdapter? {
    guard let presenter = presenting.controller, let source = source.controller else { return nil }
    return delegate?.animationController(forPresented: controller, presenting: presenter, source: source).map(AnimatorAdapter.init)
  }

  func animator(dismissing dismissed: ControllerNode) -> AnimatorAdapter? {
    if let own = ownDismissal { return AnimatorAdapter(own.animator) }
    return delegate?.animationController(forDismissed: controller).map(AnimatorAdapter.init)
  }

  /// The dismissal that the presentation itself has started. It needs no delegate.
  private var ownDismissal: OwnDismissal? { controller.node.presentation?.uikit?.ownDismissal ?? controller.transitionDriver?.ownDismissal }

  func interaction(presentingWith animator: AnimatorAdapter) -> InteractionAdapter? {
    return delegate?.interactionControllerForPresentation(using: animator.animator).map(InteractionAdapter.init)
  }

  func interaction(dismissingWith animator: AnimatorAdapter) -> InteractionAdapter? {
    if let own = ownDismissal { return InteractionAdapter(own.interaction) }
    return delegate?.interactionControllerForDismissal(using: animator.animator).map(InteractionAdapter.init)
  }
}
