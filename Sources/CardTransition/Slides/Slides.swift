import UIKit

/// The slides' own transition of one card: what it was made with.
@MainActor
final class Slides {
  let origin: CardOrigin
  private let source: () -> (any CardSource)?

  init(origin: CardOrigin, source: @escaping @MainActor () -> (any CardSource)?) { (self.origin, self.source) = (origin, source) }

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
}
