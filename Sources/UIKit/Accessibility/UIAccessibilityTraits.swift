/// What an accessibility element is and does. The raw values are UIKit's.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// Can be tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is the chosen one.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Makes a sound of its own when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up what there is when the app begins.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Has a value that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is a field for what is sought.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Plays or records when it is used, so that nothing is said over it.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that goes up and down by steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes fingers as they come, as a keyboard of a piano does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it has been read to its end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Begins a part of the content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)

  /// Is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  /// The traits' names, in order; a number for what has none.
  var names: [String] {
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
