import CoreGraphics
import Foundation
import TextEditing

extension UITextField: EditingOwner {
  var takesNewlines: Bool { false }
  var acceptsEditing: Bool { isEnabled }
  var acceptsSelecting: Bool { isEnabled }
  var editingGround: UIView { parts.ground }

  func mayChange(_ range: Range<Int>, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: NSRange(range), replacementString: replacement) ?? true
  }
  func didEdit(_ edit: TextEdit) {
    note(edit)
    parts.didType(edit)
    parts.textDidChange()
  }
  func compositionDidEnd(_ range: Range<Int>) { parts.textDidChange() }
  func tellOfSelection() { delegate?.textFieldDidChangeSelection(self) }
  func tellOfChange() {
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
    runtime.keyboard.textDidChange(of: self)
  }

  /// Sends the actions of the return key. If a target handles `editingDidEndOnExit`, editing ends. (Docs/behaviour/controls.md, "Text
  /// editing")
  func didPressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit), isFirstResponder else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Called when the clear button is tapped. Deletes the text, if the delegate allows it.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let before = editing.selection
    runs = AttributeRuns()
    editing.editor.replace(0..<editing.text.count, with: "")
    parts.textDidChange()
    editing.marks.rest()
    if editing.selection != before { tellOfSelection() }
    tellOfChange()
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Places

  func caretFrame(at offset: Int) -> CGRect { parts.caret(at: offset) }
  func frames(of range: Range<Int>) -> [CGRect] { parts.frames(of: range) }
  func offset(nearestTo point: CGPoint) -> Int { parts.offset(nearestTo: point) }
  func lineRange(at offset: Int) -> Range<Int> { 0..<editing.text.count }
  func readsLeft(at offset: Int) -> Bool { parts.readsLeft }
  func showCaret() { parts.showCaret() }
}
