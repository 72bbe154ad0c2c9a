import UIKit

/// Opens a page on its journey's own time. The animator that it shows to UIKit says only that a finger may touch what moves.
final class CardStageOpening: NSObject, UIViewControllerAnimatedTransitioning {
  private let journey: CardJourney
  private let pulse = UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil)

  init(_ journey: CardJourney) { self.journey = journey }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    let feel = journey.feel
    if UIAccessibility.isReduceMotionEnabled { return feel.fadeDuration }
    guard let source = journey.transition.findSource(), let rect = CardPlace.seen(source.grownView), let window = source.window else {
      return feel.openSpring.settlingDuration
    }
    return feel.openingDuration(from: rect, screenHeight: window.bounds.height)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { journey.open(transitionContext) }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { pulse }
}

/// Takes a page home. The transition itself is over at once.
final class CardStageClosing: NSObject, UIViewControllerAnimatedTransitioning {
  private let journey: CardJourney

  init(_ journey: CardJourney) { self.journey = journey }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    journey.feel.openSpring.settlingDuration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { journey.close(transitionContext) }
}
