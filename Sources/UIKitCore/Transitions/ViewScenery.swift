import CoreGraphics
import Foundation
import HostInterface
import QuartzCore
package import TransitionMachine

/// The view host of the transition machine. It provides the views and the clock that animates them.
@MainActor
final class ViewScenery: @MainActor Scenery {
  func makeContainer(for presented: Node) -> any Place {
    let presentation = presented.presentation
    let context = presented.style.isInContext ? presentation?.presenting.controller?.viewIfLoaded : nil
    return TransitionContainerView("container(\(presented))", presentation?.uikit, covering: context)
  }

  func makeSnapshot(of node: Node) -> any Place {
    let view = node.controller?.viewIfLoaded
    return TransitionSnapshotView("snapshot(\(node))", of: view?.superview ?? view)
  }

  func makeAnimator(for transition: Transition) -> any Animator {
    if let preferred = PreferredTransitions.animator(for: transition) { return AnimatorAdapter(preferred) }
    if transition.kind == .push || transition.kind == .pop {
      let (from, to) = (transition.from?.controller, transition.to?.controller)
      let own = from.flatMap { to?.stackAnimator(leaving: $0) }
      let isPush = transition.kind == .push
      if let own { return AnimatorAdapter(own) }
      let fades = to?.runtime.surroundings.fadesPages == true && !transition.initiallyInteractive
      return AnimatorAdapter(
        fades ? CrossDissolveAnimator(duration: ModalDuration.reducedMotion, isPush: isPush) : NavigationSlideAnimator(isPush: isPush))
    }
    let presented = transition.kind == .dismiss ? transition.from : transition.to
    if let own = presented?.presentation?.uikit?.ownAnimator { return AnimatorAdapter(own) }
    let style = presented?.controller?.effectiveTransitionStyle ?? .coverVertical
    let runtime = presented?.controller?.runtime ?? .current
    if style == .coverVertical, runtime.surroundings.fadesPages {
      return AnimatorAdapter(CrossDissolveAnimator(duration: ModalDuration.reducedMotion))
    }
    return AnimatorAdapter(style.makeAnimator(in: runtime))
  }

  func insert(_ view: any Place, for transition: Transition) {
    guard let view = view as? UIView, let container = transition.container as? UIView else { return }
    if let controller = transition.to?.controller {
      view.frame = ControllerTransition.of(transition).finalFrame(for: controller)
    }
    container.addSubview(view)
  }

  func willAnimate(_ transition: Transition) { ControllerTransition.of(transition).noteStart() }

  func runAlongside(_ transition: Transition, _ body: @escaping () -> Void) {
    ControllerTransition.of(transition).runAlongside(body)
  }

  func transitionDidChange(_ transition: Transition) {
    ControllerTransition.of(transition).follow()
    if let runtime = transition.host.controller?.runtime { runtime.services.screenReader.follow(transition) }
  }
}

extension Surroundings {
  /// A Boolean value that indicates whether the system's slides are cross-fades. This is folklore. (Docs/behaviour/environment.md,
  /// "Accessibility settings")
  ///
  /// This requires the Reduce Motion setting and the user's preference for cross-fades.
  package var fadesPages: Bool { reduceMotion && prefersCrossFade }
}

extension UIView: @MainActor Place {
  package var placeName: String { nameAsPlace }
  package var superplace: (any Place)? { superview }
  package var subplaces: [any Place] { showsPlaces ? subviews : [] }
  package var isWindow: Bool { window === self }

  /// Adds a view and keeps its position on the screen. A presenting controller's view thus moves into a container that lies over it.
  package func add(_ place: any Place, at index: Int?) {
    guard let view = place as? UIView else { preconditionFailure("a view holds views, not \(place.placeName)") }
    if let old = view.superview, old !== self, old.window != nil, old.window === window { view.center = convert(view.center, from: old) }
    if let index, index < subviews.count { insertSubview(view, at: index) } else { addSubview(view) }
  }

  package func remove() { removeFromSuperview() }
}
