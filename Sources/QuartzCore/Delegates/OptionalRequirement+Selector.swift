import Foundation

extension OptionalRequirement {
  /// Returns a Boolean value that indicates whether a selector's name denotes this method.
  ///
  /// The name can have Swift's form, `collectionView:didSelectItemAt:`. It can also have Objective-C's form, whose parts end with the last
  /// word of the argument's type: `collectionView:didSelectItemAtIndexPath:`.
  package func isNamed(_ name: String) -> Bool {
    if let selector { return name == "\(selector)" || isMade(name) }
    return isMade(name)
  }

  /// The name of the method's selector, in the form that Swift gives to a method with `@objc`.
  package var selectorName: String {
    if let selector { return "\(selector)" }
    let (base, arguments) = parts
    return arguments.enumerated().reduce(base) { name, argument in
      let (index, label) = (argument.offset, argument.element.label)
      if index > 0 { return name + (label == "_" ? "" : label) + ":" }
      if label == "_" { return name + ":" }
      let word = label.prefix(1).uppercased() + label.dropFirst()
      let first = label.prefix { $0.isLowercase }
      return name + (Self.prepositions.contains(String(first)) ? "" : "With") + word + ":"
    }
  }
  private static let prepositions: Set<String> = [
    "of", "in", "for", "at", "to", "from", "by", "with", "using", "on", "after", "before", "into", "as", "above", "below",
  ]

  private func isMade(_ name: String) -> Bool {
    let (base, arguments) = parts
    if arguments.isEmpty { return name == base }
    let words = name.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == arguments.count + 1, words.last == "", words[0].hasPrefix(base) else { return false }
    return zip(words, arguments).enumerated().allSatisfy { index, pair in
      let (word, argument) = (String(pair.0), pair.1)
      guard index == 0 else { return argument.ends(word, after: argument.label) }
      if argument.label == "_" { return argument.ends(word, after: base) }
      let label = argument.label.prefix(1).uppercased() + argument.label.dropFirst()
      return word == base || argument.ends(word, after: base + label) || argument.ends(word, after: base + "With" + label)
    }
  }

  private struct Argument {
    let label: String
    let type: String

    /// Returns a Boolean value that indicates whether a word consists of a beginning and, optionally, the end of the type's name.
    func ends(_ word: String, after beginning: String) -> Bool {
      guard word.hasPrefix(beginning) else { return false }
      let rest = word.dropFirst(beginning.count)
      return rest.isEmpty || rest.first?.isUppercase == true && type.hasSuffix(rest)
    }
  }

  private var parts: (base: String, arguments: [Argument]) {
    let text = "\(method)"
    guard let open = text.firstIndex(of: "(") else { return (text, []) }
    let arguments = text[text.index(after: open)...].dropLast().components(separatedBy: ", ").map { argument in
      let colon = argument.firstIndex(of: ":") ?? argument.endIndex
      return Argument(
        label: String(argument[..<colon]), type: argument[colon...].trimmingCharacters(in: CharacterSet(charactersIn: ":?! ")))
    }
    return (String(text[..<open]), arguments)
  }
}
