/// The traits that describe the role, the state and the behaviour of an accessibility element. The raw values are those of UIKit.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The element has no traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when the user activates it.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarises the state of the app at launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element updates its value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts media playback or recording when the user activates it. VoiceOver must not speak during the session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element has a value that the user can increase and decrease.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly from the user, for example the keys of a piano.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element causes a page turn when VoiceOver has read it to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a header that divides the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// The element is a control that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  /// The names of the traits in order. Bits without a name appear as one number.
  package var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.keyboardKey, "key"), (.staticText, "text"),
      (.notEnabled, "not enabled"),
      (.playsSound, "plays sound"), (.summaryElement, "summary"), (.searchField, "search field"), (.startsMediaSession, "starts media"),
      (.allowsDirectInteraction, "direct"), (.causesPageTurn, "turns the page"), (.tabBar, "tab bar"),
      (.updatesFrequently, "updates frequently"), (.adjustable, "adjustable"), (.header, "header"), (.toggleButton, "toggle"),
    ]
    let rest = known.reduce(self) { $0.subtracting($1.0) }
    return known.filter { contains($0.0) }.map(\.1) + (rest.isEmpty ? [] : ["\(rest.rawValue)"])
  }
}
