import UIKit

/// The numbers that make the transition feel as it does, together, with where they come from. Lengths are points, times are seconds.
///
/// `.appStore` moves the whole frame by one spring; `.slides` is the motion of the slides "App Store Interactive Transition Revealed" and the
/// project they describe (BEHAVIOUR §14). Apple has published none of these numbers: they are the best public estimates.
public struct CardFeel: Hashable, Sendable {
  /// How a card grows into its page.
  public enum Opening: Hashable, Sendable {
    /// One spring for the whole frame, from whatever speed it has.
    case oneSpring
    /// A spring that depends on the distance for the position, a straight line for the size.
    case springAndLinear
  }
  /// What a finger that leaves decides by.
  public enum Release: Hashable, Sendable {
    /// Where the page would come to rest if it went on as the finger left it.
    case projected
    /// Only the distance: a page that is let go earlier comes back.
    case atDistance
  }

  /// How a card opens: by one spring.
  public var opening = Opening.oneSpring
  /// What decides when a finger leaves: where the page would come to rest.
  public var release = Release.projected
  /// How small a pressed card is: 0.96. (Slides)
  public var pressedScale: CGFloat = 0.96
  /// How long the press takes: 0.5. (Slides)
  public var pressDuration: TimeInterval = 0.5
  /// The damping ratio of the press: critical. (Slides)
  public var pressDamping: CGFloat = 1
  /// How long the spring of the opening seems to last: 0.5. (Chosen)
  public var openDuration: TimeInterval = 0.5
  /// How much it bounces, from 0 to 1: 0.2. (Chosen)
  public var openBounce: CGFloat = 0.2
  /// The corner radius of a card at rest: 16. (Slides)
  public var cardRadius: CGFloat = 16
  /// How far the page's final rectangle is inset, as a part of its size, where a page begins without a source: 0.2. (Chosen)
  public var orphanInset: CGFloat = 0.2
  /// How long a page without a source fades in: 0.15. (Chosen)
  public var orphanFade: TimeInterval = 0.15
  /// How opaque a pressed card is where motion is reduced, in place of the scale: 0.9. (Chosen)
  public var stillPressedAlpha: CGFloat = 0.9
  /// How much of its opaqueness a page loses to a pull where motion is reduced, in place of the scale: 0.5. (Chosen)
  public var stillPullAlpha: CGFloat = 0.5
  /// How long a page fades away that has nowhere to go: 0.3. (Chosen)
  public var fadeDuration: TimeInterval = 0.3
  /// How far the page's background goes beyond its edges while it bounces: 24. (Chosen)
  public var bleed: CGFloat = 24
  /// How long what the card and the page show differently takes to fade: 0.12. (Others' libraries)
  public var contentFade: TimeInterval = 0.12
  /// How long the closing waits before it fades: 0.1. (Chosen)
  public var contentFadeDelay: TimeInterval = 0.1
  /// The finger's way from nothing to done: 100. (Slides)
  public var dragDistance: CGFloat = 100
  /// The same where the height is compact: 67. (Chosen)
  public var compactDragDistance: CGFloat = 67
  /// The same in a column, as a part of its height: 0.15. (Chosen)
  public var columnDragShare: CGFloat = 0.15
  /// How small the page is when it lets go: 0.86. (Slides)
  public var shrunkenScale: CGFloat = 0.86
  /// The smallest that a page becomes which must not go: 0.74. (Chosen)
  public var smallestScale: CGFloat = 0.74
  /// How far ahead, in seconds, is looked for where a page would come to rest: 0.099. (WWDC18, session 803: the fast rate)
  public var lookahead: TimeInterval = 0.099
  /// A finger that goes back faster than this, in points a second, cancels: 50. (Chosen)
  public var cancelSpeed: CGFloat = 50
  /// A finger that has not moved for so long has no speed: 0.1. (Chosen)
  public var staleRelease: TimeInterval = 0.1
  /// How far a finger that caught a card may go and still have tapped it: 10.
  public var dragSlop: CGFloat = 10
  /// How long a page takes that comes back: 0.5, without bounce. (Chosen)
  public var returnDuration: TimeInterval = 0.5
  /// How long the text takes to its top when the page closes: 0.36. (Slides)
  public var scrollToTop: TimeInterval = 0.36
  /// How much of the blur's dimming a pull takes: 0.5. (Chosen)
  public var dimLostInPull: CGFloat = 0.5
  /// The widest column, where the width is regular: 672. (Apple's readable width)
  public var columnWidth: CGFloat = 672
  /// How far the column lies below the top: 40. (Chosen)
  public var columnTop: CGFloat = 40
  /// The radius of its upper corners: 16, as a card's. (Chosen)
  public var columnRadius: CGFloat = 16

