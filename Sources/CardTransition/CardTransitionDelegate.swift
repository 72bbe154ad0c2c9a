import UIKit

/// The data about a drag that is about to dismiss a page.
public struct CardDismissalContext {
  /// The location of the finger, in the coordinates of the page's view.
  public var location: CGPoint
  /// The velocity of the finger, in points per second.
  public var velocity: CGVector
  /// The view under the finger. It may need the drag for itself, such as a control, a map or a text.
  public weak var hitView: UIView?
}

/// The way in which a page has closed.
public enum CardLanding: Hashable, Sendable {
  /// The page closed into its card.
  case card
  /// The page faded out because there was no card.
  case faded
  /// The page slid down.
  case slidDown
  /// The page disappeared without animation. Its destination was no longer visible, or animation was off.
  case atOnce
}

/// The methods that receive the events of a card transition and can veto its dismissal. All methods are optional.
@MainActor
public protocol CardTransitionDelegate: AnyObject {
  /// Returns the view that currently shows an item. It is called if the initializer's closure returns no visible view.
  func cardTransition(_ transition: CardTransition, viewFor item: AnyHashable) -> UIView?
  /// Returns whether a finger may dismiss the page. The default implementation returns `true`.
  func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool
  /// Called when the page is about to grow out of its card.
  func cardTransitionWillOpen(_ transition: CardTransition, item: AnyHashable?)
  /// Called when the page is open.
  func cardTransitionDidOpen(_ transition: CardTransition, item: AnyHashable?)
  /// Called when the page is about to close. The presentation ends in this update cycle.
  func cardTransitionWillClose(_ transition: CardTransition, item: AnyHashable?)
  /// Called when the closing has ended and the page is no longer visible.
  func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding)
  /// Called when the page shows another item and will close into that item's card.
  func cardTransition(_ transition: CardTransition, didChangeItemFrom old: AnyHashable?)
}

extension CardTransitionDelegate {
  /// Returns `nil` by default.
  public func cardTransition(_ transition: CardTransition, viewFor item: AnyHashable) -> UIView? { nil }
  /// Returns `true` by default.
  public func cardTransition(_ transition: CardTransition, shouldBeginDismissal context: CardDismissalContext) -> Bool { true }
  /// Does nothing by default.
  public func cardTransitionWillOpen(_ transition: CardTransition, item: AnyHashable?) {}
  /// Does nothing by default.
  public func cardTransitionDidOpen(_ transition: CardTransition, item: AnyHashable?) {}
  /// Does nothing by default.
  public func cardTransitionWillClose(_ transition: CardTransition, item: AnyHashable?) {}
  /// Does nothing by default.
  public func cardTransitionDidClose(_ transition: CardTransition, item: AnyHashable?, landing: CardLanding) {}
  /// Does nothing by default.
  public func cardTransition(_ transition: CardTransition, didChangeItemFrom old: AnyHashable?) {}
}
