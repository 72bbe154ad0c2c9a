import Foundation
import HostInterface
import QuartzCore

extension UIAccessibility {
  /// Posted when the user wants less motion, or as much as before.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the user wants cross-fades in the place of motion, or motion again.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when the user wants bold text, or plain text again.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the user wants colours to stand out more, or as they were.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")

  /// What is posted for a change of settings, after everyone has heard of the traits.
  static func notifications(from old: Surroundings, to new: Surroundings) -> [NSNotification.Name] {
    var names: [NSNotification.Name] = []
    if old.reduceMotion != new.reduceMotion { names.append(reduceMotionStatusDidChangeNotification) }
    if old.prefersCrossFade != new.prefersCrossFade { names.append(prefersCrossFadeTransitionsStatusDidChange) }
    if old.boldText != new.boldText { names.append(boldTextStatusDidChangeNotification) }
    if old.contrast != new.contrast { names.append(darkerSystemColorsStatusDidChangeNotification) }
    return names
  }
}
