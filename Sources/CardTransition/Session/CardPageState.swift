import UIKit

/// The state of a session that exists as long as its page is visible. A session ends by releasing it.
///
/// The objects in it restore other views when they are released: the placeholder shows the card again, and the overrides restore the list
/// and the tab bar.
@MainActor
final class CardPageState {
  /// The phases of a visible page. Each phase owns the values that exist only during it.
  enum Phase {
    /// The page is in its container, and its presentation is not complete.
    case opening(CardOpening)
    /// The page is in its container, and no presentation is in progress. The page is open, dragged or returning, or an opening continues
    /// that a finger had caught.
    case presented
    /// The page closes in a flight overlay. Its presentation has ended.
    case flying(CardFlight)
  }

  var phase = Phase.presented
  /// The reason why the page is not opaque.
  var fade = CardFade.none
  /// The object that keeps the card hidden.
  var placeholder: CardSourcePlaceholder?
  /// The transfer of the card's content view, while the view is on the page.
  var travel: CardTravel?
  /// The overrides of the list's scale and the tab bar's position.
  var listOverride: CardScopedOverride?, barOverride: CardScopedOverride?
  /// The observer of the background and of VoiceOver.
  var observer: CardEnvironmentObserver?
  /// A Boolean value that indicates whether the page shows another item than the one that it grew out of. The item's own card is hidden
  /// when the closing begins.
  var hidesAtCommit = false
  /// The closures that wait until the page is open.
  var waiting: [() -> Void] = []
  /// The last scale that the page's content received. A moving page is shown scaled, so that its content must compensate.
  var sentScale: CGFloat?
  /// The last openness that the page received.
  var sentOpenness: CGFloat?
}

/// An opening whose presentation is not complete.
@MainActor
final class CardOpening {
  /// The context of the presentation.
  let context: any UIViewControllerContextTransitioning
  /// The frame of the unpressed card at the last update, while the page grows out of it. It is `nil` for a page that has no card or whose
  /// card is no longer visible.
  var origin: CGRect?

  init(_ context: any UIViewControllerContextTransitioning) { self.context = context }
}

/// The flight of a page that closes.
@MainActor
final class CardFlight {
  /// The ways in which a flight ends.
  enum Ending {
    /// The page closes into its card, or fades out on the way.
    case card
    /// The page slides down, because the card is not visible and the options define this landing.
    case slideDown
    /// The destination is no longer visible. The flight ends at the next tick.
    case lost
  }

  /// The view over all others in which the page moves.
  let overlay: CardFlightOverlay
  var ending = Ending.card
  /// The destination at the last update.
  var destination: CardDestination?
  /// The part of the window in which the card can be visible. It is null for a page without a destination.
  var area = CGRect.null
  /// The time at which the destination became the card of another item, whose content fades in.
  var contentChange: Double?
  /// The scrolling of a visible list to the card. It is `nil` before and after the scrolling.
  var reveal: CardReveal?

  init(in window: UIWindow) { overlay = CardFlightOverlay(frame: window.bounds) }
}
