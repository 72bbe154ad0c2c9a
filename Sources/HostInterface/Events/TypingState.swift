import CoreGraphics

/// The state of text editing in an app, as far as a host needs it.
public struct TypingState: Hashable, Sendable {
  /// A Boolean value that indicates whether the app accepts typed text. While it is `true`, the app receives every key, and the host's own
  /// commands need Ctrl and Shift.
  public var isWanted = false
  /// A Boolean value that indicates whether the edited text is secret. A script contains bullets in place of such text.
  public var isSecret = false
  /// The frame of the caret, in points of the window. An input method shows its candidates there.
  public var caret: CGRect?
  /// The number of times that the user has copied text. A change tells a host that `copied` is new.
  public var copies = 0
  /// The text that the user copied last. A host copies only this text to the machine's clipboard.
  public var copied: String?

  /// Creates the state in which no text is edited.
  public init() {}
}

extension InputEvent {
  /// The event with each typed character replaced by a bullet.
  public var hidden: InputEvent {
    guard case .text(let event) = self else { return self }
    func bullets(_ text: String) -> String { String(text.map { $0.isNewline ? $0 : "•" }) }
    switch event {
    case .insert(let text): return .text(.insert(bullets(text)))
    case .compose(let text): return .text(.compose(bullets(text)))
    case .paste(let text): return .text(.paste(bullets(text)))
    case .key(let key):
      guard case .character = key.cap, key.modifiers.isDisjoint(with: [.control, .command]) else { return self }
      return .text(.insert("•"))
    case .delete: return self
    }
  }
}
