import UIKit

/// Where a card belongs now: looked up for each moment, because its list scrolls, is laid out anew, and deletes.
@MainActor
struct CardHome {
  /// Its rectangle in the window when nobody presses it.
  var rect: CGRect
  /// The view that shows it; nil while none does.
  var view: UIView?
  /// It can be seen there, at least a little.
  var isSeen: Bool
  /// Its own view cannot be seen, and the app has named another.
  var isSubstitute = false
  /// Where it lies in its list, however far that is scrolled; in the window, if it is in no list.
  var spot = CGRect.null

  /// Another view stands for the card than at another look, or none, and not where the card was then: its list has put it elsewhere at once.
  /// (CARD §3 E, K)
  ///
  /// A place that no view shows is never on its way to another one.
  func isElsewhere(than other: CardHome) -> Bool {
    let isAtOnce = view !== other.view || view == nil
    return isSubstitute != other.isSubstitute || isAtOnce && abs(spot.midX - other.spot.midX) + abs(spot.midY - other.spot.midY) > 1
  }

  /// Finds an item's place; nil if it has none in the window.
  static func find(_ transition: CardTransition, in window: UIWindow?, ignoring plain: UIView?) -> CardHome? {
    var home = look(for: transition, in: window, ignoring: plain)
    if let rect = home?.rect { home?.spot = transition.finder.list()?.convert(rect, from: nil) ?? rect }
    return home
  }

  private static func look(for transition: CardTransition, in window: UIWindow?, ignoring plain: UIView?) -> CardHome? {
    if let (view, isSubstitute) = transition.lookUp(), view.window != nil {
      if window == nil || view.window === window, let rect = CardPlace.resting(view.grownView, pressed: view, ignoring: plain) {
        return CardHome(rect: rect, view: view, isSeen: CardPlace.isAtHome(view, rect: rect), isSubstitute: isSubstitute)
      }
      if let fault = transition.fault(of: view, in: window) { transition.notes.say(fault) }
    }
    guard let (list, rect) = transition.findPlace(), list.window != nil, window == nil || list.window === window, rect.width > 0,
      rect.height > 0
    else { return nil }
    let place = CardPlace.rect(rect, of: list) { $0 === plain ? .identity : $0.transform }
    return CardHome(rect: place, view: nil, isSeen: false)
  }
}
