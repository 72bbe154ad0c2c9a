import Foundation
import HostInterface
import QuartzCore
import TextEditing

/// The handling of hardware keyboards. While a text is edited, all keys go to the text.
extension Typist {
  /// Handles a key that was pressed and released.
  ///
  /// 1. A key command of the app is performed, if the system does not use the keys or if the command has priority.
  /// 2. Otherwise the responders receive the press.
  /// 3. The key edits the text.
  func press(_ key: HostInterface.Key) {
    let flags = UIKeyModifierFlags(key.modifiers), input = key.commandInput
    let isCommand = key.isCommand || !isWanted
    if perform(input, flags, { isCommand || $0.wantsPriorityOverSystemBehavior }) { return }
    let first: UIResponder? = runtime.firstResponder.current ?? runtime.topController ?? runtime.app.application
    guard let first else { return }
    let written = key.written ?? ""
    let press = UIPress(UIKey(written, plain: written.lowercased(), flags), at: runtime.now.seconds, responder: first)
    let event = UIPressesEvent()
    event.timestamp = runtime.now.seconds
    event.allPresses = [press]
    first.pressesBegan([press], with: event)
    edit(key)
    press.phase = .ended
    first.pressesEnded([press], with: event)
  }

  private func perform(_ input: String, _ flags: UIKeyModifierFlags, _ mayAnswer: (UIKeyCommand) -> Bool) -> Bool {
    let first: UIResponder? = runtime.firstResponder.current ?? runtime.topController
    var responder = first
    while let candidate = responder {
      for command in candidate.keyCommands ?? [] where mayAnswer(command) {
        guard command.modifierFlags == flags, command.input?.lowercased() == input.lowercased(), let action = command.action else {
          continue
        }
        guard let target = first?.target(forAction: action, withSender: command) else { return false }
        return runtime.app.application.sendAction(action, to: target, from: command, for: nil)
      }
      responder = candidate.next
    }
    return false
  }

  private func edit(_ key: HostInterface.Key) {
    guard isWanted else { return }
    if key.isCommand { return command(key) }
    let isShift = key.modifiers.contains(.shift), owner = runtime.firstResponder.current as? any EditingOwner
    switch key.cap {
    case .character(let character): insert(String(character))
    case .name(.return): insert("\n")
    case .name(.space): insert(" ")
    case .name(.tab): if owner?.takesNewlines ?? true { insert("\t") }
    case .name(.delete): if key.modifiers.contains(.option), let owner { owner.deleteWord() } else { deleteBackward() }
    case .name(.forwardDelete): owner?.deleteForward()
    case .name(.escape): owner?.editing.endComposition()
    case .name(.left), .name(.right):
      guard let owner else { return }
      let isRight = key.cap == .name(.right), selection = owner.editing.selection
      if !isShift, !selection.isEmpty {
        // The caret goes to the end of the selection on that side.
        let isForward = isRight != owner.readsLeft(at: selection.lowerBound)
        return owner.moveCaret(extends: false) { _ in isForward ? selection.upperBound : selection.lowerBound }
      }
      owner.moveCaret(extends: isShift) { owner.step(right: isRight, byWord: key.modifiers.contains(.option), from: $0) }
    case .name(.up), .name(.down):
      owner?.moveCaret(extends: isShift) { [weak owner] in
        guard let owner else { return $0 }
        let isDown = key.cap == .name(.down)
        return owner.editing.line(from: $0, down: isDown ? 1 : -1) ?? (isDown ? owner.editing.text.count : 0)
      }
    case .name(.home): owner?.moveCaret(extends: isShift) { [weak owner] in owner?.lineRange(at: $0).lowerBound ?? $0 }
    case .name(.end): owner?.moveCaret(extends: isShift) { [weak owner] in owner?.lineRange(at: $0).upperBound ?? $0 }
    case .name(.pageUp), .name(.pageDown): break
    }
  }

