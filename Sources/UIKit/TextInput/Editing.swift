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
  private(set) lazy var marks = SelectionMarks(of: owner)
  private(set) lazy var hand = EditingHand(self)

  init(of owner: any EditingOwner) { self.owner = owner }

  var text: TextBuffer { editor.text }
  var selection: Range<Int> { editor.selection }
  var hasText: Bool { !editor.text.isEmpty }

  // MARK: What the user does

  /// Something was typed or pasted.
  func insert(_ string: String) {
    guard owner.acceptsEditing else { return }
    // What an input method ends with is what it has already: nothing changes.
    if let marked = editor.marked, text[marked] == string { return select(marked.upperBound..<marked.upperBound, ends: marked) }
    if owner.takesNewlines { return change(editor.target, to: string) }
    if string == "\n" || string == "\r" { return owner.didPressReturn() }
    let line = string.contains { $0.isNewline } ? String(string.map { $0.isNewline ? " " : $0 }) : string
    change(editor.target, to: line)
  }

  /// The key that deletes backwards: the selection, or the whole character before the caret.
  func deleteBackward() {
    guard owner.acceptsEditing, let range = editor.deletion else { return }
    change(range, to: "")
  }

  /// An input method has another text.
  func compose(_ string: String, selected: Range<Int>?) {
    guard owner.acceptsEditing, editor.marked != nil || !string.isEmpty else { return }
    let target = editor.target
    guard owner.mayChange(target, to: string) else { return }
    edit { $0.compose(string, selected: selected) }
  }

  /// The input method is done.
  func endComposition() {
    guard let marked = editor.marked else { return }
    editor.endComposition()
    owner.compositionDidEnd(marked)
  }

  /// Takes the user's last change back, or makes it again.
  func takeBack(_ isAgain: Bool = false) {
    guard owner.acceptsEditing, isAgain ? editor.history.canRedo : editor.history.canUndo else { return }
    isTakingBack = true
    edit { (isAgain ? $0.redo() : $0.undo())! }
    isTakingBack = false
  }

  /// Replaces a range, if the delegate lets it.
  func change(_ range: Range<Int>, to string: String) {
    let range = text.whole(range)
    guard owner.mayChange(range, to: string) else { return }
    // The delegate may have changed the text itself.
    edit { $0.replace(range, with: string) }
  }

  private func edit(_ body: (inout TextEditor) -> TextEdit) {
    let before = selection
    let edit = body(&editor)
    owner.didEdit(edit)
    marks.rest()
    if selection != before { owner.tellOfSelection() }
    owner.tellOfChange()
    owner.showCaret()
  }

  // MARK: What the app does

  /// Another text. The caret goes to its end; nobody hears of a change.
  func reset(_ string: String) {
    let before = selection
    inputDelegate?.textWillChange(owner)
    editor.reset(string)
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

  private func select(_ range: Range<Int>, ends marked: Range<Int>) {
    select(range, byUser: true)
    endComposition()
  }

  /// Selects a range; the same again says nothing.
  func select(_ range: Range<Int>, byUser: Bool = false) {
    let before = selection, marked = editor.marked
    let range = text.whole(text.clamped(range))
    if !byUser, range != before { inputDelegate?.selectionWillChange(owner) }
    anchor = nil
    editor.select(range)
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
    if let string = owner.runtime.pasteboard.string, !string.isEmpty { insert(string) }
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
