/// What a keyboard, an input method or the user's clipboard tells the app.
public enum TextEvent: Hashable, Sendable {
  /// Text was typed or chosen. It takes the place of what is being composed, and of what is selected.
  case insert(String)
  /// An input method is composing this text: it takes the place of what was composed before. Empty, nothing is composed any more, and
  /// what was composed is gone.
  case compose(String)
  /// What is before the caret, or what is selected, goes.
  case delete
  /// A key of a hardware keyboard was pressed and let go. One with a character writes it, unless Control or Command is held.
  case key(Key)
  /// The user pasted this text, from wherever he had it.
  case paste(String)

  /// Bytes of UTF-8 that one event brings at most.
  public static let longest = 16 << 20

  /// The text that it brings, if any.
  public var text: String? {
    switch self {
    case .insert(let text), .compose(let text), .paste(let text): text
    case .delete, .key: nil
    }
  }
}