  /// The numbers of `appStore`.
  public init() {}

  /// One spring for the whole frame, and a release that looks ahead: the default.
  public static let appStore = CardFeel()
  /// The slides' own motion: two curves for an opening, and a distance to be dragged.
  public static let slides: CardFeel = {
    var feel = CardFeel()
    (feel.opening, feel.release) = (.springAndLinear, .atDistance)
    return feel
  }()
}

/// The numbers of the slides, as `.slides` moves by them.
extension CardFeel {
  // MARK: Press (slides, phase 1)

  /// How small a pressed card is.
  public static let pressedScale: CGFloat = 0.96
  /// The press is a spring without overshoot of this duration.
  public static let pressDuration: TimeInterval = 0.5
  /// The damping ratio of the press: critical.
  public static let pressDamping: CGFloat = 1

  // MARK: Presentation (slides, phase 3)

  /// The corner radius of a card at rest.
  public static let cardRadius: CGFloat = 16
  /// Size and corners take this part of the whole duration, in a straight line.
  public static let expansionPart: Double = 0.6
  static let nearDuration: TimeInterval = 0.5
  static let durationPerScreen: TimeInterval = 0.4
  static let dampingLostPerExtent: CGFloat = 0.3

  /// How long a card at `y` in the window takes to the top: the farther, the longer.
  public static func presentationDuration(cardTop y: CGFloat, screenHeight: CGFloat) -> TimeInterval {
    nearDuration + durationPerScreen * TimeInterval(abs(y) / screenHeight)
  }

  /// How damped its spring is: the farther it comes, the more it bounces. A card above the screen's top measures by its own height.
  public static func presentationDamping(cardTop y: CGFloat, cardHeight: CGFloat, screenHeight: CGFloat) -> CGFloat {
    1 - dampingLostPerExtent * abs(y) / (y < 0 ? cardHeight : screenHeight)
  }

  // MARK: Interactive dismissal (slides, phase 4)

  /// The finger's way from nothing to done.
  public static let dismissalDistance: CGFloat = 100
  /// How small the page is when it lets go. (The slides' code; their README says 0.8.)
  public static let shrunkenScale: CGFloat = 0.86

  // MARK: Dismissal (slides, phase 5)

  /// How long the way back takes.
  public static let dismissalDuration: TimeInterval = 0.6
  /// The damping ratio of the way back.
  public static let dismissalDamping: CGFloat = 0.7
  /// The text is back at its top after this part of the dismissal: 0.36 s.
  public static let scrollToTopDuration: TimeInterval = 0.36
  /// What the backdrop asks for; alongside a transition it lasts as long as that.
  static let backdropDuration: TimeInterval = 0.5
}

/// The motion that the numbers make.
extension CardFeel {
  var openSpring: CardSpring { CardSpring(duration: openDuration, bounce: Double(openBounce)) }
  /// Radius, openness and pull, and all that comes back: without bounce.
  var calmSpring: CardSpring { CardSpring(duration: openDuration, bounce: 0) }
  var returnLaw: CardCourse.Law {
    let spring = CardSpring(duration: returnDuration, bounce: 0)
    return .springs(spring, spring)
  }

  /// How a card at a place opens in a window of a height.
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

  /// How a page goes home.
  var closingLaw: CardCourse.Law {
    guard opening == .springAndLinear else { return .springs(openSpring, calmSpring) }
    let spring = CardSpring(settlingIn: Self.dismissalDuration, dampingRatio: Double(Self.dismissalDamping))
    return .springs(spring, calmSpring)
  }

  /// How open a card is so many seconds after it began, at rest: what fades is interrupted with it.
  func openness(after seconds: TimeInterval) -> CGFloat { CGFloat(1 - calmSpring.factors(at: seconds).way) }
}
