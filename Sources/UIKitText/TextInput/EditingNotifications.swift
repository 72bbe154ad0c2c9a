import Foundation

/// The notifications that text fields post while the user edits.
extension UITextField {
  /// The notification that is posted when editing begins. Its object is the text field.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// The notification that is posted when editing ends. Its object is the text field.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// The notification that is posted when the user has changed the text. Its object is the text field.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
}

/// The notifications that text views post while the user edits.
extension UITextView {
  /// The notification that is posted when editing begins. Its object is the text view.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// The notification that is posted when editing ends. Its object is the text view.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  /// The notification that is posted when the user has changed the text. Its object is the text view.
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
