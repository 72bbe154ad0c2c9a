import Foundation
import TextEditing

/// What the characters of a field look like: those that are set, and those that are typed.
extension UITextField {
  /// Another text, with attributes or the field's own.
  func put(_ string: String, _ attributed: NSAttributedString?) {
    runs =
      attributed.map { AttributeRuns($0, in: runtime) } ?? AttributeRuns(TextAttributes(defaultTextAttributes), count: string.utf16.count)
    typing = nil
    let old = editing.text
    editing.reset(string)
    if old != editing.text || attributed != nil { parts.textDidChange() }
  }
  /// One attribute for the whole text, in the place of what its characters say of it.
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
  /// What a character that is typed at a place has of those around it.
  func attributes(before offset: Int) -> TextAttributes {
    var attributes = runs.run(at: offset - 1)?.value ?? runs.run(at: offset)?.value ?? TextAttributes(defaultTextAttributes)
    for key in TextAttributes.notTyped { attributes.values[key] = nil }
    return attributes
  }

  /// Takes the attributes of what is typed from what stands before it, unless others were asked for.
  func note(_ edit: TextEdit) {
    let attributes = typing.map(TextAttributes.init) ?? attributes(before: edit.range.lowerBound)
    runs.replace(edit.range, with: attributes, count: edit.length)
    typing = nil
  }
}
