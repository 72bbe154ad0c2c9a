import UIKit

/// The data of the slides' transition for one card.
@MainActor
final class Slides {
  let origin: CardOrigin
  private let source: () -> (any CardSource)?

  init(origin: CardOrigin, source: @escaping @MainActor () -> (any CardSource)?) { (self.origin, self.source) = (origin, source) }

  /// The frame into which the page closes. It is the original frame of the card, or the current one if the window's size has changed.
  var home: CGRect {
    guard let card, let window = card.window, window.bounds.size != origin.screenSize else { return origin.restingFrame }
    return CardOrigin.restingFrame(of: card)
  }

  /// The card, if it is currently on the screen.
  var card: (any CardSource)? { source() }

  /// Shows the card again, unpressed.
  func returnCard() {
    guard let card else { return }
    card.isHidden = false
    card.cardDidReturn()
  }
}
