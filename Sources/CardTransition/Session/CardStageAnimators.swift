import UIKit

/// The animator of the opening. The session drives the motion. The property animator that UIKit receives only permits touches on the moving
/// views.
final class CardStageOpening: NSObject, UIViewControllerAnimatedTransitioning {
  private let session: CardSession
  private let pulse = UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil)

  init(_ session: CardSession) { self.session = session }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    let feel = session.feel
    if UIAccessibility.isReduceMotionEnabled { return feel.fadeDuration }
    guard let source = session.transition.findSource(), let rect = CardPlace.seen(source.grownView), let window = source.window else {
      return feel.openSpring.settlingDuration
    }
    return feel.openingDuration(from: rect, screenHeight: window.bounds.height)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { session.open(transitionContext) }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { pulse }
}

/// The animator of the closing. The transition ends at once, and the page then flies.
final class CardStageClosing: NSObject, UIViewControllerAnimatedTransitioning {
  private let session: CardSession

  init(_ session: CardSession) { self.session = session }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    session.feel.openSpring.settlingDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { session.close(transitionContext) }
}
