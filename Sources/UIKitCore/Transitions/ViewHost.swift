import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
internal import TransitionMachine

/// The host of the transition machine. It provides the views and the clock that animates them.
@MainActor
package final class ViewHost: @MainActor TransitionHost {
  package typealias View = UIView
  package typealias Controller = UIViewController
  package typealias Animator = AnimatorAdapter
  package typealias Interaction = InteractionAdapter
  package typealias Presentation = PresentationAdapter
  package typealias Interruptible = InterruptibleAnimator
  package typealias Companion = ControllerTransition

  package func makeContainer(for presented: ControllerNode) -> UIView {
    let presentation = presented.presentation
    let context = presented.style.isInContext ? presentation?.presenting.controller?.viewIfLoaded : nil
    let container = TransitionContainerView("container(\(presented))", presentation?.uikit, covering: context)
    presentation?.controller?.container = container
    return container
  }

  package func makeSnapshot(of node: ControllerNode) -> UIView {
    let view = node.controller?.viewIfLoaded
    return TransitionSnapshotView("snapshot(\(node))", of: view?.superview ?? view)
  }

  package func makeAnimator(for transition: MachineTransition) -> AnimatorAdapter {
    if let preferred = PreferredTransitions.animator(for: transition) { return AnimatorAdapter(preferred) }
    if transition.kind == .push || transition.kind == .pop {
      let (from, to) = (transition.from?.controller, transition.to?.controller)
      let own = from.flatMap { to?.stackAnimator(leaving: $0) }
      let isPush = transition.kind == .push
      if let own { return AnimatorAdapter(own) }
      let fades = to?.runtime.environment.fadesPages == true && !transition.initiallyInteractive
      return AnimatorAdapter(
        fades ? CrossDissolveAnimator(duration: ModalDuration.reducedMotion, isPush: isPush) : NavigationSlideAnimator(isPush: isPush))
    }
    let presented = transition.kind == .dismiss ? transition.from : transition.to
    if let own = presented?.presentation?.uikit?.ownAnimator { return AnimatorAdapter(own) }
    let style = presented?.controller?.effectiveTransitionStyle ?? .coverVertical
    let runtime = presented?.controller?.runtime ?? .current
    if style == .coverVertical, runtime.environment.fadesPages {
      return AnimatorAdapter(CrossDissolveAnimator(duration: ModalDuration.reducedMotion))
    }
    return AnimatorAdapter(style.makeAnimator(in: runtime))
  }

  package func insert(_ view: UIView, for transition: MachineTransition) {
    guard let container = transition.container else { return }
    if let controller = transition.to?.controller {
      view.frame = ControllerTransition.of(transition).finalFrame(for: controller)
    }
    container.addSubview(view)
  }

  package func willAnimate(_ transition: MachineTransition) { ControllerTransition.of(transition).noteStart() }

  package func runAlongside(_ transition: MachineTransition, _ body: @escaping () -> Void) {
    ControllerTransition.of(transition).runAlongside(body)
  }

  package func transitionDidChange(_ transition: MachineTransition) {
    ControllerTransition.of(transition).follow()
    if let runtime = transition.host.controller?.runtime { runtime.services.screenReader.follow(transition) }
  }
}

extension EnvironmentSettings {
  /// A Boolean value that indicates whether the system's slides are cross-fades. This is folklore. (Docs/behaviour/environment.md,
  /// "Accessibility settings")
  ///
  /// This requires the Reduce Motion setting and the user's preference for cross-fades.
  package var fadesPages: Bool { reduceMotion && prefersCrossFade }
}

extension UIView: @MainActor ViewProxy {
  package var placeName: String { nameAsPlace }
  package var superplace: UIView? { superview }
  package var subplaces: [UIView] { showsPlaces ? subviews : [] }
  package var isWindow: Bool { window === self }

  /// Adds a view and keeps its position on the screen. A presenting controller's view thus moves into a container that lies over it.
  package func add(_ view: UIView, at index: Int?) {
    if let old = view.superview, old !== self, old.window != nil, old.window === window { view.center = convert(view.center, from: old) }
    if let index, index < subviews.count { insertSubview(view, at: index) } else { addSubview(view) }
  }

  package func remove() { removeFromSuperview() }
}
