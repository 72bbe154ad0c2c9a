import Foundation
import HostInterface
import QuartzCore

extension UIAccessibility {
  /// A notification that the system posts when VoiceOver turns on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// A notification that the system posts when the accessibility focus moves to another element.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// The key for the element that has the focus now, in the user info of `elementFocusedNotification`.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key for the element that had the focus before, in the user info of `elementFocusedNotification`.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key for the assistive technology that moved the focus, in the user info of `elementFocusedNotification`.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// A notification that the system posts when an announcement ends, even if it was interrupted.
  public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// The key for the text of the announcement, in the user info of `announcementDidFinishNotification`.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key for an `NSNumber` in the user info of `announcementDidFinishNotification`.
  ///
  /// The number indicates whether the announcement was spoken to its end.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// A notification that the system posts when the Reduce Motion setting changes.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// A notification that the system posts when the Prefer Cross-Fade Transitions setting changes.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// A notification that the system posts when the Reduce Transparency setting changes.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// A notification that the system posts when the Bold Text setting changes.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// A notification that the system posts when the Increase Contrast setting changes.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")

  /// Returns the notifications for a change of the settings. They are posted after the trait collections have changed.
  static func notifications(from old: EnvironmentSettings, to new: EnvironmentSettings) -> [NSNotification.Name] {
    var names: [NSNotification.Name] = []
    if old.voiceOver != new.voiceOver { names.append(voiceOverStatusDidChangeNotification) }
    if old.reduceMotion != new.reduceMotion { names.append(reduceMotionStatusDidChangeNotification) }
    if old.prefersCrossFade != new.prefersCrossFade { names.append(prefersCrossFadeTransitionsStatusDidChange) }
    if old.reduceTransparency != new.reduceTransparency { names.append(reduceTransparencyStatusDidChangeNotification) }
    if old.boldText != new.boldText { names.append(boldTextStatusDidChangeNotification) }
    if old.contrast != new.contrast { names.append(darkerSystemColorsStatusDidChangeNotification) }
    return names
  }
}
