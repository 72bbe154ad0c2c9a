import Foundation
import QuartzCore
import TextEditing

/// The state and behaviour that a text field and a text view share: the text, the selection and the edits of the user.
@MainActor
final class Editing {
  var editor = TextEditor()
  unowned let owner: any EditingOwner
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: owner)
  var markedTextStyle: [NSAttributedString.Key: Any]?
  /// A Boolean value that indicates whether an undo or redo is being performed. Text that it inserts gets its former attributes back.
  private(set) var isTakingBack = false
  /// The end of the selection that stays fixed while keys extend the selection.
  var anchor: Int?
  /// A Boolean value that indicates whether the app has set `selectedTextRange` to `nil` since the selection last changed.
  private(set) var isUnselected = false
  private(set) lazy var marks = SelectionMarks(of: owner)
  private(set) lazy var hand = EditingHand(self)

  init(of owner: any EditingOwner) { self.owner = owner }

  var text: TextBuffer { editor.text }
  var selection: Range<Int> { editor.selection }
  var hasText: Bool { !editor.text.isEmpty }

  // MARK: Edits by the user

  /// Returns a Boolean value that indicates whether the user may type or paste a string. The delegate decides. It is not asked about a
  /// commit of unchanged marked text.
  func allowsInsertion(_ string: String) -> Bool {
    guard owner.acceptsEditing else { return false }
    if isCommit(string) { return true }
    return owner.mayChange(owner.clearsOnInsertion ? 0..<text.count : editor.target, to: line(string))
  }

  /// Returns a Boolean value that indicates whether the user may delete backwards. The delegate decides. It is not asked if there is
  /// nothing to delete.
  func allowsDeletion() -> Bool {
    guard owner.acceptsEditing, let range = editor.deletion else { return true }
    return owner.mayChange(text.unbroken(range), to: "")
  }

  /// Returns a Boolean value that indicates whether an input method may compose a string. The delegate decides.
  func allowsComposition(_ string: String) -> Bool {
    guard composes(string) else { return true }
    return owner.mayChange(editor.target, to: line(string))
  }

  /// Inserts a string that the user typed or pasted, if the delegate allows it.
  func type(_ string: String) { if allowsInsertion(string) { insert(string) } }

  /// Undoes the last change of the user, or redoes it.
  func takeBack(_ isAgain: Bool = false) {
    guard owner.acceptsEditing, isAgain ? editor.history.canRedo : editor.history.canUndo else { return }
    isTakingBack = true
    edit { (isAgain ? $0.redo() : $0.undo())! }
    isTakingBack = false
  }

  /// Replaces a range, if the delegate allows it.
  func change(_ range: Range<Int>, to string: String) {
    let range = text.unbroken(range)
    guard owner.mayChange(range, to: string) else { return }
    // The delegate may have changed the text already.
    edit { $0.replace(range, with: string) }
  }

  // MARK: Edits without asking the delegate

  /// Inserts a string instead of the marked or selected text.
  func insert(_ string: String) {
    guard owner.acceptsEditing else { return }
    if isCommit(string) { return commit() }
    let wasMarked = editor.marked != nil
    edit(tellsSelection: wasMarked) { $0.replace($0.target, with: line(string)) }
  }

  /// Deletes the selection, or the whole character before the caret.
  func deleteBackward() {
    guard owner.acceptsEditing, let range = editor.deletion else { return }
    edit { $0.replace(range, with: "") }
  }

  /// Replaces the text that an input method is composing.
  func compose(_ string: String, selected: Range<Int>?) {
    guard composes(string) else { return }
    edit { $0.compose(line(string), selected: selected) }
  }

  /// Ends a composition and keeps the composed text. The selection does not change.
  func endComposition() {
    guard let marked = editor.marked else { return }
    editor.endComposition()
    owner.compositionDidEnd(marked)
  }

  /// Ends a composition on behalf of the app. If part of the marked text is selected, the selection becomes a caret at its start.
  func unmark() {
    guard let marked = editor.marked else { return }
    endComposition()
    guard !selection.isEmpty, selection.overlaps(marked) else { return }
    editor.selectExactly(selection.lowerBound..<selection.lowerBound)
    marks.rest()
    owner.tellOfSelection()
    owner.tellOfChange()
  }

  private func composes(_ string: String) -> Bool { owner.acceptsEditing && (editor.marked != nil || !string.isEmpty) }
  /// Returns a Boolean value that indicates whether a string equals the text that an input method has composed.
  private func isCommit(_ string: String) -> Bool { editor.marked.map { text[$0] == line(string) } ?? false }
  /// Returns a string as the owner stores it. In a single line, newlines become spaces.
  private func line(_ string: String) -> String {
    guard !owner.takesNewlines, string.contains(where: \.isNewline) else { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  private func commit() {
    guard let marked = editor.marked else { return }
    let before = selection, end = marked.upperBound
    // A character that follows the composition may combine with its end.
    let caret = text.isBoundary(end) ? end : text.boundary(after: end)
    select(caret..<caret, byUser: true)
    endComposition()
    if selection == before { owner.tellOfSelection() }
  }

  private func edit(tellsSelection: Bool = false, _ body: (inout TextEditor) -> TextEdit) {
    let before = selection, marked = editor.marked
    let edit = body(&editor)
    isUnselected = false
    owner.didEdit(edit)
    if let marked, editor.marked == nil, !edit.covers(marked) {
      owner.compositionDidEnd(edit.moved(marked).clamped(to: 0..<text.count))
    }
    marks.rest()
    if tellsSelection || selection != before { owner.tellOfSelection() }
    owner.tellOfChange()
    owner.showCaret()
  }

  // MARK: Edits by the app

  /// Replaces the whole text and moves the caret to its end. The delegate is not notified of an edit.
  func reset(_ string: String) {
    let before = selection
    inputDelegate?.textWillChange(owner)
    editor.reset(string)
    isUnselected = false
    marks.rest()
    inputDelegate?.textDidChange(owner)
    if selection != before { owner.tellOfSelection() }
  }

  /// Replaces a range without asking the delegate. The delegate is notified of the change.
  func replace(_ range: Range<Int>, with string: String) {
    inputDelegate?.textWillChange(owner)
    edit { $0.replace(range, with: string) }
    inputDelegate?.textDidChange(owner)
  }

  /// Removes the selection, which has the effect of a caret at the beginning.
  func unselect() {
    select(0..<0)
    isUnselected = true
  }

  /// Selects a range. Nothing is reported if the selection does not change.
  ///
  /// A selection by the user consists of whole characters and ends a composition outside of it. A selection by the app does neither.
  func select(_ range: Range<Int>, byUser: Bool = false) {
    let before = selection, marked = editor.marked
    let range = byUser ? text.whole(range) : text.clamped(range)
    if !byUser, range != before { inputDelegate?.selectionWillChange(owner) }
    anchor = nil
    isUnselected = false
    if byUser { editor.select(range) } else { editor.selectExactly(range) }
    if let marked, editor.marked == nil { owner.compositionDidEnd(marked) }
    guard selection != before else { return }
    marks.rest()
    if byUser { owner.showCaret() } else { inputDelegate?.selectionDidChange(owner) }
    owner.tellOfSelection()
    owner.setNeedsLayout()
  }

  // MARK: Pasteboard

  func copy() {
    guard !selection.isEmpty else { return }
    let characters = text[selection].filter { $0 != "\u{FFFC}" }
    if characters.isEmpty { owner.runtime.pasteboard.items = [] } else { owner.runtime.typist.userCopied(characters) }
    owner.copyMore(selection)
  }
  func cut() {
    guard !selection.isEmpty, owner.acceptsEditing else { return }
    copy()
    change(selection, to: "")
  }
  func paste() {
    guard owner.acceptsEditing, !owner.pasteMore() else { return }
    if let string = owner.runtime.pasteboard.string, !string.isEmpty { type(string) }
  }

  /// Returns a Boolean value that indicates whether an edit action is possible now.
  func canPerform(_ action: Selector) -> Bool {
    let isOpen = !owner.isSecureTextEntry
    switch action {
    case EditActions.cut: return isOpen && owner.acceptsEditing && !selection.isEmpty
    case EditActions.copy: return isOpen && !selection.isEmpty
    case EditActions.paste: return owner.acceptsEditing && (owner.runtime.pasteboard.hasStrings || owner.canPasteMore)
    case EditActions.delete: return false
    case EditActions.select: return owner.acceptsSelecting && hasText && selection.isEmpty
    case EditActions.selectAll: return owner.acceptsSelecting && hasText && selection != 0..<text.count
    default: return false
    }
  }

  func perform(_ action: Selector) {
    switch action {
    case EditActions.select: select(text.word(at: selection.lowerBound), byUser: true)
    case EditActions.selectAll: select(0..<text.count, byUser: true)
    case EditActions.delete: change(selection, to: "")
    default: break
    }
  }
}
