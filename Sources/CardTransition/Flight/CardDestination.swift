import UIKit

/// The destination of a card. It is determined again for each frame, because the list may scroll, change its layout or delete the item.
@MainActor
struct CardDestination {
  /// The frame of the unpressed card in the window.
  var rect: CGRect
  /// The view that shows the item. It is `nil` if none does.
  var view: UIView?
  /// A Boolean value that indicates whether a part of the frame is visible.
  var isSeen: Bool
  /// A Boolean value that indicates whether the app has named this view because the item's own view is not visible.
  var isSubstitute = false
  /// The frame in the list's coordinates, which does not depend on scrolling. It is in window coordinates if there is no list.
  var spot = CGRect.null

  /// Returns whether this destination belongs to another view at another place than an earlier one. This happens when the list has moved
  /// the item at once.
  ///
  /// A position that no view shows never moves continuously to another one.
  func isElsewhere(than other: CardDestination) -> Bool {
    let isAtOnce = view !== other.view || view == nil
    return isSubstitute != other.isSubstitute || isAtOnce && abs(spot.midX - other.spot.midX) + abs(spot.midY - other.spot.midY) > 1
  }

  /// Returns the destination of a transition's item, or `nil` if it has none in the window.
  static func find(_ transition: CardTransition, in window: UIWindow?, ignoring plain: UIView?) -> CardDestination? {
    var destination = look(for: transition, in: window, ignoring: plain)
    if let rect = destination?.rect { destination?.spot = transition.finder.list()?.convert(rect, from: nil) ?? rect }
    return destination
  }

  private static func look(for transition: CardTransition, in window: UIWindow?, ignoring plain: UIView?) -> CardDestination? {
    if let (view, isSubstitute) = transition.lookUp(), view.window != nil {
      if window == nil || view.window === window, let rect = CardPlace.resting(view.grownView, pressed: view, ignoring: plain) {
        return CardDestination(rect: rect, view: view, isSeen: CardPlace.isVisible(view, rect: rect), isSubstitute: isSubstitute)
      }
      if let fault = transition.fault(of: view, in: window) { transition.notes.say(fault) }
    }
    guard let (list, rect) = transition.findPlace(), list.window != nil, window == nil || list.window === window, rect.width > 0,
      rect.height > 0
    else { return nil }
    let place = CardPlace.rect(rect, of: list) { $0 === plain ? .identity : $0.movingTransform }
    return CardDestination(rect: place, view: nil, isSeen: false)
  }
}
