/// The direction in which a three-finger swipe scrolls. The raw values are those of UIKit.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolling shows the content on the right, or the content on the left.
  case right = 1, left = 2
  /// Scrolling shows the content above, or the content below.
  case up = 3, down = 4
  /// Scrolling shows the next page, or the previous page.
  case next = 5, previous = 6
}

/// The type of an accessibility container. The raw values are those of UIKit.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The object is not a container of a particular type.
  case none = 0
  /// A table of data, with rows and columns.
  case dataTable = 1
  /// The container is a list.
  case list = 2
  /// The container is a landmark, which is a distinct region of the screen.
  case landmark = 3
  /// The container is a group of related elements.
  case semanticGroup = 4
}

/// The way in which a user of Switch Control navigates the elements of a container. The raw values are those of UIKit.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses the navigation style.
  case automatic = 0
  /// The user navigates each element separately.
  case separate = 1
  /// The user navigates all elements as one item.
  case combined = 2
}

/// The priority of an announcement, used with `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority in UIKit.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The announcement interrupts other speech, and other speech cannot interrupt it.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// The announcement interrupts other speech, and other speech can interrupt it.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// The announcement waits until all other speech has ended.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension UIView {
  /// A Boolean value that indicates whether rows in the view are read from the right.
  package var isReadFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
