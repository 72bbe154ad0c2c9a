import UIKit

/// The constants of the transition's motion, with their sources. Lengths are in points and times in seconds.
///
/// The motion `.appStore` moves the whole frame by one spring. The motion `.slides` is that of the slides "App Store Interactive Transition
/// Revealed" and their project. Apple has published none of these numbers, so they are estimates from public sources. A default that is
/// called chosen has no source. (Docs/behaviour-sources.md, section 14)
public struct CardFeel: Hashable, Sendable {
  /// The motion by which a card grows into its page.
  public enum Opening: Hashable, Sendable {
    /// One spring moves the whole frame, and continues the frame's velocity.
    case oneSpring
    /// A spring moves the position and depends on the distance. The size changes linearly.
    case springAndLinear
  }
  /// The rule that decides about a dismissal when the finger leaves.
  public enum Release: Hashable, Sendable {
    /// The page is dismissed if its velocity would carry it far enough.
    case projected
    /// The page is dismissed only if it was dragged far enough.
    case atDistance
  }

  /// The motion of the opening. The default is one spring.
  public var opening = Opening.oneSpring
  /// The rule that decides about a dismissal when the finger leaves. The default projects the page's velocity.
  public var release = Release.projected
  /// The scale of a pressed card. The default is 0.96, as in the slides.
  public var pressedScale: CGFloat = 0.96
  /// The duration of the press. The default is 0.5 seconds, as in the slides.
  public var pressDuration: TimeInterval = 0.5
  /// The damping ratio of the press. The default is 1, which is critical damping, as in the slides.
  public var pressDamping: CGFloat = 1
  /// The perceptual duration of the opening's spring. The default is 0.5 seconds (chosen).
  public var openDuration: TimeInterval = 0.5
  /// The bounce of the opening's spring, from 0 to 1. The default is 0.2 (chosen).
  public var openBounce: CGFloat = 0.2
  /// The corner radius of a card in its list. The default is 16 points, as in the slides.
  public var cardRadius: CGFloat = 16
  /// The inset of the initial frame of a page without a source, as a fraction of its final size. The default is 0.2 (chosen).
  public var orphanInset: CGFloat = 0.2
  /// The duration in which a page without a source fades in. The default is 0.15 seconds (chosen).
  public var orphanFade: TimeInterval = 0.15
  /// The opacity of a pressed card while Reduce Motion is on, where it replaces the scale. The default is 0.9 (chosen).
  public var stillPressedAlpha: CGFloat = 0.9
  /// The opacity that a page loses during a drag while Reduce Motion is on, where it replaces the scale. The default is 0.5 (chosen).
  public var stillPullAlpha: CGFloat = 0.5
  /// The duration in which a page without a destination fades out. The default is 0.3 seconds (chosen).
  public var fadeDuration: TimeInterval = 0.3
  /// The distance by which the page's background extends beyond its edges while it bounces. The default is 24 points (chosen).
  public var bleed: CGFloat = 24
  /// The duration in which content that differs between card and page fades. The default is 0.12 seconds, as in comparable libraries.
  public var contentFade: TimeInterval = 0.12
  /// The delay of this fade during the closing. The default is 0.1 seconds (chosen).
  public var contentFadeDelay: TimeInterval = 0.1
  /// The distance of a drag that completes a dismissal. The default is 100 points, as in the slides.
  public var dragDistance: CGFloat = 100
  /// The distance of a drag that completes a dismissal in a compact height. The default is 67 points (chosen).
  public var compactDragDistance: CGFloat = 67
  /// The distance of a drag that dismisses a page in a column, as a fraction of the page's height. The default is 0.15 (chosen).
  public var columnDragShare: CGFloat = 0.15
  /// The scale of the page at the end of a drag. The default is 0.86, as in the slides.
  public var shrunkenScale: CGFloat = 0.86
  /// The minimum scale of a page that must not be dismissed. The default is 0.74 (chosen).
  public var smallestScale: CGFloat = 0.74
  /// The time for which the page's velocity is projected, in seconds. The default is 0.099, the fast rate of WWDC18, session 803.
  public var lookahead: TimeInterval = 0.099
  /// The velocity back towards the start above which a released drag is cancelled, in points per second. The default is 50 (chosen).
  public var cancelSpeed: CGFloat = 50
  /// The duration of rest after which a finger's velocity is zero. The default is 0.1 seconds (chosen).
  public var staleRelease: TimeInterval = 0.1
  /// The maximum movement of a finger that catches a card and counts as a tap. The default is 10 points.
  public var dragSlop: CGFloat = 10
  /// The duration of a cancelled dismissal, which has no bounce. The default is 0.5 seconds (chosen).
  public var returnDuration: TimeInterval = 0.5
  /// The duration in which the text scrolls to its top when the page closes. The default is 0.36 seconds, as in the slides.
  public var scrollToTop: TimeInterval = 0.36
  /// The fraction of the backdrop's dimming that disappears during a drag. The default is 0.5 (chosen).
  public var dimLostInPull: CGFloat = 0.5
  /// The maximum width of the column in a regular width. The default is 672 points, Apple's readable width.
  public var columnWidth: CGFloat = 672
  /// The distance of the column from the top. The default is 40 points (chosen).
  public var columnTop: CGFloat = 40
  /// The radius of the column's upper corners. The default is 16 points, as for a card (chosen).
  public var columnRadius: CGFloat = 16

