import UIKit

/// What is known of a finger that is about to pull a page away.
public struct CardDismissalContext {
  /// Where the finger is, in the page's view.
  public var location: CGPoint
  /// How fast it goes, in points a second.
  public var velocity: CGVector
  /// The view under the finger: a control, a map, a text that may want the drag for itself.
  public weak var hitView: UIView?
}

/// How a page comes to its end.
public enum CardLanding: Hashable, Sendable {
  /// On its card.
  case card
  /// It faded: there was no card to land on.
  case faded
  /// It slid down and away.
  case slidDown
  /// At once, without an animation: what it flew over had gone, or there was to be none.
  case atOnce
}

/// Hears of a card's life, and has its say. Every method is optional.
@MainActor
public protocol CardTransitionDelegate: AnyObject {
  /// The view that shows an item now, where the closure of the initializer has no answer.
  func cardTransition(_ transition: CardTransition, viewFor item: AnyHashable) -> UIView?
  /// Whether a finger may pull the page away. Yes by default.
  func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool
  /// The page is about to grow out of its card.
  func cardTransitionWillOpen(_ transition: CardTransition, item: AnyHashable?)
  /// The page is open.
  func cardTransitionDidOpen(_ transition: CardTransition, item: AnyHashable?)
  /// The page is about to go home; as a presentation it is over when this turn is.
  func cardTransitionWillClose(_ transition: CardTransition, item: AnyHashable?)
  /// The card is back: only now does nobody see the page any more.
  func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding)
  /// The page shows another item, and goes home to that one's card.
  func cardTransition(_ transition: CardTransition, didChangeItemFrom old: AnyHashable?)
}

extension CardTransitionDelegate {
  /// None.
  public func cardTransition(_ transition: CardTransition, viewFor item: AnyHashable) -> UIView? { nil }
  /// Yes.
  public func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool { true }
  /// Nothing.
  public func cardTransitionWillOpen(_ transition: CardTransition, item: AnyHashable?) {}
  /// Nothing.
  public func cardTransitionDidOpen(_ transition: CardTransition, item: AnyHashable?) {}
  /// Nothing.
  public func cardTransitionWillClose(_ transition: CardTransition, item: AnyHashable?) {}
  /// Nothing.
  public func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding) {}
  /// Nothing.
  public func cardTransition(_ transition: CardTransition, didChangeItemFrom old: AnyHashable?) {}
}
