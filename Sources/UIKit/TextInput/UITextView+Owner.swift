import CoreGraphics
import Foundation
import TextEditing

extension UITextView: EditingOwner {
  var takesNewlines: Bool { true }
  var acceptsEditing: Bool { isEditable }
  var acceptsSelecting: Bool { isSelectable || isEditable }
  var editingGround: UIView { self }

  func mayChange(_ range: Range<Int>, to replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: replacement) ?? true
  }
  func didEdit(_ edit: TextEdit) {
    note(edit)
    column.take(edit)
  }
  func compositionDidEnd(_ range: Range<Int>) { column.marksDidChange(range) }
  func tellOfSelection() { delegate?.textViewDidChangeSelection(self) }
  func tellOfChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    runtime.keyboard.textDidChange(of: self)
  }
  func didPressReturn() {}

  /// Follows a link, where the delegate lets it; there is no browser to open it in, and a diagnostic names it.
  func follow(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let character = editing.characterRange(at: point)?.utf16Range,
      let run = runs.run(at: character.lowerBound), let link = run.value.values[.link],
      let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) })
    else { return false }
    if delegate?.textView(self, shouldInteractWith: url, in: NSRange(run.range), interaction: .invokeDefaultAction) ?? true {
      runtime.report(
        "A link to \(url.absoluteString) was followed: there is nothing that opens addresses; take it in textView(_:shouldInteractWith:in:interaction:)"
      )
    }
    return true
  }

  // MARK: Places

  func caretFrame(at offset: Int) -> CGRect { column.caret(at: offset) }
  func frames(of range: Range<Int>) -> [CGRect] { column.frames(of: range) }
  func offset(nearestTo point: CGPoint) -> Int { column.offset(nearestTo: point) }
  func lineRange(at offset: Int) -> Range<Int> { column.line(at: offset) }
  func readsLeft(at offset: Int) -> Bool { column.readsLeft(at: offset) }
  func showCaret() {
    guard isScrollEnabled else { return }
    layoutIfNeeded()
    scrollRectToVisible(editing.caretRect(at: editing.selection.upperBound), animated: false)
  }
}
