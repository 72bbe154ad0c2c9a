/// Text input from a keyboard, an input method or the user's clipboard.
public enum TextEvent: Hashable, Sendable {
  /// The user typed or chose a text. It replaces the text that is being composed and the selected text.
  case insert(String)
  /// An input method composes this text. It replaces the text that was composed before. An empty text ends the composition and removes the
  /// composed text.
  case compose(String)
  /// The user deleted backwards. The selected text is removed, or the character before the caret if nothing is selected.
  case delete
  /// A key of a hardware keyboard was pressed and released. A key with a character writes it, unless Control or Command is held.
  case key(Key)
  /// The user pasted this text.
  case paste(String)

  /// The maximum length of the text of one event, in bytes of UTF-8.
  public static let longest = 16 << 20

  /// The text that the event carries. It is `nil` for a deletion and for a key.
  public var text: String? {
    switch self {
    case .insert(let text), .compose(let text), .paste(let text): text
    case .delete, .key: nil
    }
  }
}