  /// Creates the constants of `appStore`.
  public init() {}

  /// The default motion. One spring moves the whole frame, and a release projects the page's velocity.
  public static let appStore = CardFeel()
  /// The motion of the slides. An opening uses two curves, and a dismissal requires a distance.
  public static let slides: CardFeel = {
    var feel = CardFeel()
    (feel.opening, feel.release) = (.springAndLinear, .atDistance)
    return feel
  }()
}

/// The constants of the motion `.slides`.
extension CardFeel {
  // MARK: Press (slides, phase 1)

  /// The scale of a pressed card.
  public static let pressedScale: CGFloat = 0.96
  /// The duration of the press, in seconds. Its spring does not overshoot.
  public static let pressDuration: TimeInterval = 0.5
  /// The damping ratio of the press, which is critical.
  public static let pressDamping: CGFloat = 1

  // MARK: Presentation (slides, phase 3)

  /// The corner radius of a card in its list, in points.
  public static let cardRadius: CGFloat = 16
  /// The fraction of the whole duration in which size and corners change linearly.
  public static let expansionPart: Double = 0.6
  static let nearDuration: TimeInterval = 0.5
  static let durationPerScreen: TimeInterval = 0.4
  static let dampingLostPerExtent: CGFloat = 0.3

  /// Returns the duration of the opening, in seconds. It grows with the distance of the card's top from the top of the window.
  public static func presentationDuration(cardTop y: CGFloat, screenHeight: CGFloat) -> TimeInterval {
    nearDuration + durationPerScreen * TimeInterval(abs(y) / screenHeight)
  }

  /// Returns the damping ratio of the opening. It decreases with the distance, so that a farther card bounces more. For a card above the
  /// screen's top, the distance is relative to the card's height.
  public static func presentationDamping(cardTop y: CGFloat, cardHeight: CGFloat, screenHeight: CGFloat) -> CGFloat {
    1 - dampingLostPerExtent * abs(y) / (y < 0 ? cardHeight : screenHeight)
  }

  // MARK: Interactive dismissal (slides, phase 4)

  /// The distance of a drag that completes a dismissal, in points.
  public static let dismissalDistance: CGFloat = 100
  /// The scale of the page at the end of a drag. It is that of the slides' code. Their README names 0.8.
  public static let shrunkenScale: CGFloat = 0.86

  // MARK: Dismissal (slides, phase 5)

  /// The duration of the closing, in seconds.
  public static let dismissalDuration: TimeInterval = 0.6
  /// The damping ratio of the closing.
  public static let dismissalDamping: CGFloat = 0.7
  /// The duration in which the text scrolls to its top, in seconds.
  public static let scrollToTopDuration: TimeInterval = 0.36
}

/// The springs and curves that result from the constants.
extension CardFeel {
  var openSpring: CardSpring { CardSpring(duration: openDuration, bounce: Double(openBounce)) }
  /// The spring without bounce for radius, openness and pull, and for the return of a page.
  var calmSpring: CardSpring { CardSpring(duration: openDuration, bounce: 0) }
  var returnLaw: CardCourse.Law {
    let spring = CardSpring(duration: returnDuration, bounce: 0)
    return .springs(spring, spring)
  }

  /// Returns the motion of a card that opens in a window of the given height.
  func openingLaw(from card: CGRect, screenHeight: CGFloat) -> CardCourse.Law {
    guard opening == .springAndLinear else { return .springs(openSpring, calmSpring) }
    let duration = openingDuration(from: card, screenHeight: screenHeight)
    let damping = Self.presentationDamping(cardTop: card.minY, cardHeight: card.height, screenHeight: screenHeight)
    let spring = CardSpring(settlingIn: duration, dampingRatio: Double(damping))
    return .springAndLinear(spring, seconds: duration * Self.expansionPart)
  }

  func openingDuration(from card: CGRect, screenHeight: CGFloat) -> TimeInterval {
    guard opening == .springAndLinear else { return openSpring.settlingDuration }
    return Self.presentationDuration(cardTop: card.minY, screenHeight: screenHeight)
  }

  /// The motion of a page that closes.
  var closingLaw: CardCourse.Law {
    guard opening == .springAndLinear else { return .springs(openSpring, calmSpring) }
    let spring = CardSpring(settlingIn: Self.dismissalDuration, dampingRatio: Double(Self.dismissalDamping))
    return .springs(spring, calmSpring)
  }

  /// Returns the openness of a card some seconds after the start of an opening. An interruption affects fades with it.
  func openness(after seconds: TimeInterval) -> CGFloat { CGFloat(1 - calmSpring.factors(at: seconds).way) }
}
