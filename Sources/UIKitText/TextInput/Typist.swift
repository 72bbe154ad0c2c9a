import Foundation
import HostInterface
import QuartzCore
@_spi(UIKit) import UIKitCore

/// The entry point for typed text from the on-screen keyboard, the host's keyboard and input method, and scripts. The text goes to the
/// first responder.
///
/// The delegate is asked here, before `insertText(_:)`, `setMarkedText(_:selectedRange:)` or `deleteBackward()` of the responder. These
/// methods do not ask when an app calls them.
@MainActor
package final class Typist: RuntimeState {
  unowned let runtime: Runtime
  package init(for runtime: Runtime) { self.runtime = runtime }

  private var input: (any UIKeyInput)? { runtime.firstResponder.current as? any UIKeyInput }
  /// A Boolean value that indicates whether a first responder accepts typed text. It then receives all keys.
  var isWanted: Bool { runtime.firstResponder.current?.wantsKeyboard ?? false }

  /// The number of times that the user has copied, and the last copied text. That text goes to the machine's pasteboard.
  private var copies = 0
  private var copied: String?
  func userCopied(_ text: String) {
    runtime.pasteboard.string = text
    (copies, copied) = (copies + 1, text)
  }

  package var state: TypingState {
    var state = TypingState()
    (state.isWanted, state.copies, state.copied) = (isWanted, copies, copied)
    state.isSecret = isWanted && input?.isSecureTextEntry ?? false
    if isWanted, let owner = input as? any EditingOwner {
      state.caret = owner.convert(owner.editing.caretRect(at: owner.editing.selection.upperBound), to: nil)
    }
    return state
  }

  /// Inserts text that was typed or that an input method has committed.
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

  /// Updates the text that an input method is composing.
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

  /// Pastes text from the machine's pasteboard. This is the only way in which its content enters the app.
  func paste(_ text: String) {
    if runtime.pasteboard.string != text { runtime.pasteboard.string = text }
    guard let first = runtime.firstResponder.current,
      let target = first.target(forAction: EditActions.paste, withSender: nil) as? UIResponder
    else { return }
    target.paste(nil)
  }
}

extension Runtime {
  package var typist: Typist { state() }
}
