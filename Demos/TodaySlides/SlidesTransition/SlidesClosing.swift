import CardTransition
import UIKit

/// The closing of the slides' transition. One spring moves the page into its card, from the position where the finger left it. Its text
/// scrolls to the top. (Docs/behaviour-sources.md, section 14)
struct SlidesClosing: SlidesMovement {
  let transition: SlidesTransition

  var duration: TimeInterval { CardFeel.dismissalDuration }

  func makeAnimator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
    let container = context.containerView
    guard let view = context.view(forKey: .from) else {
      preconditionFailure("a card is dismissed without its page: view(forKey: .from) is nil")
    }
    let page = context.viewController(forKey: .from) as? any CardPage
    let frame = SlidesFrame(of: view, in: container, at: container.bounds)
    container.layoutIfNeeded()

    let isOnScreen = transition.card != nil
    let target = container.convert(transition.destination, from: nil)
    let back = UIViewPropertyAnimator(duration: duration, dampingRatio: CardFeel.dismissalDamping) {
      view.transform = .identity
      view.layer.cornerRadius = CardFeel.cardRadius
      frame.move(to: target, in: container)
      frame.resize(to: target.size)
      page?.setCardContentScale(1)
      container.layoutIfNeeded()
      if !isOnScreen { view.alpha = 0 }  // the card is no longer on the screen
    }
    back.addCompletion { [transition] position in
      let completed = position == .end && !context.transitionWasCancelled
      if completed { transition.returnCard() }
      context.completeTransition(completed)
    }
    if let scrollView = page?.cardScrollView {
      UIView.animate(withDuration: CardFeel.scrollToTopDuration) { scrollView.contentOffset = .zero }
    }
    return back
  }
}
