import Foundation
import QuartzCore

/// An animator that moves a view between the screen and its source view. A gesture can interrupt it at any time.
final class ZoomAnimator: _UIRoot, UIViewControllerAnimatedTransitioning, GivingWay {
  private let zoom: Zoom
  /// The object that makes the transition interruptible for the machine. It never starts, because the movement uses no layer animations.
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

/// The interaction controller of a gesture that dismisses a zoomed view. The transition is interactive from its start.
final class ZoomDriver: _UIRoot, UIViewControllerInteractiveTransitioning {
  private let zoom: Zoom

  init(_ zoom: Zoom) { self.zoom = zoom }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { zoom.dismissalBegan(transitionContext) }
}
