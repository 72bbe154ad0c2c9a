import Foundation
import TextEditing

/// The attributes of a field's characters, set by the app or typed.
extension UITextField {
  /// Replaces the text. Without attributes, the field's default attributes apply.
  func put(_ string: String, _ attributed: NSAttributedString?) {
    runs =
      attributed.map { AttributeRuns($0, in: runtime) } ?? AttributeRuns(TextAttributes(defaultTextAttributes), count: string.utf16.count)
    typing = nil
    let old = editing.text
    editing.reset(string)
    if old != editing.text || attributed != nil { parts.textDidChange() }
  }
  /// Sets one attribute for the whole text and replaces its values in the characters.
  func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    if runs.runs.contains(where: { $0.value.values[key] != nil }) {
      runs.change(0..<runs.count) {
        var attributes = $0
        attributes.values[key] = value
        return attributes
      }
    }
    parts.textDidChange()
  }
  /// Returns the attributes that a character typed at an offset takes over from its neighbours.
  func attributes(before offset: Int) -> TextAttributes {
    var attributes = runs.run(at: offset - 1)?.value ?? runs.run(at: offset)?.value ?? TextAttributes(defaultTextAttributes)
    for key in TextAttributes.notTyped { attributes.values[key] = nil }
    return attributes
  }

  /// Sets the attributes of typed text. They are those of the preceding character, unless the app has set others.
  func note(_ edit: TextEdit) {
    let attributes = typing.map(TextAttributes.init) ?? attributes(before: edit.range.lowerBound)
    runs.replace(edit.range, with: attributes, count: edit.length)
    typing = nil
  }
}
