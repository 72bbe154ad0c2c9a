/// Where three fingers scroll. The raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// What lies to the right comes, or what lies to the left.
  case right = 1, left = 2
  /// What lies above comes, or what lies below.
  case up = 3, down = 4
  /// The next page, the page before.
  case next = 5, previous = 6
}

/// What kind of container something is. The raw values are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of data, with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the screen with a meaning of its own.
  case landmark = 3
  /// What belongs together.
  case semanticGroup = 4
}

/// How a user who switches from one element to the next meets what is in a container. The raw values are Apple's.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As it suits.
  case automatic = 0
  /// Each by itself.
  case separate = 1
  /// All as one.
  case combined = 2
}

/// How much an announcement matters (`NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// Apple's name of it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It interrupts, and nothing interrupts it.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// It interrupts, and may be interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// It waits until nothing else is said.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
