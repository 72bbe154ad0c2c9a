import CoreGraphics

/// What a host has to know of the text that is edited in an app.
public struct TypingState: Hashable, Sendable {
  /// Whether somebody takes what is typed: every key is the app's then, and the host's own commands need Ctrl and Shift.
  public var isWanted = false
  /// Whether nobody may read it: what is written down of it are bullets.
  public var isSecret = false
  /// Where the caret is, in window points: that is where an input method shows what there is to choose.
  public var caret: CGRect?
  /// How often the user has copied, and what he copied last. That, and nothing else, goes to the machine's clipboard.
  public var copies = 0
  /// What the user copied last.
  public var copied: String?

  /// Nothing is edited.
  public init() {}
}

extension InputEvent {
  /// The same event without what was typed: a bullet for each character.
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
