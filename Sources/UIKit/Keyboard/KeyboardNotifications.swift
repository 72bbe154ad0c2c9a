import CoreGraphics
import Foundation

extension UIResponder {
  /// The keyboard is about to come up. Handlers run within its animation. (BEHAVIOUR-2 §21.4)
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// The keyboard is up.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go down.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// The keyboard is down.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to come up, to go down or to have another height.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard has come up, gone down or got another height.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  /// The keyboard's frame before, in the screen's points: a value that can be cast to `CGRect` and to `NSValue`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after, in the screen's points: a value that can be cast to `CGRect` and to `NSValue`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the move in seconds: a value that can be cast to `Double` and to `NSNumber`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of the move's `UIView.AnimationCurve`, 7: a value that can be cast to `Int`, `UInt` and `NSNumber`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it belongs to this app: an NSNumber, true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSNotification.Name {
  /// An earlier name.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// An earlier name.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// An earlier name.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// An earlier name.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// An earlier name.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// An earlier name.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

/// An earlier name.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// An earlier name.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// An earlier name.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// An earlier name.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey

/// What the keyboard's notifications say of a move.
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
