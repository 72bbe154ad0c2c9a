import QuartzCore

/// What the system says of assistive technology: there is none, and what an app tells it goes nowhere.
public enum UIAccessibility {
  /// Something that assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number of it.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A sentence to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Tells nobody: there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the user wants less motion.
  @MainActor public static var isReduceMotionEnabled: Bool { Runtime.current.surroundings.reduceMotion }
  /// Whether the user wants cross-fades in the place of motion.
  @MainActor public static var prefersCrossFadeTransitions: Bool { Runtime.current.surroundings.prefersCrossFade }
  /// Whether the user wants less transparency: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen is read aloud: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches drive the app: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user wants bold text.
  @MainActor public static var isBoldTextEnabled: Bool { Runtime.current.surroundings.boldText }
  /// Whether the user wants darker colours.
  @MainActor public static var isDarkerSystemColorsEnabled: Bool { Runtime.current.surroundings.contrast == .high }
  /// Whether the screen's colours are inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
}
