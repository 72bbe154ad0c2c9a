import CardTransition
import UIKit

/// The opening of the slides' transition. It uses two curves for the constraints of one view. A spring that depends on the distance moves
/// the position. The size changes linearly and ends earlier. (Docs/behaviour-sources.md, section 14)
struct SlidesOpening: SlidesMovement {
  let transition: SlidesTransition

  var duration: TimeInterval {
    CardFeel.presentationDuration(cardTop: transition.origin.pressedFrame.minY, screenHeight: UIScreen.main.bounds.height)
  }

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let container = context.containerView
    guard let page = context.view(forKey: .to) else {
      preconditionFailure("a card is presented without its page: view(forKey: .to) is nil")
    }
    let card = container.convert(transition.origin.pressedFrame, from: nil)
    let damping = CardFeel.presentationDamping(
      cardTop: transition.origin.pressedFrame.minY, cardHeight: card.height, screenHeight: UIScreen.main.bounds.height)

    // The page lies exactly over the visible card, and the card is hidden.
    container.addSubview(page)
    let frame = SlidesFrame(of: page, in: container, at: card)
    page.clipsToBounds = true
    page.layer.cornerRadius = CardFeel.cardRadius
    (context.viewController(forKey: .to) as? any CardPage)?.setCardContentScale(CardFeel.pressedScale)
    transition.card?.isHidden = true
    container.layoutIfNeeded()

    let expansion = UIViewPropertyAnimator(duration: duration * CardFeel.expansionPart, curve: .linear) {
      frame.resize(to: container.bounds.size)
      page.layer.cornerRadius = 0
      container.layoutIfNeeded()
    }
    let rise = UIViewPropertyAnimator(duration: duration, dampingRatio: damping) {
      frame.move(to: container.bounds, in: container)
      container.layoutIfNeeded()
      expansion.startAnimation()
    }
    rise.addCompletion { [transition] position in
      let completed = position == .end && !context.transitionWasCancelled
      if !completed { transition.returnCard() }
      context.completeTransition(completed)
    }
    return rise
  }
}
