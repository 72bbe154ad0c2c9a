import Foundation
import HostInterface
import QuartzCore

extension UIAccessibility {
  /// Posted when VoiceOver begins to read the screen, or reads no more.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the focus has moved.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  /// In the user info of `elementFocusedNotification`: what has the focus now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// In the user info of `elementFocusedNotification`: what had it.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// In the user info of `elementFocusedNotification`: whose focus it is.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted when an announcement is over, said to its end or not.
  public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// In the user info of `announcementDidFinishNotification`: what was announced.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// In the user info of `announcementDidFinishNotification`: whether it was said to its end, as an `NSNumber`.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted when the user wants less motion, or as much as before.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the user wants cross-fades in the place of motion, or motion again.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when the user wants less transparency, or as much as before.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the user wants bold text, or plain text again.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the user wants colours to stand out more, or as they were.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")

  /// What is posted for a change of settings, after everyone has heard of the traits.
  static func notifications(from old: Surroundings, to new: Surroundings) -> [NSNotification.Name] {
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