  private func command(_ key: HostInterface.Key) {
    guard let first = runtime.firstResponder.current else { return }
    let owner = first as? any EditingOwner, isShift = key.modifiers.contains(.shift)
    func send(_ action: Selector) {
      if let target = first.target(forAction: action, withSender: nil) as? UIResponder { action.perform(on: target, with: nil as Any?) }
    }
    switch key.cap {
    case .character("a"), .character("A"): send(EditActions.selectAll)
    case .character("c"), .character("C"): send(EditActions.copy)
    case .character("x"), .character("X"): send(EditActions.cut)
    case .character("v"), .character("V"): send(EditActions.paste)
    case .character("z"), .character("Z"): owner?.editing.takeBack(isShift || key.cap == .character("Z"))
    case .name(.left): owner?.moveCaret(extends: isShift) { [weak owner] in owner?.lineRange(at: $0).lowerBound ?? $0 }
    case .name(.right): owner?.moveCaret(extends: isShift) { [weak owner] in owner?.lineRange(at: $0).upperBound ?? $0 }
    case .name(.up): owner?.moveCaret(extends: isShift) { _ in 0 }
    case .name(.down): owner?.moveCaret(extends: isShift) { [weak owner] in owner?.editing.text.count ?? $0 }
    case .name(.delete):
      guard let owner else { return deleteBackward() }
      let editing = owner.editing, caret = editing.selection.upperBound
      if editing.selection.isEmpty { editing.change(owner.lineRange(at: caret).lowerBound..<caret, to: "") } else { deleteBackward() }
    default: break
    }
  }
}

extension EditingOwner {
  /// Moves the caret, or the moving end of the selection.
  fileprivate func moveCaret(extends: Bool, _ target: (Int) -> Int) {
    runtime.editMenu.hide()
    let selection = editing.selection
    editing.endComposition()
    if extends {
      let fixed = editing.anchor.map { $0 == selection.upperBound ? selection.upperBound : selection.lowerBound } ?? selection.lowerBound
      let moving = fixed == selection.upperBound && !selection.isEmpty ? selection.lowerBound : selection.upperBound
      let place = target(moving)
      editing.select(min(fixed, place)..<max(fixed, place), byUser: true)
      editing.anchor = fixed
    } else {
      let place = target(selection.isEmpty ? selection.lowerBound : selection.upperBound)
      editing.select(place..<place, byUser: true)
    }
  }

  /// Returns the position one character or word away.
  fileprivate func step(right: Bool, byWord: Bool, from offset: Int) -> Int {
    let isForward = right != readsLeft(at: offset), text = editing.text
    if byWord { return isForward ? text.wordEnd(after: offset) : text.wordStart(before: offset) }
    return isForward ? text.boundary(after: offset) : text.boundary(before: offset)
  }
  fileprivate func deleteForward() {
    let selection = editing.selection
    let range = selection.isEmpty ? selection.lowerBound..<editing.text.boundary(after: selection.lowerBound) : selection
    if !range.isEmpty, acceptsEditing { editing.change(range, to: "") }
  }
  fileprivate func deleteWord() {
    let selection = editing.selection
    guard selection.isEmpty, acceptsEditing else { return runtime.typist.deleteBackward() }
    editing.change(editing.text.wordStart(before: selection.lowerBound)..<selection.lowerBound, to: "")
  }
}

extension HostInterface.Key {
  /// A Boolean value that indicates whether the key is a command that does not type text.
  fileprivate var isCommand: Bool { !modifiers.isDisjoint(with: [.command, .control]) }
  /// The text that the key types, or `nil`.
  fileprivate var written: String? {
    switch cap {
    case .character(let character): String(character)
    case .name(.return): "\r"
    case .name(.space): " "
    case .name(.tab): "\t"
    case .name(.delete): "\u{8}"
    default: nil
    }
  }
  /// The name of the key in key commands.
  @MainActor fileprivate var commandInput: String {
    switch cap {
    case .name(.up): UIKeyCommand.inputUpArrow
    case .name(.down): UIKeyCommand.inputDownArrow
    case .name(.left): UIKeyCommand.inputLeftArrow
    case .name(.right): UIKeyCommand.inputRightArrow
    case .name(.escape): UIKeyCommand.inputEscape
    case .name(.home): UIKeyCommand.inputHome
    case .name(.end): UIKeyCommand.inputEnd
    case .name(.pageUp): UIKeyCommand.inputPageUp
    case .name(.pageDown): UIKeyCommand.inputPageDown
    default: written ?? ""
    }
  }
}

extension UIKeyModifierFlags {
  init(_ modifiers: HostInterface.Key.Modifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}

extension Runtime {
  /// The topmost presented view controller, or the root view controller. It receives keys while no text is edited.
  var topController: UIViewController? {
    var top = app.application.keyWindow?.rootViewController
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}
