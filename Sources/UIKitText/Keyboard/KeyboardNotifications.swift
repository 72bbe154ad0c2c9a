import CoreGraphics
import Foundation
import InterfaceGeometry

extension UIResponder {
  /// The notification that is posted before the keyboard appears. Handlers run within the animation of the keyboard.
  /// (Docs/behaviour/controls.md, "Keyboard")
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// The notification that is posted after the keyboard has appeared.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// The notification that is posted before the keyboard disappears. Handlers run within the animation of the keyboard.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// The notification that is posted after the keyboard has disappeared.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// The notification that is posted before the keyboard appears, disappears or changes its height.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The notification that is posted after the keyboard has appeared, disappeared or changed its height.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change, in screen coordinates. The value can be cast to `CGRect` and to `NSValue`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change, in screen coordinates. The value can be cast to `CGRect` and to `NSValue`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration in seconds. The value can be cast to `Double` and to `NSNumber`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the raw value of the animation's `UIView.AnimationCurve`. The value is 7, and can be cast to `Int`, `UInt` and `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a Boolean value that indicates whether the keyboard belongs to this app. The value is an `NSNumber` and always `true` here.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The user info of the keyboard's notifications.
struct KeyboardMove {
  var begin, end: CGRect
  var duration = KeyboardMetrics.duration

  func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin), UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMetrics.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
