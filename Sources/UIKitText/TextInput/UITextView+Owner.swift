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

  func follow(at point: CGPoint) -> Bool { items.tapped(at: point) }
  func openMenu(at point: CGPoint) -> Bool { items.pressed(at: point) }

  // MARK: Places

  func caretFrame(at offset: Int) -> CGRect { column.caret(at: offset) }
  func frames(of range: Range<Int>) -> [CGRect] { column.frames(of: range) }
  func offset(nearestTo point: CGPoint) -> Int { column.offset(nearestTo: point) }
  func lineRange(at offset: Int) -> Range<Int> { column.line(at: offset) }
  var columnEdges: ClosedRange<CGFloat>? { column.edges }
  var caretLead: CGFloat { CaretLook.lead }
  func readsLeft(at offset: Int) -> Bool { column.readsLeft(at: offset) }
  func showCaret() {
    guard isScrollEnabled else { return showCaretAround() }
    layoutIfNeeded()
    scrollRectToVisible(editing.caretRect(at: editing.selection.upperBound), animated: false)
  }
  /// Scrolls the enclosing scroll views so that the caret is visible. It is used if the text view does not scroll. The scroll happens after
  /// layout, in the current update cycle.
  private func showCaretAround() {
    guard isFirstResponder, !showsCaretSoon else { return }
    showsCaretSoon = true
    runtime.schedule(after: 0) { [weak self] in
      guard let self else { return }
      showsCaretSoon = false
      guard isFirstResponder, let window else { return }
      window.layoutIfNeeded()
      scrollAround(toShow: editedPlace)
    }
  }
}
