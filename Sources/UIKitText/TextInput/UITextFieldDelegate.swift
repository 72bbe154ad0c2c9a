import Foundation

/// The methods by which a text field asks about edits and reports them. Every method is optional. (Docs/behaviour/controls.md, "Text
/// editing" lists their order.)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether the field may become the first responder and begin editing.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field has become the first responder and editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether editing may end. It is not called when the field is removed from the screen.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field has resigned first responder and editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended, with the reason. If the delegate implements this method, `textFieldDidEndEditing(_:)` is not called.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns a Boolean value that indicates whether a string may replace a range. The range is in UTF-16 units.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Called after the selection has changed or the caret has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether the clear button may delete the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether the return key has its default effect, which is to send `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// The default implementation returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldBeginEditing(self)?.textFieldShouldBeginEditing(textField) ?? true
  }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    Implements.textFieldDidBeginEditing(self)?.textFieldDidBeginEditing(textField)
  }
  /// The default implementation returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldEndEditing(self)?.textFieldShouldEndEditing(textField) ?? true
  }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    Implements.textFieldDidEndEditing(self)?.textFieldDidEndEditing(textField)
  }
  /// The default implementation calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    Implements.textFieldDidEndEditingReason(self)?.textFieldDidEndEditing(textField, reason: reason) ?? textFieldDidEndEditing(textField)
  }
  /// The default implementation returns `true`.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    Implements.textFieldShouldChangeCharactersInReplacementString(self)?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    Implements.textFieldDidChangeSelection(self)?.textFieldDidChangeSelection(textField)
  }
  /// The default implementation returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldClear(self)?.textFieldShouldClear(textField) ?? true
  }
  /// The default implementation returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldReturn(self)?.textFieldShouldReturn(textField) ?? true
  }
}
