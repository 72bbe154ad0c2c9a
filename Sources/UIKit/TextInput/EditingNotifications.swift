import Foundation

/// What fields tell everybody of their editing.
extension UITextField {
  /// Editing has begun; the field is the notification's object.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Editing has ended; the field is the notification's object.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// The user has changed the text; the field is the notification's object.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
}

/// What text views tell everybody of their editing.
extension UITextView {
  /// Editing has begun; the view is the notification's object.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Editing has ended; the view is the notification's object.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  /// The user has changed the text; the view is the notification's object.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
