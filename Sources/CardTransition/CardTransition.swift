import UIKit

/// The App Store's "Today" card transition: a card grows into a page, and the page goes back into its card.
///
///     let transition = CardTransition(from: cell) { [weak self] in self?.collectionView.cellForItem(at: indexPath) as? CardCell }
///     page.modalPresentationStyle = .custom
///     page.transitioningDelegate = transition     // keep the transition: the delegate is a weak reference
///     present(page, animated: true)
///
/// The source is looked up anew each time, so that a cell that was reused meanwhile is neither kept alive nor shown by mistake.
/// Written for UIKit on iOS too; it has not been compiled there.
@MainActor
public final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  let origin: CardOrigin
  private let source: () -> (any CardSource)?

  /// Freezes the card where the finger sees it and hides it when the page stands in its place.
  ///
  /// - Parameters:
  ///   - card: The card that was tapped; not kept alive.
  ///   - source: Finds the card again: nil when it is not on the screen.
  public init(from card: any CardSource, source: @escaping @MainActor () -> (any CardSource)?) {
    origin = CardOrigin(freezing: card)
    self.source = source
    super.init()
  }

  /// Where the page goes back to: where the card was, or, on a screen that was turned or resized since, where it is now.
  var home: CGRect {
    guard let card, let window = card.window, window.bounds.size != origin.screenSize else { return origin.restingFrame }
    return CardOrigin.restingFrame(of: card)
  }

  /// The card, if it is on the screen now.
  var card: (any CardSource)? { source() }

  /// The card is seen again, unpressed.
  func returnCard() {
    guard let card else { return }
    card.isHidden = false
    card.cardDidReturn()
  }

  /// The card grows into the page.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator(CardOpening(transition: self))
  }

  /// The page goes back into its card.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    CardAnimator(CardClosing(transition: self))
  }

  /// The page lies over its presenter, with a blurred backdrop between them.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
