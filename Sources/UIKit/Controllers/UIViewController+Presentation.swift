import Foundation
import QuartzCore
internal import TransitionMachine

extension UIViewController {
  /// What the nearest from here up through the parents has.
  func nearest<Found>(_ key: KeyPath<Node, Found?>) -> Found? {
    ([node] + node.ancestors).lazy.compactMap { $0[keyPath: key] }.first
  }

  func presentationNow() -> UIPresentationController? {
    if let own = nearest(\.presentation) { return own.asked }
    if let cachedPresentationController { return cachedPresentationController }
    guard parent == nil else { return nil }
    let made =
      transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: self)
      ?? makePresentationController(presenting: nil)
    cachedPresentationController = made
    return made
  }

  /// The controller that presents this one, or the parent that contains it, if neither presents anything.
  var presenterToAsk: UIViewController? {
    let line = [node] + node.ancestors
    guard line.allSatisfy({ $0.presented == nil }) else { return nil }
    return line.lazy.compactMap(\.presenting).first?.controller
  }

  func requestPresentation(of wanted: UIViewController, animated: Bool, completion: (() -> Void)?) {
    wanted.join(runtime)
    let presented = adapted(wanted)
    presented.join(runtime)
    refuseCurls(presented)
    presented.node.style = presented.effectivePresentationStyle.machineStyle
    for node in [node] + node.ancestors { node.definesPresentationContext = node.controller?.definesPresentationContext ?? false }
    runtime.controllers.machine.present(
      presented.node, from: node, animated: animated && runtime.canAnimate, completion: completion)
  }
}

extension UIViewController {
  /// A context that provides one has its own transition style in the place of the presented controller's. (BEHAVIOUR-2 §25)
  var effectiveTransitionStyle: UIModalTransitionStyle {
    if case .style(let style)? = preferredTransition?.kind { return style }
    guard node.style.isInContext, let context = presentingViewController, context.definesPresentationContext,
      context.providesPresentationContextTransitionStyle
    else { return modalTransitionStyle }
    return context.modalTransitionStyle
  }

  /// UIKit raises where a curl is asked for that it cannot make. (BEHAVIOUR-2 §25)
  private func refuseCurls(_ presented: UIViewController) {
    precondition(
      presented.modalTransitionStyle != .partialCurl || presented.modalPresentationStyle == .fullScreen,
      "Application tried to present \(presented) using UIModalTransitionStylePartialCurl with a modalPresentationStyle other than .fullScreen."
    )
    precondition(
      presentingViewController == nil || modalTransitionStyle != .partialCurl,
      "Application tried to present \(presented) from \(self), which is itself presented with UIModalTransitionStylePartialCurl.")
  }
}

extension Runtime {
  /// False where animations are switched off: then nothing is presented or dismissed with one.
  var canAnimate: Bool { app.animationsEnabled && app.blocks.last?.isEnabled != false }
}

extension ControllerPresentation {
  /// The UIKit controller of this presentation.
  @MainActor var uikit: UIPresentationController? { (controller as? PresentationSeat)?.controller }
  /// The one that was asked for, in whose place that may act.
  @MainActor var asked: UIPresentationController? { (controller as? PresentationSeat)?.asked }
}
