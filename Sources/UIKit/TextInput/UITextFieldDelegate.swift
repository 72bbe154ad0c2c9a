import Foundation

/// Decides about what is typed in a text field, and hears of it. Every method is optional. (BEHAVIOUR-2 §21.3 has their order.)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may become the first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is the first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may let go. Not asked when it is taken off the screen.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is the first responder no more.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field is the first responder no more, for a reason; told in the place of the method without one.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a string may take the place of a range, in UTF-16 units.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Something else is selected, or the caret has moved.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may clear.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by default: `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldBeginEditing(self)?.textFieldShouldBeginEditing(textField) ?? true
  }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    Implements.textFieldDidBeginEditing(self)?.textFieldDidBeginEditing(textField)
  }
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldEndEditing(self)?.textFieldShouldEndEditing(textField) ?? true
  }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    Implements.textFieldDidEndEditing(self)?.textFieldDidEndEditing(textField)
  }
  /// The method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    Implements.textFieldDidEndEditingReason(self)?.textFieldDidEndEditing(textField, reason: reason) ?? textFieldDidEndEditing(textField)
  }
  /// Yes.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    Implements.textFieldShouldChangeCharactersInReplacementString(self)?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    Implements.textFieldDidChangeSelection(self)?.textFieldDidChangeSelection(textField)
  }
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldClear(self)?.textFieldShouldClear(textField) ?? true
  }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Implements.textFieldShouldReturn(self)?.textFieldShouldReturn(textField) ?? true
  }
}
