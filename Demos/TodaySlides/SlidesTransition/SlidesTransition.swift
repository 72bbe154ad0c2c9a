import CardTransition
import UIKit

/// The card transition of the slides "App Store Interactive Transition Revealed", written with UIKit's public interface.
///
/// It is the transition that an app builds without the transition of the library `CardTransition`, of which it uses the card, the page and
/// the constants. It stops the press of the card immediately, and hides the card when the page appears over it.
///
/// The page's `transitioningDelegate` is a weak reference, so the app must store the transition. The page must store a `SlidesDismissal`.
@MainActor
public final class SlidesTransition: NSObject, UIViewControllerTransitioningDelegate {
  let origin: SlidesOrigin
  private let source: () -> (any CardSource)?

  /// Creates a transition from a card.
  ///
  /// - Parameters:
  ///   - card: The card that was tapped. It is a weak reference.
  ///   - source: A closure that returns the card, or `nil` if the card is not on the screen.
  public init(from card: any CardSource, source: @escaping @MainActor () -> (any CardSource)?) {
    (origin, self.source) = (SlidesOrigin(freezing: card), source)
    super.init()
  }

  /// The frame into which the page closes. It is the original frame of the card, or the current one if the window's size has changed.
  var destination: CGRect {
    guard let card, let window = card.window, window.bounds.size != origin.screenSize else { return origin.restingFrame }
    return SlidesOrigin.restingFrame(of: card)
  }

  /// The card, if it is currently on the screen.
  var card: (any CardSource)? { source() }

  /// Shows the card again, unpressed.
  func returnCard() {
    guard let card else { return }
    card.isHidden = false
    card.cardDidReturn()
  }

  // MARK: UIViewControllerTransitioningDelegate

  /// Returns the animator of the opening.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlidesAnimator(SlidesOpening(transition: self))
  }

  /// Returns the animator of the closing.
  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    SlidesAnimator(SlidesClosing(transition: self))
  }

  /// Returns the presentation controller, which shows the page over its presenter with a blurred backdrop between them.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SlidesPresentationController(self, presenting: presented, from: presenting)
  }
}
