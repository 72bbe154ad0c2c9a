import Foundation
import TextEditing

/// The attributes of a text view's characters, set by the app or typed.
extension UITextView {
  /// Replaces the text and its attributes.
  func put(_ string: String, _ attributes: AttributeRuns) {
    (runs, typing, lost) = (attributes, nil, LostAttributes())
    editing.reset(string)
    column.textDidChange()
    runtime.keyboard.textDidChange(of: self)
  }

  /// The attributes that a typed character takes over from the one before it.
  var attributesBeforeCaret: [NSAttributedString.Key: Any] {
    let place = editing.editor.target.lowerBound
    var attributes = (runs.run(at: place - 1) ?? runs.run(at: place))?.value.values ?? [:]
    for key in TextAttributes.notTyped { attributes[key] = nil }
    return attributes
  }
  /// Removes an attribute from the characters, so that the value of the view applies to the whole text.
  func restyle(_ key: NSAttributedString.Key, isSet: Bool) {
    if isSet, runs.runs.contains(where: { $0.value.values[key] != nil }) {
      runs.change(0..<runs.count) {
        var attributes = $0
        attributes.values[key] = nil
        return attributes
      }
    }
    column.textDidChange()
  }
  /// Sets the attributes of typed text. They are those of the preceding character, unless the app has set others.
  func note(_ edit: TextEdit) {
    if !edit.removed.isEmpty { lost.keep(runs.part(edit.range), of: edit.removed) }
    if editing.isTakingBack, let back = lost.runs(of: edit.inserted) { return runs.replace(edit.range, with: back) }
    if let pasted, pasted.length == edit.length { return runs.replace(edit.range, with: AttributeRuns(pasted, in: runtime)) }
    var attributes = typing.map(TextAttributes.init)
    if attributes == nil {
      attributes = (runs.run(at: edit.range.lowerBound - 1) ?? runs.run(at: edit.range.lowerBound))?.value ?? TextAttributes()
      for key in TextAttributes.notTyped { attributes!.values[key] = nil }
    }
    runs.replace(edit.range, with: attributes!, count: edit.length)
  }
}
