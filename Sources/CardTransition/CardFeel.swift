import UIKit

/// The numbers that make the transition feel as it does, together, with where they come from.
///
/// Apple has published none of them; they are the best public estimates: the slides "App Store Interactive Transition Revealed" and the
/// project they describe (BEHAVIOUR §14). Lengths are points, times are seconds.
public enum CardFeel {
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
