import Foundation
import QuartzCore

/// Moves a page between the screen and the view that it belongs to; a finger may take it at any time.
final class ZoomAnimator: _UIRoot, UIViewControllerAnimatedTransitioning, GivingWay {
  private let zoom: Zoom
  /// By which the machine knows that the transition can be grabbed. It is never started: the flight is no animation of layers.
  private let handle = UIViewPropertyAnimator()

  init(_ zoom: Zoom) { self.zoom = zoom }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ZoomMotion.reportedDuration
  }
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { handle }
  func animateTransition(using context: any UIViewControllerContextTransitioning) { zoom.fly(context) }
  func animationEnded(_ transitionCompleted: Bool) { zoom.transitionIsOver() }
  func giveWay() -> Bool { zoom.giveWay() }
}

/// The finger that throws a page back: the transition is interactive from its start.
final class ZoomDriver: _UIRoot, UIViewControllerInteractiveTransitioning {
  private let zoom: Zoom

  init(_ zoom: Zoom) { self.zoom = zoom }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { zoom.dismissalBegan(transitionContext) }
}

extension ViewScenery {
  /// The animation that the controller in front prefers; nil for the usual.
  ///
  /// Asked for when nobody else has one. Under the finger of the edge swipe a plain style slides: it is made for no finger.
  func preferredAnimator(for transition: MachineTransition) -> (any UIViewControllerAnimatedTransitioning)? {
    let isArriving = transition.kind == .push || transition.kind == .present
    guard let front = (isArriving ? transition.to : transition.from)?.controller else { return nil }
    let finger = (transition.interaction as? InteractionSeat)?.controller
    if let zoom = front.zoom {
      let isSheet = transition.isModal && front.node.presentation?.uikit?.ownAnimator != nil
      return (finger == nil || finger is ZoomDriver) && !isSheet ? zoom.makeAnimator(for: transition) : nil
    }
    guard !transition.isModal, finger == nil, case .style(let style)? = front.preferredTransition?.kind else { return nil }
    return style.makeAnimator(in: front.runtime, isPush: isArriving)
  }
}
