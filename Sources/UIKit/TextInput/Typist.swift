import Foundation
import HostInterface
import QuartzCore

/// What is typed, from wherever: the drawn keyboard, the host's, its input method, a script. It goes to the first responder.
///
/// What the user does is asked for here, before the responder's own `insertText(_:)`, `setMarkedText(_:selectedRange:)` or
/// `deleteBackward()`: those ask nobody when an app calls them.
@MainActor
final class Typist: RuntimeState {
  unowned let runtime: Runtime
  init(for runtime: Runtime) { self.runtime = runtime }

  private var input: (any UIKeyInput)? { runtime.firstResponder.current as? any UIKeyInput }
  /// Whether somebody takes what is typed: every key is theirs then.
  var isWanted: Bool { runtime.firstResponder.current?.wantsKeyboard ?? false }

  /// How often the user has copied, and what last: that goes to the machine's clipboard.
  private var copies = 0
  private var copied: String?
  func userCopied(_ text: String) {
    runtime.pasteboard.string = text
    (copies, copied) = (copies + 1, text)
  }

  var state: TypingState {
    var state = TypingState()
    (state.isWanted, state.copies, state.copied) = (isWanted, copies, copied)
    state.isSecret = isWanted && input?.isSecureTextEntry ?? false
    if isWanted, let owner = input as? any EditingOwner {
      state.caret = owner.convert(owner.editing.caretRect(at: owner.editing.selection.upperBound), to: nil)
    }
    return state
  }

  /// A text was typed, or an input method is done with it.
  func insert(_ text: String) {
    guard !text.isEmpty, let input, isWanted else { return }
    runtime.editMenu.hide()
    if let owner = input as? any EditingOwner {
      if !owner.takesNewlines, text == "\n" || text == "\r" || text == "\r\n" { return pressReturn(in: owner) }
      guard owner.editing.allowsInsertion(text) else { return }
    }
    input.insertText(text)
  }

  private func pressReturn(in owner: any EditingOwner) { if owner.acceptsEditing { owner.didPressReturn() } }

  /// An input method has so much so far.
  func compose(_ text: String, selected: NSRange? = nil) {
    guard isWanted, let input = input as? any UITextInput else { return }
    if let owner = input as? any EditingOwner, !owner.editing.allowsComposition(text) { return }
    input.setMarkedText(text, selectedRange: selected ?? NSRange(location: text.utf16.count, length: 0))
  }

  func deleteBackward() {
    guard isWanted, let input else { return }
    runtime.editMenu.hide()
    if let owner = input as? any EditingOwner, !owner.editing.allowsDeletion() { return }
    input.deleteBackward()
  }

  /// The user pastes a text from the machine's pasteboard: that is how it comes in.
  func paste(_ text: String) {
    if runtime.pasteboard.string != text { runtime.pasteboard.string = text }
    guard let first = runtime.firstResponder.current,
      let target = first.target(forAction: EditActions.paste, withSender: nil) as? UIResponder
    else { return }
    target.paste(nil)
  }
}

extension Runtime {
  var typist: Typist { state() }
}
