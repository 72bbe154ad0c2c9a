import Foundation
import QuartzCore
import TextEditing

/// What a text field and a text view share: a text, what is selected in it, and what the user does to both.
@MainActor
final class Editing {
  var editor = TextEditor()
  unowned let owner: any EditingOwner
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: owner)
  var markedTextStyle: [NSAttributedString.Key: Any]?
  /// What is put in was there before, with its attributes.
  private(set) var isTakingBack = false
  /// The end of the selection that keys leave where it is.
  var anchor: Int?
  /// Whether the app has set `selectedTextRange` to `nil` since the selection last changed.
  private(set) var isUnselected = false
  private(set) lazy var marks = SelectionMarks(of: owner)
  private(set) lazy var hand = EditingHand(self)

  init(of owner: any EditingOwner) { self.owner = owner }

  var text: TextBuffer { editor.text }
  var selection: Range<Int> { editor.selection }
  var hasText: Bool { !editor.text.isEmpty }

  // MARK: What the user does

  /// Asks the delegate whether the user may type or paste a string. Marked text that is committed as it is changes nothing, so nobody is
  /// asked.
  func allowsInsertion(_ string: String) -> Bool {
    guard owner.acceptsEditing else { return false }
    if isCommit(string) { return true }
    return owner.mayChange(owner.clearsOnInsertion ? 0..<text.count : editor.target, to: line(string))
  }

  /// Asks the delegate whether the user may delete backwards. Where nothing can be deleted, nobody is asked.
  func allowsDeletion() -> Bool {
    guard owner.acceptsEditing, let range = editor.deletion else { return true }
    return owner.mayChange(text.unbroken(range), to: "")
  }

  /// Asks the delegate whether an input method may compose a string.
  func allowsComposition(_ string: String) -> Bool {
    guard composes(string) else { return true }
    return owner.mayChange(editor.target, to: line(string))
  }

  /// Inserts a string that the user typed or pasted, if the delegate allows it.
  func type(_ string: String) { if allowsInsertion(string) { insert(string) } }

  /// Takes the user's last change back, or makes it again.
  func takeBack(_ isAgain: Bool = false) {
    guard owner.acceptsEditing, isAgain ? editor.history.canRedo : editor.history.canUndo else { return }
    isTakingBack = true
    edit { (isAgain ? $0.redo() : $0.undo())! }
    isTakingBack = false
  }

  /// Replaces a range, if the delegate lets it.
  func change(_ range: Range<Int>, to string: String) {
    let range = text.unbroken(range)
    guard owner.mayChange(range, to: string) else { return }
    // The delegate may have changed the text itself.
    edit { $0.replace(range, with: string) }
  }

  // MARK: What is carried out without a question

  /// Inserts a string in place of what is composed or selected.
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

  /// Replaces what an input method composes.
  func compose(_ string: String, selected: Range<Int>?) {
    guard composes(string) else { return }
    edit { $0.compose(line(string), selected: selected) }
  }

  /// Ends a composition and keeps what was composed. The selection stays.
  func endComposition() {
    guard let marked = editor.marked else { return }
    editor.endComposition()
    owner.compositionDidEnd(marked)
  }

  /// Ends a composition as the app does. Where part of the marked text is selected, a caret remains at the selection's start.
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
  /// Whether a string is what an input method has composed already.
  private func isCommit(_ string: String) -> Bool { editor.marked.map { text[$0] == line(string) } ?? false }
  /// A string as the owner holds it: in a single line, newlines are spaces.
  private func line(_ string: String) -> String {
    guard !owner.takesNewlines, string.contains(where: \.isNewline) else { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  private func commit() {
    guard let marked = editor.marked else { return }
    let before = selection, end = marked.upperBound
    // The end may join the character after it.
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

  // MARK: What the app does

  /// Another text. The caret goes to its end; nobody hears of a change.
  func reset(_ string: String) {
    let before = selection
    inputDelegate?.textWillChange(owner)
    editor.reset(string)
    isUnselected = false
    marks.rest()
    inputDelegate?.textDidChange(owner)
    if selection != before { owner.tellOfSelection() }
  }

  /// Puts a string in a range's place without asking. (The delegate hears of it, as of what was typed.)
  func replace(_ range: Range<Int>, with string: String) {
    inputDelegate?.textWillChange(owner)
    edit { $0.replace(range, with: string) }
    inputDelegate?.textDidChange(owner)
  }

  /// Selects nothing, which stands for a caret at the beginning.
  func unselect() {
    select(0..<0)
    isUnselected = true
  }

  /// Selects a range; the same again tells nobody. A user selects whole characters and ends a composition elsewhere; an app does neither.
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

  // MARK: The pasteboard

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

  /// Whether an edit action makes sense now.
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
