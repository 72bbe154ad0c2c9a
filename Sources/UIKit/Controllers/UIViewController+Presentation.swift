import Foundation
import QuartzCore
internal import TransitionMachine

extension UIViewController {
  /// Whom this controller presents; a child answers for the parent that does.
  public var presentedViewController: UIViewController? {
    ([node] + node.ancestors).lazy.compactMap(\.presented).first?.controller
  }
  /// Who presents this controller or the parent that contains it.
  public var presentingViewController: UIViewController? {
    ([node] + node.ancestors).lazy.compactMap(\.presenting).first?.controller
  }
  /// From the request to present it through `viewDidAppear`.
  public var isBeingPresented: Bool { node.isBeingPresented }
  /// From the request to dismiss it through `viewDidDisappear`.
  public var isBeingDismissed: Bool { node.isBeingDismissed }

  /// The coordinator of the transition that this controller or a parent is part of; from the request through `viewDid…`.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    node.currentTransition.map { ControllerTransition.of($0) }
  }

  /// What surrounds this controller, or the parent that contains it, while it is presented.
  ///
  /// Read before the presentation, it asks the transitioning delegate of that moment, and stays with the answer.
  public var presentationController: UIPresentationController? {
    if let own = ([node] + node.ancestors).lazy.compactMap(\.presentation).first { return own.uikit }
    if let cachedPresentationController { return cachedPresentationController }
    guard parent == nil else { return nil }
    let made =
      transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: self)
      ?? UIPresentationController(presentedViewController: self, presenting: nil)
    cachedPresentationController = made
    return made
  }

  func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    presented.join(runtime)
    presented.node.style = presented.modalPresentationStyle.machineStyle
    for node in [node] + node.ancestors { node.definesPresentationContext = node.controller?.definesPresentationContext ?? false }
    runtime.controllers.machine.present(
      presented.node, from: node, animated: animated && runtime.canAnimate, completion: completion)
  }
}

extension Runtime {
  /// False where animations are switched off: then nothing is presented or dismissed with one.
  var canAnimate: Bool { app.animationsEnabled && app.blocks.last?.isEnabled != false }
}

extension ControllerPresentation {
  /// The UIKit controller of this presentation.
  @MainActor var uikit: UIPresentationController? { (controller as? PresentationSeat)?.controller }
}
