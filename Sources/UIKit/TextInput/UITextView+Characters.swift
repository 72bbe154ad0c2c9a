import Foundation
import TextEditing

/// What the characters of a text view look like: those that are set, and those that are typed.
extension UITextView {
  /// Another text.
  func put(_ string: String, _ attributes: AttributeRuns) {
    (runs, typing, lost) = (attributes, nil, LostAttributes())
    editing.reset(string)
    column.textDidChange()
    runtime.keyboard.textDidChange(of: self)
  }

  /// What a character that is typed has of the one before it.
  var attributesBeforeCaret: [NSAttributedString.Key: Any] {
    let place = editing.editor.target.lowerBound
    var attributes = (runs.run(at: place - 1) ?? runs.run(at: place))?.value.values ?? [:]
    for key in TextAttributes.notTyped { attributes[key] = nil }
    return attributes
  }
  /// The view's own says it for the whole text, in the place of what characters say.
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
  /// What is typed has the attributes of what stands before it, unless others were asked for.
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
