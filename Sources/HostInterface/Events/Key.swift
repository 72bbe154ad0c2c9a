/// A key of a hardware keyboard, with the keys that are held beside it.
public struct Key: Hashable, Sendable {
  /// A key by what it does.
  public enum Name: String, CaseIterable, Sendable {
    case `return`, tab, escape, space, delete, up, down, left, right, home, end
    case forwardDelete = "forward-delete"
    case pageUp = "page-up"
    case pageDown = "page-down"
  }

  /// What is on the key.
  public enum Cap: Hashable, Sendable {
    /// A word.
    case name(Name)
    /// A letter, digit or sign, as the keyboard writes it with the Shift key that is held or not.
    case character(Character)
  }

  /// Keys that are held beside another one.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Either Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Either Control.
    public static let control = Modifiers(rawValue: 2)
    /// Either Option, or Alt.
    public static let option = Modifiers(rawValue: 4)
    /// Either Command, or the key with the logo.
    public static let command = Modifiers(rawValue: 8)

    static let named: [(word: String, modifier: Modifiers)] = [
      ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ]
  }

  /// What is on it.
  public var cap: Cap
  /// What is held beside it.
  public var modifiers: Modifiers

  /// A key that does something.
  public init(_ name: Name, _ modifiers: Modifiers = []) { (cap, self.modifiers) = (.name(name), modifiers) }

  /// A key that writes something; nil for what no key writes: white space (`space` has a name), control characters, and characters of
  /// more than 64 bytes.
  public init?(_ character: Character, _ modifiers: Modifiers = []) {
    let scalars = character.unicodeScalars
    let isPlain = scalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control }
    guard isPlain, String(character).utf8.count <= Self.longestCharacter else { return nil }
    (cap, self.modifiers) = (.character(character), modifiers)
  }

  private static let longestCharacter = 64

  /// A word, as in a script: `return`, `a`, `shift+left`, `command+a`.
  public var word: String {
    let held = Modifiers.named.filter { modifiers.contains($0.modifier) }.map { $0.word + "+" }.joined()
    switch cap {
    case .name(let name): return held + name.rawValue
    case .character(let character): return held + String(character)
    }
  }

  /// Reads what `word` wrote; nil for anything else.
  public init?(word: String) {
    var (rest, held) = (Substring(word), Modifiers())
    // Scalars: a mark behind the plus sign is one character with it.
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
