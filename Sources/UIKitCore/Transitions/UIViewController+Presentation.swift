import Foundation
import QuartzCore
package import TransitionMachine

extension UIViewController {
  /// Returns the value of the nearest node, among this one and its ancestors, that has one.
  func nearest<Found>(_ key: KeyPath<ControllerNode, Found?>) -> Found? {
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

  /// The controller that presents this one or an ancestor. It is `nil` if this controller or an ancestor presents another one.
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
    if isRefusedForMenu(presented) { return }
    runtime.controllers.machine.present(
      presented.node, from: node, animated: animated && runtime.canAnimate, completion: completion)
  }
}

extension UIViewController {
  /// Reports a presentation over an open menu and returns whether it is refused. On iOS the menu is itself presented by the presenter
  /// (Docs/behaviour/controllers.md, "Chains and refused requests").
  ///
  /// A presentation in the context of a child is not refused, because the menu has another presenter.
  private func isRefusedForMenu(_ presented: UIViewController) -> Bool {
    let presenter = node.presenter(for: presented.node.style)
    guard presenter.parent == nil, presenter.presented == nil, let window = presenter.controller?.viewIfLoaded?.window,
      window.subviews.contains(where: { ($0 as? MenuStage)?.isOpen == true })
    else { return false }
    runtime.controllers.machine.diagnose(
      .alreadyPresenting(presented: presented.node.name, presenter: presenter.name, source: node.name, current: "UIMenu"))
    return true
  }
}

extension UIViewController {
  /// The transition style of the presentation. A presentation context that provides a style replaces the style of the presented controller
  /// (Docs/behaviour/controllers.md, "Modal styles").
  var effectiveTransitionStyle: UIModalTransitionStyle {
    if case .style(let style)? = preferredTransition?.kind { return style }
    guard node.style.isInContext, let context = presentingViewController, context.definesPresentationContext,
      context.providesPresentationContextTransitionStyle
    else { return modalTransitionStyle }
    return context.modalTransitionStyle
  }

  /// Stops the process if a curl is requested in an unsupported presentation style. UIKit raises an exception in this case.
  /// (Docs/behaviour/controllers.md, "Modal styles")
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
  /// A Boolean value that indicates whether animations are enabled. If it is `false`, presentations and dismissals are not animated.
  package var canAnimate: Bool { app.animationsEnabled && app.blocks.last?.isEnabled != false }
}

extension ControllerPresentation where Host == ViewHost {
  /// The UIKit presentation controller of this presentation.
  @MainActor package var uikit: UIPresentationController? { controller?.controller }
  /// The presentation controller that was requested. Another one may replace it.
  @MainActor var asked: UIPresentationController? { controller?.asked }
}

extension UIViewController {
  /// The view that represents the controller on the screen. It is the view that the presentation moves, if the controller is presented.
  package var presentationView: UIView? { node.presentation?.uikit?.presentedView ?? viewIfLoaded }
}
