/// A key of a hardware keyboard, with the modifier keys that are held.
public struct Key: Hashable, Sendable {
  /// A key that has a name, such as Return.
  public enum Name: String, CaseIterable, Sendable {
    case `return`, tab, escape, space, delete, up, down, left, right, home, end
    case forwardDelete = "forward-delete"
    case pageUp = "page-up"
    case pageDown = "page-down"
  }

  /// The label of a key.
  public enum Cap: Hashable, Sendable {
    /// The label is a name.
    case name(Name)
    /// The label is a letter, digit or sign. It is the character that the key writes with the current state of the Shift key.
    case character(Character)
  }

  /// The modifier keys that are held with another key.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left or the right Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The left or the right Control key.
    public static let control = Modifiers(rawValue: 2)
    /// The left or the right Option key, which is Alt on some keyboards.
    public static let option = Modifiers(rawValue: 4)
    /// The left or the right Command key, or the key with the logo.
    public static let command = Modifiers(rawValue: 8)

    static let named: [(word: String, modifier: Modifiers)] = [
      ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ]
  }

  /// The label of the key.
  public var cap: Cap
  /// The modifier keys that are held with this key.
  public var modifiers: Modifiers

  /// Creates a key that has a name. By default no modifiers are held.
  public init(_ name: Name, _ modifiers: Modifiers = []) { (cap, self.modifiers) = (.name(name), modifiers) }

  /// Creates a key that writes a character.
  ///
  /// The result is `nil` for a character that no key writes. These are white space, control characters, and characters of more than 64
  /// bytes. For a space, use `Name.space`.
  public init?(_ character: Character, _ modifiers: Modifiers = []) {
    let scalars = character.unicodeScalars
    let isPlain = scalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
    guard isPlain, String(character).utf8.count <= Self.longestCharacter else { return nil }
    (cap, self.modifiers) = (.character(character), modifiers)
  }

  private static let longestCharacter = 64

  /// The key as a word of a script, such as `return`, `a`, `shift+left` and `command+a`.
  public var word: String {
    let held = Modifiers.named.filter { modifiers.contains($0.modifier) }.map { $0.word + "+" }.joined()
    switch cap {
    case .name(let name): return held + name.rawValue
    case .character(let character): return held + String(character)
    }
  }

  /// Creates a key from the text of `word`. The result is `nil` for any other text.
  public init?(word: String) {
    var (rest, held) = (Substring(word), Modifiers())
    // Compares scalars, because a combining mark after the plus sign forms one character with it.
    func begins(with name: String) -> Bool {
      rest.unicodeScalars.starts(with: (name + "+").unicodeScalars) && rest.unicodeScalars.count > name.unicodeScalars.count + 1
    }
    while let found = Modifiers.named.first(where: { begins(with: $0.word) }) {
      guard !held.contains(found.modifier) else { return nil }
      held.insert(found.modifier)
      rest = Substring(rest.unicodeScalars.dropFirst(found.word.unicodeScalars.count + 1))
    }
    if let name = Name(rawValue: String(rest)) {
      self.init(name, held)
    } else if rest.count == 1, let character = rest.first, let key = Key(character, held) {
      self = key
    } else {
      return nil
    }
  }
}
