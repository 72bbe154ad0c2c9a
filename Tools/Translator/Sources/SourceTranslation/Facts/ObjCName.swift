/// Names that Swift gives to Objective-C on iOS.
enum ObjCName {
  /// Returns the selector of a method without a custom name.
  ///
  /// The first label follows the name. The word "With" stands between them, unless one of the two touching words is a preposition.
  static func ofMethod(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let separated = !isPreposition(firstWord(first)) && !isPreposition(lastWord(base))
      name += (separated ? "With" : "") + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns the selector of a property's setter.
  static func ofSetter(_ property: String) -> String { "set\(capitalized(property)):" }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(_ name: String) -> String { String(name.prefix { !$0.isUppercase }) }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
    "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
